/**
 * `npm run from-the-outside`: packs the package, installs it into an empty folder and uses it as its users do. Prints a
 * table; the exit code is 1 if a story fails.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';

const root = join(import.meta.dirname, '..');
const top = mkdtempSync(join(tmpdir(), 'lamplighter-outside-'));
const project = join(top, 'project');
mkdirSync(project);

interface Output {
  readonly exit: number;
  readonly text: string;
}

function run(program: string, words: readonly string[], cwd = project, input = ''): Output {
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    cwd,
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    env: { ...process.env, CI: '', GIT_CONFIG_GLOBAL: join(top, 'gitconfig') },
  });
  if (error) throw error;
  return { exit: status ?? -1, text: `${stdout}${stderr}` };
}

/** Runs a program that must end with an exit code, and returns what it printed. */
function must(exit: number, program: string, words: readonly string[], cwd = project, input = ''): string {
  const output = run(program, words, cwd, input);
  if (output.exit !== exit)
    throw new Error(`${program} ${words.join(' ')} ended with ${output.exit}, not ${exit}:\n${output.text.slice(0, 2000)}`); // prettier-ignore
  return output.text;
}
const lamplighter = (exit: number, ...words: string[]): string =>
  must(exit, 'npx', ['--no-install', 'lamplighter', ...words]);

function expectText(text: string, part: string | RegExp): void {
  if (typeof part === 'string' ? !text.includes(part) : !part.test(text))
    throw new Error(`expected ${String(part)} in:\n${text.slice(0, 2000)}`);
}

const write = (path: string, text: string): void => {
  writeFileSync(join(project, path), text);
};
const read = (path: string): string => readFileSync(join(project, path), 'utf8');

let tarball = '';

function install(): string {
  const packed = execFileSync(
    'npm',
    ['pack', '--json', '--ignore-scripts=false', '--pack-destination', top],
    {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 28,
    },
  );
  const [{ filename, size, entryCount }] = JSON.parse(packed.slice(packed.indexOf('[\n'))) as [
    { readonly filename: string; readonly size: number; readonly entryCount: number },
  ];
  tarball = join(top, filename);
  if (size > MOST_BYTES || entryCount - vectorFiles() > MOST_FILES)
    throw new Error(
      `${size} bytes and ${entryCount} files are more than ${MOST_BYTES} and ${MOST_FILES} without vectors.`,
    );
  write('package.json', '{ "name": "project", "private": true, "type": "module" }\n');
  must(0, 'npm', ['install', '--no-audit', '--no-fund', '--omit=optional', tarball]);
  const installed = JSON.parse(read('node_modules/lamplighter/package.json')) as {
    readonly scripts?: Readonly<Record<string, string>>;
    readonly devDependencies?: object;
  };
  if (installed.scripts?.['prepare'] !== undefined) throw new Error('The package has a script "prepare".');
  return `${(size / 1e6).toFixed(2)} MB packed, ${entryCount} files`;
}

/** The package may not grow beyond this by accident; the goal is 1.5 MB and 600 files. Vectors do not count as files, because each is one. */
const [MOST_BYTES, MOST_FILES] = [3_850_000, 680];

