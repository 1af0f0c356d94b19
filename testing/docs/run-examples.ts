/** What the commands and programs printed in our pages really answer. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { boardsByName } from '../cli/board-by-name.js';
import { run } from '../cli/run.js';
import { EMPTY_ROOM, respondToLine } from '../engine/protocol/index.js';

const root = join(import.meta.dirname, '..');

/** What a command line of Lamplighter writes to stdout, and how it ends. */
async function answerOf(words: readonly string[]): Promise<{ stdout: string; exit: number }> {
  let stdout = '';
  const exit = await run(words, {
    answer: (text) => {
      stdout += text;
    },
    talk: () => undefined,
    progress: () => undefined,
    paint: (_, text) => text,
    paintTalk: (_, text) => text,
  });
  return { stdout, exit };
}

/** The words behind `npx lamplighter` in a line, without its comment; undefined if it is another line. */
function wordsOfLine(line: string): string[] | undefined {
  const command = /(?:^|&& )npx lamplighter (.*)$/.exec(line.replace(/\s+#.*$/, ''))?.[1];
  return command?.match(/"[^"]*"|\S+/g)?.map((word) => word.replace(/^"(.*)"$/, '$1'));
}

/** A console block with the true answer behind each of its commands. Where an answer ends with the line `…`, the rest is left out. */
export async function answered(block: string): Promise<string> {
  let out = '';
  for (const part of block.split(/^(?=\$ )/m)) {
    const [line = '', ...told] = part.trimEnd().split('\n');
    const words = wordsOfLine(line.replace(/^\$ /, ''));
    if (words === undefined) throw new Error(`This is no command of ours: ${line}`);
    const lines = (await answerOf(words)).stdout.trimEnd().split('\n');
    const shown = told.at(-1) === '…' ? [...lines.slice(0, told.length - 1), '…'] : lines;
    out += [line, ...shown].map((each) => `${each}\n`).join('');
  }
  return out;
}

/** A transcript of the engine's protocol with the true answer (`< …`) behind each request (`> …`). What was cut stays as short. */
export function transcribed(block: string): string {
  const host = { board: boardsByName() };
  let room = EMPTY_ROOM;
  let out = '';
  for (const part of block.split(/^(?=> )/m)) {
    const [line = '', told = ''] = part.trimEnd().split('\n');
    const done = respondToLine(room, line.slice(2), host);
    ({ room } = done);
    const answer = `< ${done.line}`;
    out += `${line}\n${told.endsWith('…') ? `${answer.slice(0, told.length - 1)}…` : answer}\n`;
  }
  return out;
}

/** What a TypeScript program prints that uses the built package from outside, as any consumer would. Type errors throw. */
export function outputOfProgram(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lamplighter-docs-'));
  try {
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(root, join(folder, 'node_modules', 'lamplighter'), 'junction');
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const file = join(folder, 'program.ts');
    writeFileSync(file, source);
    const program = ts.createProgram([file], OPTIONS, host);
    const wrong = ts.getPreEmitDiagnostics(program);
    if (wrong.length > 0)
      throw new Error(
        wrong.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')).join('\n'),
      );
    program.emit();
    return execFileSync(process.execPath, [join(folder, 'program.js')], { cwd: root, encoding: 'utf8' });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: ['node'],
  typeRoots: [join(root, 'node_modules', '@types')],
  skipLibCheck: true,
};

const host = ts.createCompilerHost(OPTIONS);
const sources = new Map<string, ts.SourceFile | undefined>();
const getSourceFile = host.getSourceFile.bind(host);
// Most of the time goes into the libraries, which are the same for every program.
host.getSourceFile = (name, ...rest) => {
  if (!sources.has(name)) sources.set(name, getSourceFile(name, ...rest));
  return sources.get(name);
};

/** Runs the lines of a shell block one by one, with `boards/my-board` and all output in a folder of its own. Each must end well. */
export async function runShellBlock(block: string, folder: string): Promise<string[]> {
  const failed: string[] = [];
  const board = join(folder, 'my-board');
  cpSync(join(root, 'boards/teaching/two-routes'), board, { recursive: true });
  for (const line of block.split('\n')) {
    const words = wordsOfLine(line)?.map((word, i, all) =>
      all[i - 1] === '-o' ? join(folder, word) : word.replace('boards/my-board', board),
    );
    // The editor is served until somebody ends it; it has a test of its own.
    if (words === undefined || words[0] === 'edit') continue;
    if ((await answerOf(words)).exit !== 0) failed.push(line);
  }
  return failed;
}
