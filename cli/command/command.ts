/** What a command of the command line is, and how it ends. */
import type { Arguments } from './arguments.js';
import type { Terminal } from './terminal.js';

/** The exit codes: clean; findings or differences; wrong usage; our own fault. */
export const EXIT = { clean: 0, findings: 1, usage: 2, fault: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** An option as its command declares it; the long name is its key. */
export interface Option {
  /** One letter, without the dash. */
  readonly short?: string;
  /** What its value is called in the help, such as FILE; an option without one is a switch. */
  readonly value?: string;
  readonly meaning: string;
}

interface Example {
  readonly line: string;
  readonly meaning: string;
}

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** What stands behind the name in the usage line. */
  readonly usage: string;
  /** A paragraph for the help. */
  readonly about: string;
  /** How many words that are no options it takes. */
  readonly operands: { readonly least: number; readonly most: number };
  readonly options: Readonly<Record<string, Option>>;
  readonly examples: readonly Example[];
  readonly run: (given: Arguments, terminal: Terminal) => ExitCode | Promise<ExitCode>;
}
