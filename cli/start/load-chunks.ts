/** Loads the chunks of the bundled program as scripts, with the compiled code of an earlier run. */
import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';
import type { CachedChunk } from './code-cache.js';

type Exports = Readonly<Record<string, unknown>>;
/** What a chunk's script evaluates to; `vite.chunks.config.ts` writes it. */
type Chunk = (
  load: (name: string) => Exports,
  importModule: (specifier: string) => Promise<unknown>,
  url: string,
) => Exports;

/** A chunk's source begins with its stamp, a comment of this length. */
export const STAMP_LENGTH = 20;

export interface ChunkLoader {
  /** Loads a chunk once and returns its exports. */
  readonly load: (name: string) => Exports;
  /** Whether all loaded chunks were in the cache. */
  readonly isCached: () => boolean;
  /** The compiled code of the loaded chunks, with the functions that have run. */
  readonly compiled: () => CachedChunk[];
}

/** A loader of the chunks in a folder; `url` is that of the folder, with a slash at its end. */
export function createChunkLoader(url: string, cache: ReadonlyMap<string, CachedChunk>): ChunkLoader {
  const loaded = new Map<string, Exports>();
  const scripts: { readonly name: string; readonly stamp: string; readonly script: Script }[] = [];
  let isCached = true;
  const load = (name: string): Exports => {
    const known = loaded.get(name);
    if (known !== undefined) return known;
    const filename = `${url}${name}`;
    const source = readFileSync(new URL(filename), 'latin1');
    // Compiled code names its file in stack traces, so that another installation must not use it.
    const stamp = `${source.slice(0, STAMP_LENGTH)} ${filename}`;
    const cached = cache.get(name);
    const cachedData = cached?.stamp === stamp ? cached.data : undefined;
    const script = new Script(source, { filename, ...(cachedData && { cachedData }) });
    if (cachedData === undefined || script.cachedDataRejected === true) isCached = false;
    scripts.push({ name, stamp, script });
    const exports = (script.runInThisContext() as Chunk)(load, importModule, filename);
    loaded.set(name, exports);
    return exports;
  };
  return {
    load,
    isCached: () => isCached,
    compiled: () =>
      scripts.map(({ name, stamp, script }) => ({ name, stamp, data: script.createCachedData() })),
  };
}

/** Modules outside of the bundle: house rules and optional packages. */
const importModule = (specifier: string): Promise<unknown> => import(specifier);