const vectorFiles = (): number =>
  readdirSync(join(root, 'vectors'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.json'),
  ).length;

/** What a server of old or of CommonJS modules cannot load: the package has ES modules only. */
const ES_MODULES_ONLY = ['node10', 'node16-cjs'];

async function lint(): Promise<string> {
  const data = readFileSync(tarball);
  const { messages } = await publint({ pack: { tarball: new Uint8Array(data).buffer } });
  const serious = messages.filter(({ type }) => type !== 'suggestion');
  if (serious.length > 0) throw new Error(JSON.stringify(serious, null, 1));
  const checked = await checkPackage(createPackageFromTarballData(new Uint8Array(data)));
  if (checked.types === false) throw new Error('arethetypeswrong finds no types.');
  const problems = checked.problems.filter(
    (problem) => !('resolutionKind' in problem) || !ES_MODULES_ONLY.includes(problem.resolutionKind),
  );
  if (problems.length > 0) throw new Error(JSON.stringify(problems, null, 1));
  must(0, 'npm', ['publish', '--dry-run', tarball]);
  return 'publint and arethetypeswrong find nothing; npm publish --dry-run';
}

const REACT = `import type { LamplighterBoard } from 'lamplighter/elements/board';
import 'lamplighter/elements/react';
import { parseBoard } from 'lamplighter/model';

export function Viewer({ text }: { readonly text: string }) {
  const parsed = parseBoard(text);
  return <lamplighter-board relation="jack" of="c65" board={parsed.ok ? parsed.board : undefined} />;
}
export const find = (): LamplighterBoard | null => document.querySelector('lamplighter-board');
`;

const PYTHON = `import json, subprocess
engine = subprocess.Popen(["npx", "--no-install", "lamplighter", "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
def ask(request):
    engine.stdin.write(json.dumps(request) + "\\n")
    engine.stdin.flush()
    return json.loads(engine.stdout.readline())
print(json.dumps(ask({"do": "help"}))[:80])
engine.stdin.close()
print(engine.wait())
`;

/** The stories: who wants what, and the steps that must work. Each returns what it saw. */
const STORIES: readonly (readonly [string, () => string | Promise<string>])[] = [
  ['install the package into an empty project', install],
  ['check the package as a publisher does', lint],
  [
    'validate a board, and a shipped one by its name',
    () => {
      expectText(lamplighter(0, 'validate', 'whitechapel'), 'no findings');
      cpSync(
        join(project, 'node_modules/lamplighter/boards/whitehall/board.json'),
        join(project, 'mine.json'),
      );
      write('mine.json', read('mine.json').replace('"colour": "white"', '"colour": "red"'));
      const text = lamplighter(1, 'validate', 'mine.json');
      expectText(text, 'colour/wrong-game-colour');
      expectText(lamplighter(0, 'rules', 'colour/wrong-game-colour'), 'How to fix it');
      expectText(lamplighter(0, 'help', 'docs/format'), '# The board file');
      return 'findings, the page of a rule, a page of the docs';
    },
  ],
  [
    'fix a board',
    () => {
      write('messy.json', read('node_modules/lamplighter/boards/whitehall/board.json').replace('"schemaVersion": 1', '"schemaVersion":   1')); // prettier-ignore
      lamplighter(0, 'validate', 'messy.json', '--fix');
      expectText(lamplighter(0, 'format', '--check', 'messy.json'), '1 board is formatted.');
      return 'formatted';
    },
  ],
  [
    'diff two boards',
    () => {
      const text = lamplighter(1, 'diff', 'whitehall', 'mine.json');
      expectText(text, 'circle 1');
      return 'an edit and what it means in play';
    },
  ],
  [
    'import a list of neighbours and reconcile it',
    () => {
      cpSync(join(root, 'docs/examples/lists/streets.txt'), join(project, 'streets.txt'));
      expectText(lamplighter(0, 'import', 'streets.txt', '--game', 'lfw'), '"lists": {"streets": "streets"}');
      lamplighter(1, 'import', 'streets.txt', '--game', 'lfw', '--guess', '-o', 'list.json');
      expectText(lamplighter(1, 'reconcile', 'teaching/two-routes', 'list.json'), 'disagreement');
      return 'a draft, and its disagreements with another board';
    },
  ],
  [
    'export to graphs, drawings and pages; replay a record',
    () => {
      for (const format of ['canonical', 'graphml', 'svg']) lamplighter(0, 'export', 'whitechapel', '--to', format, '-o', `board.${format}`); // prettier-ignore
      lamplighter(1, 'validate', 'mine.json', '--report', 'html=report.html', '--quiet');
      expectText(read('report.html'), '<svg');
      const png = run('npx', [
        '--no-install',
        'lamplighter',
        'export',
        'whitechapel',
        '--to',
        'png',
        '-o',
        'board.png',
      ]);
      if (png.exit !== 0) expectText(png.text, 'npm install sharp');
      expectText(
        lamplighter(0, 'replay', 'node_modules/lamplighter/docs/examples/games/whitehall.json'),
        'gameOver  result "jack.dl4"',
      );
      return `three formats, a page, a record; PNG: ${png.exit === 0 ? 'written' : 'asks for sharp'}`;
    },
  ],
  [
    'embed a board in React with TypeScript, and import on a server',
    () => {
      must(0, 'npm', [
        'install',
        '--no-audit',
        '--no-fund',
        'typescript@6.0.3',
        '@types/react@19',
        'react@19',
      ]);
      write('viewer.tsx', REACT);
      write('tsconfig.json', '{ "compilerOptions": { "strict": true, "noEmit": true, "jsx": "react-jsx", "module": "NodeNext", "moduleResolution": "NodeNext", "target": "ES2023", "lib": ["ES2023", "DOM"], "skipLibCheck": false, "types": [] }, "include": ["viewer.tsx"] }'); // prettier-ignore
      must(0, 'npx', ['--no-install', 'tsc', '-p', '.']);
      write('viewer.tsx', REACT.replace('relation="jack"', 'relation={7}'));
      must(2, 'npx', ['--no-install', 'tsc', '-p', '.']);
      write('server.mjs', "for (const entry of ['elements', 'elements/board', 'elements/editor']) await import(`lamplighter/${entry}`);\nconsole.log('fine');\n"); // prettier-ignore
      expectText(must(0, 'node', ['server.mjs']), 'fine');
      return 'tsc accepts it and refuses a wrong property; a server imports it';
    },
  ],
  [
    'use the library, a schema and a vector',
    () => {
      write('library.mjs', "import { parseBoard, jackRelation } from 'lamplighter/model';\nimport { streetGraph } from 'lamplighter/model/graph';\nimport board from 'lamplighter/boards/whitechapel/board.json' with { type: 'json' };\nimport schema from 'lamplighter/schemas/board.schema.json' with { type: 'json' };\nconst parsed = parseBoard(JSON.stringify(board));\nconsole.log(parsed.ok && jackRelation(parsed.board).get('c65').length, streetGraph(parsed.board).order, schema.type);\n"); // prettier-ignore
      return must(0, 'node', ['--no-warnings', 'library.mjs']).trim();
    },
  ],
  [
    'ask the engine from Python',
    () => {
      write('ask.py', PYTHON);
      expectText(must(0, 'python3', ['ask.py']), /"ok"/);
      return 'an answer in JSON, exit 0';
    },
  ],
  [
    'set up a fresh git repository and merge two branches',
    () => {
      const folder = join(top, 'repository');
      mkdirSync(join(folder, 'boards/whitehall'), { recursive: true });
      const git = (...words: string[]): string => must(0, 'git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words], folder); // prettier-ignore
      const program = join(project, 'node_modules/.bin/lamplighter');
      const board = join(folder, 'boards/whitehall/board.json');
      cpSync(join(project, 'node_modules/lamplighter/boards/whitehall/board.json'), board);
      git('init', '-q', '-b', 'main');
      expectText(must(0, program, ['init'], folder), 'wrote .github/workflows/boards.yml');
      must(0, program, ['validate'], folder);
      git('add', '-A');
      git('commit', '-qm', 'first');
      const note = (id: string, to: string): void => {
        const text = readFileSync(board, 'utf8');
        const changed = text.replace(`"edition": "2017"`, `"edition": "2017"`).replace(id, to);
        if (changed === text) throw new Error(`There is no ${id}.`);
        writeFileSync(board, changed);
      };
      git('checkout', '-qb', 'other');
      note('{"number": 1, "at": [', '{"number": 1, "at": [1');
      git('commit', '-qam', 'other');
      git('checkout', '-q', 'main');
      note('"name": "', '"name": "The ');
      git('commit', '-qam', 'mine');
      git('merge', '-q', '-m', 'merge', 'other');
      must(0, program, ['format', '--check', 'boards'], folder);
      expectText(readFileSync(board, 'utf8'), '{"number": 1, "at": [1');
      return 'both edits are in the merged board';
    },
  ],
];

let failed = 0;
const rows: string[] = [];
for (const [story, tryStory] of STORIES) {
  const start = performance.now();
  let result: string;
  try {
    result = `ok    ${await tryStory()}`;
  } catch (error) {
    failed++;
    result = `FAIL  ${error instanceof Error ? error.message : String(error)}`;
  }
  rows.push(
    `${story.padEnd(64)} ${((performance.now() - start) / 1000).toFixed(1).padStart(5)} s  ${result}`,
  );
  process.stdout.write(`${rows.at(-1)!}\n`);
}
if (existsSync(top)) rmSync(top, { recursive: true, force: true });
process.stdout.write(failed === 0 ? 'All stories work.\n' : `${failed} of ${STORIES.length} stories fail.\n`);
process.exitCode = failed === 0 ? 0 : 1;
