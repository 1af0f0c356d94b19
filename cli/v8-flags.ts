/** Flags of V8, so that short work, such as formatting one board on save, starts fast. */
import { statSync } from 'node:fs';

/** In bytes. V8's optimising compilers pay from about 1 MB on; below that it costs a third of the processor time. */
const SMALL = 500_000;

/** Options that make a command take long. */
const LONG: readonly string[] = ['--deep', '--watch'];

/** The form of a shipped board's name; shipped boards are small. */
const SHIPPED_NAME = /^[a-z0-9-]+(\/[a-z0-9-]+)?$/;

/** Whether a command line formats or validates one small file, the folder of one small board, or a shipped board. */
export function isShortCommand([command, ...rest]: readonly string[]): boolean {
  const files = rest.filter((word) => !word.startsWith('-'));
  if (command !== 'format' && command !== 'validate') return false;
  if (files.length !== 1 || rest.some((word) => LONG.includes(word))) return false;
  try {
    const named = statSync(files[0]!, { throwIfNoEntry: false });
    if (named === undefined) return SHIPPED_NAME.test(files[0]!);
    const isFolder = named.isDirectory();
    const stats = isFolder ? statSync(`${files[0]!}/board.json`, { throwIfNoEntry: false }) : named;
    return stats !== undefined && stats.isFile() && stats.size < SMALL;
  } catch {
    return false;
  }
}

/** Of short commands: they stay in the interpreter and the baseline compiler, and collect garbage without other threads. */
const SHORT_FLAGS = ['--no-opt', '--no-maglev', '--no-parallel-scavenge'];

type Loader = ReturnType<typeof process.getBuiltinModule<'node:module'>> & {
  readonly enableCompileCache?: () => { readonly directory?: string };
};

/**
 * Sets the flags of V8 for a command line and then turns Node's cache of compiled code on, which Node 22 has. V8 accepts
 * cached code only under the flags it was compiled with, and Node names the folder of the cache after the flags. The cache
 * holds what is compiled when a file is loaded, so with it V8 compiles whole files and not function by function.
 */
export function setUpV8(words: readonly string[]): void {
  // Node's own code is cached too, so what is needed of it is loaded before the flags change.
  const hasCache = Number.parseInt(process.versions.node) >= 22;
  const loader: Loader | undefined = hasCache ? process.getBuiltinModule('node:module') : undefined;
  const enableCompileCache = loader?.enableCompileCache;
  if (isShortCommand(words)) setFlags(SHORT_FLAGS);
  if (enableCompileCache === undefined) return;
  setFlags(['--no-lazy']);
  if (enableCompileCache().directory === undefined) setFlags(['--lazy']);
}

function setFlags(flags: readonly string[]): void {
  const { setFlagsFromString } = process.getBuiltinModule('node:v8');
  for (const flag of flags) setFlagsFromString(flag);
}
