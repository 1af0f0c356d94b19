/** The borders between folders: those that the compiler keeps, and those that only the imports show. */
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import {
  findCycles,
  findImportsBypassingIndex,
  findWideFolders,
  folderGraph,
  readImportGraph,
} from './structure/import-graph.js';

const root = join(import.meta.dirname, '..');

/** Type-checks a folder's project with some more files in it; gives the compiler's messages about each of them. */
function compileProbes(folder: string, probes: readonly string[]): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(root, folder, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
        throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
      },
    },
  )!;
  const sources = new Map(probes.map((text, i) => [join(root, folder, `border-probe-${i}.ts`), text]));
  const host = ts.createCompilerHost(config.options);
  const real = { ...host };
  host.fileExists = (name) => sources.has(name) || real.fileExists(name);
  host.getSourceFile = (name, ...rest) =>
    sources.has(name)
      ? ts.createSourceFile(name, sources.get(name)!, ts.ScriptTarget.ES2023)
      : real.getSourceFile(name, ...rest);
  const program = ts.createProgram({
    rootNames: [...config.fileNames, ...sources.keys()],
    options: config.options,
    host,
    ...(config.projectReferences && { projectReferences: config.projectReferences }),
  });
  const messageOf = ({ messageText }: ts.Diagnostic): string =>
    ts.flattenDiagnosticMessageText(messageText, '\n');
  const general = program.getOptionsDiagnostics();
  return [...sources.keys()].map((name) => {
    const file = program.getSourceFile(name)!;
    return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file), ...general]
      .map(messageOf)
      .join('\n');
  });
}

const GLOBALS: readonly string[] = [
  "import { readFileSync } from 'node:fs'; export const read = readFileSync;",
  'export const home = process.env;',
  'export const body = document.body;',
  "export const got = fetch('x');",
];

describe.each([
  ['model', ['cli/run', 'validator/index', 'exchange/index']],
  ['validator', ['cli/run', 'exchange/index']],
  ['exchange', ['cli/run', 'validator/index']],
  ['engine', ['cli/run']],
  ['vision', ['cli/run', 'validator/index', 'exchange/index']],
  ['editor/document', ['cli/run', 'validator/index']],
  ['editor/tools', ['cli/run']],
])('%s', (folder, forbidden) => {
  const up = folder.includes('/') ? '../..' : '..';
  const imports = forbidden.map(
    (path) => `import * as other from '${up}/${path}.js'; export const x = other;`,
  );
  const [fine, ...refusedGlobals] = compileProbes(folder, ['export const fine = 1;', ...GLOBALS]);
  // Each in a program of its own: the command line brings Node's types along, which would hide other refusals.
  const refusedImports = imports.flatMap((source) => compileProbes(folder, [source]));
  const refused = [...refusedGlobals, ...refusedImports];

  test('compiles a file that keeps the borders', () => {
    expect(fine).toBe('');
  });

  test.each([...GLOBALS, ...imports].map((source, i) => [source, refused[i]!]))(
    'refuses %s',
    (_, messages) => {
      expect(messages).not.toBe('');
    },
  );
});

describe('the imports', () => {
  const graph = readImportGraph(root);

  test('make no cycle between folders', () => {
    expect(findCycles(folderGraph(graph))).toEqual([]);
  });

  test('make no cycle between files', () => {
    expect(findCycles(graph.imports)).toEqual([]);
  });

  test('enter another top folder through an index.ts', () => {
    expect(findImportsBypassingIndex(graph)).toEqual([]);
  });

  test('stand in folders of at most 20 sources', () => {
    expect(findWideFolders(graph)).toEqual([]);
  });
});
