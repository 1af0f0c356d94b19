/** Draws the folders and their imports as Mermaid diagrams: docs/folder-graph.md, and one in docs/architecture.md. `npm run docs`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  folderGraph,
  readImportGraph,
  topFolderOf,
  type ImportGraph,
} from '../testing/structure/import-graph.js';

type Edges = ReadonlyMap<string, ReadonlySet<string>>;

/** Without the edges that a longer path implies. */
function reduceEdges(edges: Edges): Edges {
  const reaches = (from: string, to: string, seen = new Set<string>()): boolean =>
    [...(edges.get(from) ?? [])].some((next) => {
      if (seen.has(next)) return false;
      seen.add(next);
      return next === to || reaches(next, to, seen);
    });
  return new Map(
    [...edges].map(([from, targets]) => [
      from,
      new Set([...targets].filter((to) => ![...targets].some((other) => other !== to && reaches(other, to)))),
    ]),
  );
}

function diagram(edges: Edges): string {
  const names = [...edges.keys()].sort();
  const idOf = (name: string): string => `n${names.indexOf(name)}`;
  return [
    '```mermaid',
    'flowchart TD',
    ...names.map((name) => `  ${idOf(name)}["${name}"]`),
    ...names.flatMap((from) => [...edges.get(from)!].sort().map((to) => `  ${idOf(from)} --> ${idOf(to)}`)),
    '```',
  ].join('\n');
}

/** The imports between the top folders. */
const topFolderDiagram = (graph: ImportGraph): string =>
  diagram(reduceEdges(folderGraph(graph, topFolderOf)));

/** The imports between the sub-folders of a folder; the files directly in it are one node. */
function subFolderDiagram({ files, imports }: ImportGraph, folder: string): string {
  const inside = (file: string): boolean => file.startsWith(`${folder}/`) && file !== `${folder}/index.ts`;
  const part: ImportGraph = {
    files: files.filter(inside),
    imports: new Map(
      [...imports].filter(([file]) => inside(file)).map(([file, to]) => [file, to.filter(inside)]),
    ),
  };
  const subFolderOf = (file: string): string => {
    const [first, ...rest] = file.slice(folder.length + 1).split('/');
    return rest.length > 0 ? first! : 'top-level files';
  };
  return diagram(reduceEdges(folderGraph(part, subFolderOf)));
}

/** The pages with diagrams, by their name in docs, with their current text. */
export function folderGraphPages(): ReadonlyMap<string, string> {
  const graph = readImportGraph(join(import.meta.dirname, '..'));
  const top = topFolderDiagram(graph);
  const folders = [...new Set(graph.files.map(topFolderOf))].filter((folder) =>
    graph.files.some((file) => file.startsWith(`${folder}/`) && file.slice(folder.length + 1).includes('/')),
  );
  const sections = folders.map((folder) => `## ${folder}\n\n${subFolderDiagram(graph, folder)}\n`);
  const architecture = readFileSync(join(import.meta.dirname, 'architecture.md'), 'utf8');
  return new Map([
    ['architecture.md', architecture.replace(/```mermaid\n[^]*?\n```/, () => top)],
    [
      'folder-graph.md',
      `<!-- Made by \`npm run docs\` from the imports. -->
# Folder graph

An arrow means "imports". Edges that a longer path implies are left out, and index files do not count as importers. [Architecture](architecture.md) explains the folders.

## Top folders

${top}

${sections.join('\n')}`,
    ],
  ]);
}

if (process.argv[1] === import.meta.filename)
  for (const [name, text] of folderGraphPages()) writeFileSync(join(import.meta.dirname, name), text);
