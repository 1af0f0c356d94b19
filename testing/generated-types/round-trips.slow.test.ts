/**
 * The programs of docs/schemas.md read the official boards and write them again, with the types that the commands of the page
 * generate. Each language runs where it is installed, without a network.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';
import { afterAll, expect, test } from 'vitest';
import {
  HAS_GO,
  HAS_MONO,
  HAS_PYTHON,
  hasCrates,
  isToolMissing,
  NEWTONSOFT,
} from '../exchange/installed-tools.js';
import { programOf, writeBoards, writeTypes } from './read-schemas-page.js';

const folder = mkdtempSync(join(tmpdir(), 'lamplighter-types-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});
const BOARDS = writeBoards(folder);
const PATHS = BOARDS.map(({ path }) => path);

/** Runs a program in a folder and returns what it prints. */
function run(cwd: string, environment: NodeJS.ProcessEnv, program: string, ...operands: string[]): string {
  const env = { ...process.env, ...environment };
  const { status, stdout, stderr } = spawnSync(program, operands, {
    cwd,
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (status !== 0) throw new Error(`${program} ${operands[0] ?? ''}: ${stderr}${stdout}`);
  return stdout;
}

const expectBoards = (output: string): void => {
  expect(
    output
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual(BOARDS.map(({ data }) => data));
};

/** A folder with the generated types, a program and other files. */
async function project(heading: string, files: Readonly<Record<string, string>>): Promise<string> {
  const name = join(folder, heading);
  mkdirSync(join(name, 'src'), { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(join(name, file), text);
  await writeTypes(heading, name);
  return name;
}

test.skipIf(isToolMissing(HAS_PYTHON, 'the Python of docs/schemas.md', 'python3'))('Python', async () => {
  const cwd = await project('Python', { 'read_boards.py': programOf('python') });
  expectBoards(run(cwd, {}, 'python3', 'read_boards.py', ...PATHS));
});

test('TypeScript', async () => {
  const files = { 'package.json': '{"type": "module"}', 'read-boards.ts': programOf('ts') };
  const cwd = await project('TypeScript', files);
  const compilerOptions = { module: ModuleKind.ESNext, target: ScriptTarget.ES2022 };
  for (const name of ['board-types', 'read-boards']) {
    const { outputText } = transpileModule(readFileSync(join(cwd, `${name}.ts`), 'utf8'), {
      compilerOptions,
    });
    writeFileSync(join(cwd, `${name}.js`), outputText);
  }
  expectBoards(run(cwd, {}, process.execPath, 'read-boards.js', ...PATHS));
});

const manifest = programOf('toml');
test.skipIf(
  isToolMissing(hasCrates(manifest), 'the Rust of docs/schemas.md', 'cargo with librust-serde-json-dev'),
)('Rust', async () => {
  const cwd = await project('Rust', { 'Cargo.toml': manifest, 'src/main.rs': programOf('rust') });
  expectBoards(run(cwd, {}, 'cargo', 'run', '--offline', '--quiet', '--', ...PATHS));
});

test.skipIf(isToolMissing(HAS_GO, 'the Go of docs/schemas.md', 'golang-go'))('Go', async () => {
  const cwd = await project('Go', { 'main.go': programOf('go') });
  const sources = ['main.go', 'board_types.go'];
  expectBoards(run(cwd, { GO111MODULE: 'off' }, 'go', 'run', ...sources, ...PATHS));
});

test.skipIf(isToolMissing(HAS_MONO, 'the C# of docs/schemas.md', 'mono-mcs with libnewtonsoft-json5.0-cil'))(
  'C#',
  async () => {
    const cwd = await project('C#', { 'ReadBoards.cs': programOf('csharp') });
    run(cwd, {}, 'mcs', `-r:${NEWTONSOFT!}`, '-out:read.exe', 'ReadBoards.cs', 'BoardTypes.cs');
    expectBoards(run(cwd, { MONO_PATH: join(NEWTONSOFT!, '..') }, 'mono', 'read.exe', ...PATHS));
  },
);
