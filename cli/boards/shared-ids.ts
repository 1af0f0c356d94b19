/** Finds ids that several board files have, before they are parsed. */
import { closeSync, openSync, readSync } from 'node:fs';
import { isStream } from '../files/read-stream.js';

/** In bytes. A formatted board has its id in the first lines. */
const START = 4096;

/** The ids that stand first in several of the files; pipes are not read. */
export function idsSharedByFiles(files: readonly string[]): ReadonlySet<string> {
  const ids = files.length < 2 ? [] : files.flatMap((file) => idAtStartOf(file) ?? []);
  const known = new Set<string>();
  return new Set(ids.filter((id) => known.has(id) || !known.add(id)));
}

function idAtStartOf(file: string): string | undefined {
  if (isStream(file)) return undefined;
  try {
    const descriptor = openSync(file, 'r');
    try {
      const bytes = Buffer.alloc(START);
      const text = bytes.toString('utf8', 0, readSync(descriptor, bytes));
      return /"id"\s*:\s*"([^"\\]*)"/.exec(text)?.[1];
    } finally {
      closeSync(descriptor);
    }
  } catch {
    // Reading the whole file reports why.
    return undefined;
  }
}
