/** What a command of the command line is, what it is given, and how it ends. */
import type { Terminal } from '../terminal/terminal.js';

/** The exit codes: success; findings or differences; wrong usage; an internal error. */
export const EXIT = { clean: 0, findings: 1, usage: 2, fault: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** An option as its command declares it; the long name is its key. */
export interface Option {
  /** One letter, without the dash. */
  readonly short?: string;
  /** The placeholder for its value in the help, such as FILE; an option without one is a switch. */
  readonly valueName?: string;
  readonly description: string;
}

/** A command line's operands and options after parsing. */
export interface Arguments {
  readonly operands: readonly string[];
  /** The given options by long name; a switch has the empty text. */
  readonly options: ReadonlyMap<string, string>;
}

interface Example {
  readonly line: string;
  readonly description: string;
}

export interface Command {
  readonly name: string;
  readonly summary: string;
  /** What follows the name in the usage line. */
  readonly usage: string;
  /** A paragraph for the help. */
  readonly description: string;
  /** How many operands the command takes. */
  readonly operands: { readonly least: number; readonly most: number };
  readonly options: Readonly<Record<string, Option>>;
  readonly examples: readonly Example[];
  readonly run: (given: Arguments, terminal: Terminal) => ExitCode | Promise<ExitCode>;
}
