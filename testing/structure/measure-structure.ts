/** `npm run structure`: counts cycles, imports past doors, wide folders and lines; `--list` names each of them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  DEVELOPER_FOLDERS,
  findCycles,
  findImportsBypassingIndex,
  findWideFolders,
  folderGraph,
  listSources,
  PRODUCT_FOLDERS,
  readImportGraph,
} from './import-graph.js';

const root = join(import.meta.dirname, '..', '..');
const graph = readImportGraph(root);
const pastDoors = findImportsBypassingIndex(graph);

const MEASURES: readonly (readonly [name: string, found: readonly string[]])[] = [
  ['cycles of folders', findCycles(folderGraph(graph)).map((cycle) => cycle.join(' '))],
  ['cycles of files', findCycles(graph.imports).map((cycle) => cycle.join(' '))],
  ['imports past doors', pastDoors],
  ['imports past the doors of the model', pastDoors.filter((line) => line.includes('→ model/'))],
  ['folders over 20 sources', findWideFolders(graph)],
];
for (const [name, found] of MEASURES) {
  console.log(`${name.padEnd(36)}${found.length}`);
  if (process.argv.includes('--list')) for (const line of found) console.log(`    ${line}`);
}

const countLines = (folders: readonly string[]): number =>
  listSources(root, folders).reduce(
    (sum, file) => sum + readFileSync(join(root, file), 'utf8').split('\n').length - 1,
    0,
  );
const folders = [...PRODUCT_FOLDERS, ...DEVELOPER_FOLDERS].filter((folder) => folder !== 'vectors');
console.log(`${'lines without tests and vectors'.padEnd(36)}${countLines(folders)}`);
if (process.argv.includes('--list'))
  for (const folder of folders) console.log(`    ${folder}: ${countLines([folder])}`);
