/** `npm run site`: builds the static site into `dist/site`. Any host serves it from any folder. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { digestBoard, parseBoard } from '../model/index.js';
import { findBrokenLinks } from './check-links.js';
import { readDocuments } from './markdown/read-documents.js';
import { buildGallery, type GalleryBoard } from './pages/gallery.js';
import { landingPage } from './pages/landing.js';
import { formatPage, type Page } from './pages/page.js';
import { validatePage } from './pages/validate-page.js';

const root = join(import.meta.dirname, '..');
const output = join(root, 'dist/site');
const { version, repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly version: string;
  readonly repository: { readonly url: string };
};

rmSync(output, { recursive: true, force: true });
const repositoryAddress = repository.url.replace(/^git\+|\.git$/g, '');
const documents = readDocuments(root, repositoryAddress);
const gallery = await buildGallery(readBoards());
const pages: readonly Page[] = [landingPage(), validatePage(), ...gallery.pages, ...documents.pages];
for (const page of pages) write(page.path, formatPage(page, version));
for (const { path, text } of gallery.files) write(path, text);
for (const file of [
  ...documents.files,
  ...schemas(),
  ...boardFiles(),
  'docs/pictures/whitechapel.svg',
  'docs/pictures/whitechapel-dark.svg',
  'docs/examples/broken/wrong-expected-count.json',
])
  // prettier-ignore
  cpSync(join(root, file), join(output, file), { recursive: true });
write('assets/search.json', JSON.stringify(documents.entries));
write('assets/site.css', readFileSync(join(root, 'site/site.css'), 'utf8'));
write('assets/lamp.svg', readFileSync(join(root, 'editor/app/lamp.svg'), 'utf8'));
// Hosts that run Jekyll leave files with an underscore out otherwise.
write('.nojekyll', '');
run('vite', ['build', '--logLevel', 'warn', '--config', 'site/vite.config.ts']);
cpSync(join(root, 'dist/site-editor'), join(output, 'editor'), { recursive: true });
// The example page of the elements loads them from here, as it does in the repository.
cpSync(join(root, 'dist/elements'), join(output, 'dist/elements'), { recursive: true });
for (const name of readdirSync(join(root, 'dist/app/assets')).filter((each) =>
  /worker-entry|weights/.test(each),
))
  cpSync(join(root, 'dist/app/assets', name), join(output, 'dist/app/assets', name));
const source = `${repositoryAddress}/blob/main/{path}#L{line}`;
run('typedoc', ['--out', 'dist/site/api', '--logLevel', 'Error', '--sourceLinkTemplate', source]);
const broken = findBrokenLinks(output);
if (broken.length > 0) {
  process.stderr.write(`${broken.join('\n')}\n`);
  process.exitCode = 1;
}
const count = readdirSync(output, { recursive: true }).length;
process.stdout.write(`dist/site: ${pages.length} pages, ${count} files. Serve it with any web server.\n`);

function readBoards(): readonly GalleryBoard[] {
  return boardNames().map((name) => {
    const parsed = parseBoard(readFileSync(join(root, 'boards', name, 'board.json'), 'utf8'));
    if (!parsed.ok) throw new Error(`boards/${name}/board.json is no board: ${parsed.errors[0]!.message}`);
    const hasSources = existsSync(join(root, 'boards', name, 'sources.md'));
    return { name, board: parsed.board, digest: digestBoard(parsed.board), hasSources };
  });
}

/** The shipped boards, then the teaching boards. */
function boardNames(): readonly string[] {
  const below = (folder: string): string[] =>
    readdirSync(join(root, 'boards', folder))
      .map((name) => (folder === '' ? name : `${folder}/${name}`))
      .filter((name) => existsSync(join(root, 'boards', name, 'board.json')))
      .sort();
  return [...below(''), ...below('teaching')];
}

function boardFiles(): readonly string[] {
  return boardNames().map((name) => `boards/${name}/board.json`);
}

function schemas(): readonly string[] {
  return readdirSync(join(root, 'schemas'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.startsWith('generated'))
    .map((name) => `schemas/${name.replaceAll('\\', '/')}`);
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(output, path)), { recursive: true });
  writeFileSync(join(output, path), text);
}

function run(program: string, words: readonly string[]): void {
  const extension = process.platform === 'win32' ? '.cmd' : '';
  execFileSync(join(root, 'node_modules/.bin', program + extension), words, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
}
