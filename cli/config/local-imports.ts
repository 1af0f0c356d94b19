/** Finds the files that a rule module imports, so that --watch notices their changes. */
import { statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readText } from '../files/read-text.js';

/** `from './a.mjs'`, `import('./a.mjs')`, `require('../b')`. */
const LOCAL_IMPORT = /\b(?:from|import|require)\s*\(?\s*(['"])(\.{1,2}\/[^'"?]+)\1/g;

/** What `require` adds to a path. */
const ENDINGS = ['', '.js', '.cjs', '.json', '/index.js'];

/** A module and all files that it imports by relative paths, directly or not, also those that do not exist. */
export function filesOfModule(file: string): readonly string[] {
  const files = new Set([file]);
  for (const each of files) {
    const read = readText(each);
    for (const [, , path] of (read.ok ? read.text : '').matchAll(LOCAL_IMPORT)) {
      const imported = join(dirname(each), path!);
      files.add(imported + (ENDINGS.find((ending) => timeOf(imported + ending) > 0) ?? ''));
    }
  }
  return [...files];
}

/** A text that changes with any of the files. */
export const versionOfFiles = (files: readonly string[]): string => files.map(timeOf).join('-');

/** When a file was changed; 0 if there is no such file. */
function timeOf(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  return stats?.isFile() ? stats.mtimeMs : 0;
}
