/**
 * `npm run build`: generated schemas, types, library, command line, editor page and elements, all into `dist`.
 * A step whose inputs have not changed since its last success is skipped, so that `npm ci` followed by `npm test` builds
 * once. `--force` runs every step.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';

const root = import.meta.dirname;
const STAMP = join(root, 'dist', 'build-stamp.json');
const CONFIG = [
  'package.json',
  'package-lock.json',
  'build.js',
  'copy-types.js',
  'copy-pages.js',
  'vite.library.config.ts',
  'tsconfig.base.json',
];
const PURE = ['schemas', 'model', 'validator', 'exchange', 'engine', 'vision'];
const VITE = 'vite build --logLevel warn --config';

/** The steps: those of one stage run at the same time, the stages one after another. */
const STAGES = [
  [{ name: 'schemas', command: 'tsx schemas/generate.ts', inputs: ['schemas'], output: 'schemas/generated' }],
  [
    {
      name: 'types',
      command: 'tsc -b && node copy-types.js',
      inputs: ['.'],
      output: 'dist/types/model/index.d.ts',
    },
    {
      name: 'manifest of the elements',
      command: 'tsx docs/write-elements-manifest.ts',
      inputs: ['editor/view', 'docs'],
      output: 'dist/custom-elements.json',
    },
    { name: 'pages', command: 'node copy-pages.js', inputs: ['docs'], output: 'dist/pages.json' },
    {
      name: 'library',
      command: `${VITE} vite.library.config.ts`,
      inputs: PURE,
      output: 'dist/library/model.js',
    },
    {
      name: 'command line',
      command: `${VITE} cli/vite.config.ts && ${VITE} cli/vite.main.config.ts`,
      inputs: [...PURE, 'cli'],
      output: 'dist/cli/main.js',
    },
    {
      name: 'editor',
      command: `${VITE} editor/vite.config.ts && ${VITE} editor/vite.elements.config.ts && ${VITE} editor/vite.viewer.config.ts`,
      inputs: [...PURE, 'editor', 'boards', 'docs/pictures'],
      output: 'dist/app/index.html',
    },
  ],
  [
    {
      name: 'editor for static hosting',
      command: `${VITE} editor/vite.site.config.ts`,
      inputs: [...PURE, 'editor', 'boards', 'docs/pictures'],
      output: 'dist/site-editor/index.html',
    },
  ],
];

/** Files below a folder, without what is built or installed. */
function* filesBelow(folder) {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    if (/^(node_modules|dist|generated|\..*)$/.test(entry.name)) continue;
    const path = folder === '.' ? entry.name : `${folder}/${entry.name}`;
    if (entry.isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/** Whether a step depends on a file. The type checker reads all TypeScript, the bundlers read everything but tests. */
const isInput = (file, { inputs }) =>
  inputs.includes('.') ? /\.ts$|tsconfig.*\.json$/.test(file) : !file.endsWith('.test.ts');

function fingerprint(step) {
  const hash = createHash('sha1').update(step.command);
  const files = step.inputs
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => [...filesBelow(folder)]);
  for (const file of [...files.filter((each) => isInput(each, step)), ...CONFIG].sort())
    hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

const run = (command) =>
  new Promise((resolve, reject) => {
    const path = `${join(root, 'node_modules', '.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
    const child = spawn(command, {
      cwd: root,
      shell: true,
      stdio: 'inherit',
      env: { ...process.env, PATH: path },
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`"${command}" failed`))));
  });

const stamps = existsSync(STAMP) ? JSON.parse(readFileSync(STAMP, 'utf8')) : {};
const isForced = process.argv.includes('--force');
try {
  for (const stage of STAGES)
    await Promise.all(
      stage.map(async (step) => {
        const now = fingerprint(step);
        if (!isForced && stamps[step.name] === now && existsSync(join(root, step.output))) return;
        process.stderr.write(`build: ${step.name}\n`);
        await run(step.command);
        stamps[step.name] = now;
      }),
    );
  chmodSync(join(root, 'dist/cli/main.js'), 0o755);
} catch (error) {
  process.stderr.write(`build: ${error.message}\n`);
  process.exitCode = 1;
} finally {
  mkdirSync(join(root, 'dist'), { recursive: true });
  writeFileSync(STAMP, JSON.stringify(stamps, null, 2));
}
