/** Runs the commands and programs of the docs. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ts from 'typescript';
import { createBoardLookup } from '../../cli/boards/board-lookup.js';
import { runCommandLine } from '../../cli/run.js';
import { EMPTY_SESSION, respondToLine } from '../../engine/protocol/index.js';

const root = join(import.meta.dirname, '..', '..');

/** Runs the command line and returns its stdout and exit code. */
async function runCommand(args: readonly string[]): Promise<{ stdout: string; exit: number }> {
  let stdout = '';
  const exit = await runCommandLine(args, {
    writeResult: (text) => {
      stdout += text;
    },
    writeMessage: () => undefined,
    showProgress: () => undefined,
    paint: (_, text) => text,
    paintMessage: (_, text) => text,
  });
  return { stdout, exit };
}

/** The arguments after `npx lamplighter` in a line, without its comment; undefined for other lines. */
function argumentsOfLine(line: string): string[] | undefined {
  const command = /(?:^|&& )npx lamplighter (.*)$/.exec(line.replace(/\s+#.*$/, ''))?.[1];
  return command?.match(/"[^"]*"|\S+/g)?.map((word) => word.replace(/^"(.*)"$/, '$1'));
}

/** A console block with the actual output after each command. An output that ends with the line `…` is cut there. */
export async function updateConsoleBlock(block: string): Promise<string> {
  let out = '';
  for (const part of block.split(/^(?=\$ )/m)) {
    const [line = '', ...shownBefore] = part.trimEnd().split('\n');
    const args = argumentsOfLine(line.replace(/^\$ /, ''));
    if (args === undefined) throw new Error(`Not a lamplighter command: ${line}`);
    const lines = (await runCommand(args)).stdout.trimEnd().split('\n');
    const shown = shownBefore.at(-1) === '…' ? [...lines.slice(0, shownBefore.length - 1), '…'] : lines;
    out += [line, ...shown].map((each) => `${each}\n`).join('');
  }
  return out;
}

/** A protocol transcript with the actual response (`< …`) after each request (`> …`). Responses that were cut keep their length. */
export function updateProtocolBlock(block: string): string {
  const host = { board: createBoardLookup() };
  let session = EMPTY_SESSION;
  let out = '';
  for (const part of block.split(/^(?=> )/m)) {
    const [line = '', shownBefore = ''] = part.trimEnd().split('\n');
    const done = respondToLine(session, line.slice(2), host);
    session = done.session;
    const answer = `< ${done.line}`;
    out += `${line}\n${shownBefore.endsWith('…') ? `${answer.slice(0, shownBefore.length - 1)}…` : answer}\n`;
  }
  return out;
}

/** Compiles and runs a TypeScript program that imports the built package, and returns its output. Type errors throw. */
export function runTypeScriptExample(source: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lamplighter-docs-'));
  try {
    mkdirSync(join(folder, 'node_modules'));
    symlinkSync(root, join(folder, 'node_modules', 'lamplighter'), 'junction');
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
    const file = join(folder, 'program.ts');
    writeFileSync(file, source);
    const program = ts.createProgram([file], OPTIONS, host);
    const errors = ts.getPreEmitDiagnostics(program);
    if (errors.length > 0)
      throw new Error(
        errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n')).join('\n'),
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
// Cache the library files, which take most of the time and are the same for every program.
host.getSourceFile = (name, ...rest) => {
  if (!sources.has(name)) sources.set(name, getSourceFile(name, ...rest));
  return sources.get(name);
};

/** The file after -o or --report FORMAT=, in the folder. */
function outputIn(folder: string, arg: string, option: string | undefined): string | undefined {
  if (option === '-o') return join(folder, arg);
  const [, format, file] = /^(\w+)=(.+)$/.exec(arg) ?? [];
  return option === '--report' && file !== undefined ? `${format!}=${join(folder, file)}` : undefined;
}

/** Runs the commands of a shell block, with `boards/my-board` and all output in a temporary folder, and returns the lines that fail. */
export async function runShellBlock(block: string, folder: string): Promise<string[]> {
  const failed: string[] = [];
  const board = join(folder, 'my-board');
  cpSync(join(root, 'boards/teaching/two-routes'), board, { recursive: true });
  for (const line of block.split('\n')) {
    const args = argumentsOfLine(line)?.map(
      (arg, i, all) => outputIn(folder, arg, all[i - 1]) ?? arg.replace('boards/my-board', board),
    );
    // The editor is served until it is stopped, and init writes into the working folder; both have tests of their own.
    if (args === undefined || args[0] === 'edit' || (args[0] === 'init' && !args.includes('--dry-run')))
      continue;
    if ((await runCommand(args)).exit !== 0) failed.push(line);
  }
  return failed;
}
