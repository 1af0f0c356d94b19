#!/usr/bin/env node
/** The program `lamplighter`: the only place that knows the process. */
import { EXIT } from './command.js';
import { run } from './run.js';
import { isQuickWork, spareOptimiser } from './quick-work.js';
import { processTerminal } from './terminal.js';

const words = process.argv.slice(2);
const terminal = processTerminal(process.env);
try {
  if (isQuickWork(words)) spareOptimiser();
  process.exitCode = await run(words, terminal);
  const failure = terminal.failure();
  if (failure !== undefined) {
    terminal.talk(`lamplighter: ${failure}`);
    process.exitCode = EXIT.findings;
  }
} catch (error) {
  terminal.talk('lamplighter: this is our mistake, not yours. Please report it with the lines below.');
  terminal.talk(error instanceof Error ? (error.stack ?? error.message) : String(error));
  terminal.talk(`lamplighter ${words.join(' ')} (Node ${process.version}, ${process.platform})`);
  process.exitCode = EXIT.fault;
}
