/**
 * The size of the built editor, compressed by gzip. First load: index.html, its style sheets and scripts, and all modules
 * that the scripts import statically, which is what a browser fetches before it shows the editor. The validation worker
 * is fetched beside it. Other chunks are fetched when they are needed, those of the detection together. Pictures are not
 * counted.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseSync } from 'vite';
import type { Measure, ResultRow } from '../harness/result-table.js';

const PAGE = 'dist/app';
const MOST_FIRST_LOAD = 175;
const MOST_WORKER = 125;
const MOST_DETECTION = 200;
const DETECTION = /\/(detection|weights)[\w-]*\.js$/;
const BOARD = /\/board-[\w-]{8}\.js$/;
const HASH = /-[\w-]{8}(?=\.\w+$)/;

export const measureEditorSize: Measure = () => {
  if (!existsSync(join(PAGE, 'index.html'))) throw new Error('The editor has not been built.');
  const read = (file: string): string => readFileSync(join(PAGE, file), 'utf8');
  const files = readdirSync(PAGE, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(js|css|html|json)$/.test(file))
    .sort();
  const firstLoad = withStaticImports(['index.html', ...linksOf(read('index.html'))], read);
  const worker = withStaticImports(
    files.filter((file) => file.includes('validation-worker')),
    read,
  );
  const detection = files.filter((file) => DETECTION.test(file));
  const rest = files.filter((file) => !firstLoad.has(file) && !worker.has(file) && !detection.includes(file));
  const boards = rest.filter((file) => BOARD.test(file));
  const kilobytes = (some: Iterable<string>): number =>
    [...some].reduce((sum, file) => sum + gzipSync(readFileSync(join(PAGE, file))).length / 1024, 0);
  return [
    sizeRow('first load', firstLoad.size, kilobytes(firstLoad), MOST_FIRST_LOAD),
    sizeRow('validation worker', worker.size, kilobytes(worker), MOST_WORKER),
    sizeRow('lazy detection', detection.length, kilobytes(detection), MOST_DETECTION),
    ...rest
      .filter((file) => !boards.includes(file))
      .map((file) => sizeRow(`lazy ${posix.basename(file).replace(HASH, '')}`, 1, kilobytes([file]))),
    // Each shipped board is a chunk.
    sizeRow('lazy boards', boards.length, kilobytes(boards)),
  ];
};

function sizeRow(what: string, count: number, kilobytes: number, most?: number): ResultRow {
  return {
    measure: `editor, gzip: ${what}`,
    size: count === 1 ? '1 file' : `${count} files`,
    ours: `${kilobytes.toFixed(kilobytes < 10 ? 1 : 0)} KB`,
    result: '',
    ...(most !== undefined && { goal: { text: `≤ ${most} KB`, met: kilobytes <= most } }),
  };
}

/** The scripts and style sheets that a page names. */
export const linksOf = (html: string): string[] =>
  Array.from(html.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g), ([, file]) => file!);

/** Files and the modules they import, and those import, statically. */
export function withStaticImports(
  files: readonly string[],
  read: (file: string) => string,
): ReadonlySet<string> {
  const all = new Set(files);
  for (const file of all)
    if (file.endsWith('.js'))
      for (const imported of staticImports(read(file))) all.add(posix.join(posix.dirname(file), imported));
  return all;
}

const staticImports = (source: string): string[] =>
  parseSync('module.js', source).program.body.flatMap((statement) =>
    'source' in statement && statement.source ? [statement.source.value] : [],
  );
