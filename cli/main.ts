#!/usr/bin/env node
/** The program `lamplighter`. It loads everything else after turning Node's cache of compiled code on, which Node 22 has. */
type Loader = ReturnType<typeof process.getBuiltinModule<'node:module'>> & {
  readonly enableCompileCache?: () => unknown;
};
const loader: Loader = process.getBuiltinModule('node:module');
loader.enableCompileCache?.();
const { runProgram } = await import('./program.js');
await runProgram(process.argv.slice(2));
