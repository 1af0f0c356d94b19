/**
 * Compiled code of the chunks that a command loads, kept in one file of the user's cache folder. It is made at the end of
 * a run, so it holds exactly the functions that ran. A cache that is missing or damaged changes nothing but the time.
 */
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writevSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** The compiled code of a chunk, with the stamp of the source that it was compiled from. */
export interface CachedChunk {
  readonly name: string;
  readonly stamp: string;
  readonly data: Buffer;
}

/** The cached chunks by name, and the cache's age in milliseconds. */
export interface CodeCache {
  readonly chunks: ReadonlyMap<string, CachedChunk>;
  readonly age: number;
}
const EMPTY: CodeCache = { chunks: new Map(), age: 0 };

/** Files begin with this and the length of their table in eight digits. */
const MAGIC = 'lamplighter-code-1 ';
const TABLE_START = MAGIC.length + 8;
/** V8 copies data that begins elsewhere. */
const ALIGNMENT = 8;

type Environment = Readonly<Record<string, string | undefined>>;

/** The file of a command's compiled code; undefined if the user wants no such cache or has no folder for it. */
export function codeCacheFile(
  environment: Environment,
  command: string,
  kind: 'short' | 'long',
): string | undefined {
  const { NODE_COMPILE_CACHE, XDG_CACHE_HOME, LOCALAPPDATA, HOME } = environment;
  const home = HOME ? join(HOME, '.cache') : '';
  const folder = [NODE_COMPILE_CACHE, XDG_CACHE_HOME, LOCALAPPDATA, home].find(Boolean);
  if (folder === undefined || environment['NODE_DISABLE_COMPILE_CACHE'] || !/^[a-z]+$/.test(command))
    return undefined;
  return join(folder, 'lamplighter', `${command}-${kind}-${process.version}-${process.arch}.bin`);
}

/** Reads a cache; it has no chunks if the file cannot be used. */
export function readCodeCache(file: string | undefined): CodeCache {
  try {
    if (file === undefined) return EMPTY;
    const bytes = readFileSync(file);
    return { chunks: parseCodeCache(bytes), age: Date.now() - statSync(file).mtimeMs };
  } catch {
    return EMPTY;
  }
}

/** V8 crashes on damaged code. A file is two equal halves, because comparing is the fastest check that Node has at hand. */
function parseCodeCache(bytes: Buffer): ReadonlyMap<string, CachedChunk> {
  const chunks = new Map<string, CachedChunk>();
  const end = bytes.length / 2;
  if (
    bytes.toString('latin1', 0, MAGIC.length) !== MAGIC ||
    bytes.compare(bytes, end, bytes.length, 0, end) !== 0
  )
    return chunks;
  const tableEnd = TABLE_START + Number(bytes.toString('latin1', MAGIC.length, TABLE_START));
  const table = JSON.parse(bytes.toString('latin1', TABLE_START, tableEnd)) as [string, string, number][];
  let at = aligned(tableEnd);
  for (const [name, stamp, length] of table) {
    chunks.set(name, { name, stamp, data: bytes.subarray(at, at + length) });
    at += aligned(length);
  }
  return chunks;
}

/** Writes a cache in one step; does nothing where that is impossible. `compile` is called only if the file can be written. */
export function writeCodeCache(file: string | undefined, compile: () => readonly CachedChunk[]): void {
  if (file === undefined) return;
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    const descriptor = openSync(draft, 'wx', 0o600);
    try {
      writevSync(descriptor, formatCodeCache(compile()));
    } finally {
      closeSync(descriptor);
    }
    renameSync(draft, file);
  } catch {
    try {
      unlinkSync(draft);
    } catch {
      // It was never there.
    }
  }
}

function formatCodeCache(chunks: readonly CachedChunk[]): Buffer[] {
  const table = JSON.stringify(chunks.map(({ name, stamp, data }) => [name, stamp, data.length]));
  const head = `${MAGIC}${String(table.length).padStart(8)}${table}`;
  const code = chunks.flatMap(({ data }) => [data, Buffer.alloc(aligned(data.length) - data.length)]);
  const half = [Buffer.from(head.padEnd(aligned(head.length))), ...code];
  return [...half, ...half];
}

const aligned = (length: number): number => Math.ceil(length / ALIGNMENT) * ALIGNMENT;
