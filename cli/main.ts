#!/usr/bin/env node
/** The program `lamplighter`. It sets V8 up and loads everything else from compiled code, where an earlier run has left it. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as program from './program.js';
import { codeCacheFile, readCodeCache, writeCodeCache } from './start/code-cache.js';
import { createChunkLoader } from './start/load-chunks.js';
import { THREAD_WORD } from './start/thread-word.js';
import { isShortCommand, setShortFlags } from './start/v8-flags.js';

/** In milliseconds. A cache as old as this is written again, because other boards need other functions. */
const RENEWAL = 3_600_000;

const words = process.argv.slice(2);
const isShort = isShortCommand(words);
if (isShort) setShortFlags();
const file = codeCacheFile(process.env, words[0] ?? '', isShort ? 'short' : 'long');
const { chunks, age } = readCodeCache(file);
const loader = createChunkLoader(pathToFileURL(join(import.meta.dirname, 'chunks/')).href, chunks);
const { runProgram, runThread } = loader.load('entry.js') as unknown as typeof program;
const isThread = words[0] === THREAD_WORD && !process.getBuiltinModule('node:worker_threads').isMainThread;
if (isThread) void runThread();
else
  void runProgram(words).then(() => {
    const isUsual = Number(process.exitCode) <= 1;
    if (isUsual && (age > RENEWAL || !loader.isCached())) writeCodeCache(file, loader.compiled);
    // Ends at once and not after freeing all memory, which takes several milliseconds. All output has been written.
    if (isShort) process.exit();
  });
