#!/usr/bin/env node
/** The program `lamplighter`. It loads everything else after setting V8 up. */
import { setUpV8 } from './v8-flags.js';

const words = process.argv.slice(2);
setUpV8(words);
const { runProgram } = await import('./program.js');
await runProgram(words);
