#!/usr/bin/env node
/** The program `lamplighter`: connects the command line to this process. */
import { EXIT_CODES } from './command/command.js';
import { runCommandLine } from './run.js';
import { isShortCommand, disableOptimiser } from './v8-flags.js';
import { createProcessTerminal } from './terminal/terminal.js';

const words = process.argv.slice(2);
const terminal = createProcessTerminal(process.env);
try {
  if (isShortCommand(words)) disableOptimiser();
  process.exitCode = await runCommandLine(words, terminal);
  const failure = terminal.failure();
  if (failure !== undefined) {
    terminal.writeMessage(`lamplighter: ${failure}`);
    process.exitCode = EXIT_CODES.findings;
  }
} catch (error) {
  terminal.writeMessage('lamplighter: internal error. Please report it with the lines below.');
  terminal.writeMessage(error instanceof Error ? (error.stack ?? error.message) : String(error));
  terminal.writeMessage(`lamplighter ${words.join(' ')} (Node ${process.version}, ${process.platform})`);
  process.exitCode = EXIT_CODES.fault;
}
