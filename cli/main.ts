#!/usr/bin/env node
/**
 * The program `lamplighter`. It loads everything else after turning Node's cache of compiled code on, which Node 22 has.
 * The cache holds what is compiled when a file is loaded, so with it V8 compiles whole files and not function by function.
 */
type Loader = ReturnType<typeof process.getBuiltinModule<'node:module'>> & {
  readonly enableCompileCache?: () => { readonly directory?: string };
};
const loader: Loader = process.getBuiltinModule('node:module');
const { directory } = loader.enableCompileCache?.() ?? {};
if (directory !== undefined) process.getBuiltinModule('node:v8').setFlagsFromString('--no-lazy');
const { runProgram } = await import('./program.js');
await runProgram(process.argv.slice(2));
