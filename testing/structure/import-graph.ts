/** The imports between the source files of this repository, read from their text, and the graph of folders that follows. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { DirectedGraph } from 'graphology';
import { stronglyConnectedComponents } from 'graphology-components';
import ts from 'typescript';

/** The folders that are shipped, in the order in which they may use each other. */
export const PRODUCT_FOLDERS = [
  'schemas',
  'model',
  'validator',
  'engine',
  'exchange',
  'vision',
  'editor',
  'cli',
  'site',
];
/** The folders that only developers need. They may import any file of the product. */
export const DEVELOPER_FOLDERS = ['testing', 'bench', 'faults', 'e2e', 'docs', 'vectors'];

/** Folders inside `editor` that count as top folders, because each is a TypeScript project of its own. */
const EDITOR_PARTS = ['editor/document', 'editor/tools', 'editor/view', 'editor/app', 'editor/elements'];

export interface ImportGraph {
  /** Paths relative to the repository root, sorted. */
  readonly files: readonly string[];
  /** For each file, the files of the graph that it imports. */
  readonly imports: ReadonlyMap<string, readonly string[]>;
}

export type Graph = ReadonlyMap<string, Iterable<string>>;

/** Lists the TypeScript sources of some folders: no tests, no configuration, nothing generated. */
export function listSources(root: string, folders: readonly string[]): string[] {
  const files: string[] = [];
  const visit = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!['node_modules', 'dist', 'generated'].includes(entry.name)) visit(path);
      } else if (entry.name.endsWith('.ts') && !/\.(test|d|config)\.ts$/.test(entry.name)) files.push(path);
    }
  };
  const present = new Set(readdirSync(root));
  for (const folder of folders) if (present.has(folder)) visit(folder);
  return files.sort();
}

/** Reads the imports of all sources in some folders. Imports of types and dynamic imports count too. */
export function readImportGraph(root: string, folders: readonly string[] = PRODUCT_FOLDERS): ImportGraph {
  const files = listSources(root, folders);
  const known = new Set(files);
  const imports = new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true);
      const targets = importedFiles
        .filter(({ fileName }) => fileName.startsWith('.'))
        .map(({ fileName }) => posix.join(posix.dirname(file), fileName).replace(/\.js$/, '.ts'));
      return [file, [...new Set(targets)].filter((target) => known.has(target)).sort()];
    }),
  );
  return { files, imports };
}

/**
 * The graph of folders: one folder uses another if a file of it imports a file of the other. Index files do not count as
 * importers, because a door may list what lies in sub-folders. `folderOf` may merge folders, for example by top folder.
 */
export function folderGraph(
  { imports }: ImportGraph,
  folderOf: (file: string) => string = (file) => posix.dirname(file),
): Map<string, Set<string>> {
  const graph = new Map<string, Set<string>>();
  for (const [file, targets] of imports) {
    const from = folderOf(file);
    if (!graph.has(from)) graph.set(from, new Set());
    if (posix.basename(file) === 'index.ts') continue;
    for (const target of targets) {
      const to = folderOf(target);
      if (to !== from) graph.get(from)!.add(to);
    }
  }
  return graph;
}

/** The top folder of a file; the parts of the editor count as top folders. */
export const topFolderOf = (file: string): string =>
  EDITOR_PARTS.find((part) => file.startsWith(`${part}/`)) ?? file.slice(0, file.indexOf('/'));

/** The groups of nodes that reach each other, each sorted. */
export function findCycles(graph: Graph): string[][] {
  const directed = new DirectedGraph();
  for (const [node, targets] of graph) for (const target of targets) directed.mergeEdge(node, target);
  return stronglyConnectedComponents(directed)
    .filter((group) => group.length > 1)
    .map((group) => group.sort())
    .sort((a, b) => (a[0]! < b[0]! ? -1 : 1));
}

/** Imports from one top folder into another that do not go through an `index.ts`; `schemas` publishes its generated files. */
export function findImportsBypassingIndex({ imports }: ImportGraph): string[] {
  return [...imports].flatMap(([file, targets]) =>
    targets
      .filter(
        (target) =>
          topFolderOf(target) !== topFolderOf(file) &&
          topFolderOf(target) !== 'schemas' &&
          posix.basename(target) !== 'index.ts',
      )
      .map((target) => `${file} → ${target}`),
  );
}

/** The most sources that a folder may hold. */
const MAX_SOURCES = 20;

/** Folders that hold one file per item of a catalogue may be larger. */
const CATALOGUES = /(^|\/)(rules|boards|fixtures)(\/|$)/;

/** Folders with too many sources, with their number. */
export function findWideFolders({ files }: ImportGraph): string[] {
  const counts = new Map<string, number>();
  for (const file of files) counts.set(posix.dirname(file), (counts.get(posix.dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([folder, count]) => count > MAX_SOURCES && !CATALOGUES.test(folder))
    .map(([folder, count]) => `${folder}: ${count}`);
}
