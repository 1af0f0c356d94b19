/** Messages for wrong usage of the command line. */
import { suggestSpelling } from '../../model/index.js';
import { EXIT_CODES, type ExitCode, failure, type Result } from './command.js';
import { quoteForMessage, type Terminal } from '../terminal/terminal.js';

/** Prints the error and where to find help; returns the exit code. */
export function reportUsageError(terminal: Terminal, message: string, command?: string): ExitCode {
  const who = command === undefined ? 'lamplighter' : `lamplighter ${command}`;
  terminal.writeMessage(`${terminal.paintMessage('red', who)}: ${message}`);
  terminal.writeMessage(
    `Run "lamplighter help${command === undefined ? '' : ` ${command}`}" to see what it takes.`,
  );
  return EXIT_CODES.usage;
}

/** ` Did you mean "boards/whitehall"?`, or the empty text. */
export const didYouMean = (near: string | undefined): string =>
  near === undefined ? '' : ` Did you mean "${near}"?`;

/** Parses an option's value that must be one of a list. */
export function parseChoice<T extends string>(
  list: readonly T[],
  value: string | undefined,
  option: string,
): Result<T> {
  const known = list.find((each) => each === value);
  if (known !== undefined) return { ok: true, value: known };
  const mustBe = `must be one of: ${list.join(', ')}`;
  if (value === undefined) return failure(`${option} is missing. It ${mustBe}.`);
  const near = didYouMean(suggestSpelling(value, list));
  return failure(`${option} ${mustBe}; found ${quoteForMessage(value)}.${near}`);
}
