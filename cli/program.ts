/** Connects the command line to this process. */
import { EXIT_CODES } from './command/command.js';
import { runCommandLine } from './run.js';
import { createProcessTerminal } from './terminal/terminal.js';

/** Runs a command line in this process and sets its exit code. */
export async function runProgram(words: readonly string[]): Promise<void> {
  const terminal = createProcessTerminal(process.env);
  try {
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
}

/** Runs a worker thread of this program. */
export async function runThread(): Promise<void> {
  const { runExploreThread } = await import('./commands/explore/explore-thread.js');
  runExploreThread();
}
