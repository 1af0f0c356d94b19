/** What is said when the command line is used wrongly. */
import { suggest } from '../model/file/suggest.js';
import { EXIT, type ExitCode } from './command.js';
import { quoted, type Terminal } from './terminal.js';

/** Says what is wrong and where help is. The exit code for it. */
export function wrongUsage(terminal: Terminal, message: string, command?: string): ExitCode {
  const who = command === undefined ? 'lamplighter' : `lamplighter ${command}`;
  terminal.talk(`${terminal.paintTalk('red', who)}: ${message}`);
  terminal.talk(`Run "lamplighter help${command === undefined ? '' : ` ${command}`}" to see what it takes.`);
  return EXIT.usage;
}

/** ` Did you mean "boards/whitehall"?`, or nothing. */
export const didYouMean = (near: string | undefined): string =>
  near === undefined ? '' : ` Did you mean "${near}"?`;

/** An option's value that must be one of a list. */
export function oneOf<T extends string>(
  list: readonly T[],
  value: string | undefined,
  option: string,
): { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string } {
  const known = list.find((each) => each === value);
  if (known !== undefined) return { ok: true, value: known };
  const which = `${option} takes ${list.join(' or ')}`;
  if (value === undefined) return { ok: false, message: `${option} is missing: ${which}.` };
  return { ok: false, message: `${which}, not ${quoted(value)}.${didYouMean(suggest(value, list))}` };
}
