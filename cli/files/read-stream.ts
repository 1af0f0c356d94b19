/** Reads stdin, pipes and process substitutions, which can be read once. */
import { closeSync, openSync, readSync, statSync } from 'node:fs';

/** The path that means stdin. */
export const STDIN = '-';

/** A path for messages and reports. */
export const nameOfPath = (path: string): string => (path === STDIN ? '<stdin>' : path);

/** Whether a path is stdin, a pipe or a device. */
export function isStream(path: string): boolean {
  if (path === STDIN) return true;
  try {
    const stats = statSync(path);
    return !stats.isFile() && !stats.isDirectory();
  } catch {
    return false;
  }
}

const known = new Map<string, Buffer>();

/** All bytes of a stream. They are kept, because a command may read the same board more than once. */
export function readStream(path: string): Buffer {
  const before = known.get(path);
  if (before !== undefined) return before;
  const descriptor = path === STDIN ? 0 : openSync(path, 'r');
  try {
    const bytes = readToEnd(descriptor);
    known.set(path, bytes);
    return bytes;
  } finally {
    if (descriptor !== 0) closeSync(descriptor);
  }
}

function readToEnd(descriptor: number): Buffer {
  const pieces: Buffer[] = [];
  for (;;) {
    const piece = Buffer.allocUnsafe(1 << 16);
    try {
      const length = readSync(descriptor, piece);
      if (length === 0) return Buffer.concat(pieces);
      pieces.push(piece.subarray(0, length));
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // Windows reports the end of a pipe so.
      if (code === 'EOF') return Buffer.concat(pieces);
      if (code !== 'EAGAIN') throw error;
      // A non-blocking pipe without data: wait a little for its writer.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
}
