/** What a command of the command line is, what it is given, and how it ends. */
import type { Terminal } from '../terminal/terminal.js';

/** A value, or the sentence that says why there is none. */
export type Result<T> = { readonly ok: true; readonly value: T } | Failure;

export interface Failure {
  readonly ok: false;
  readonly message: string;
}

/** An expected failure with its sentence for the user. */
export const failure = (message: string): Failure => ({ ok: false, message });

/** The exit codes: success; findings or differences; wrong usage; an internal error. */
export const EXIT_CODES = { clean: 0, findings: 1, usage: 2, fault: 3 } as const;
export type ExitCode = (typeof EXIT_CODES)[keyof typeof EXIT_CODES];

/** How a command ends: with an exit code, or with the reason why its usage is wrong. */
export type Ending = ExitCode | Failure;

/** Descriptions of options by how they are written, such as `-o, --output FILE`; one without a value is a switch, `--report FORMAT=FILE…` may be repeated. */
export type OptionDescriptions = Readonly<Record<string, string>>;

/** A command line's operands and options after parsing. */
export interface Arguments {
  readonly operands: readonly string[];
  /** The given options by long name; a switch has the empty text. */
  readonly options: ReadonlyMap<string, string>;
  /** The values of options that may be given several times. */
  readonly repeated: ReadonlyMap<string, readonly string[]>;
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
  readonly options: OptionDescriptions;
  /** Descriptions by command line. */
  readonly examples: Readonly<Record<string, string>>;
  readonly run: (given: Arguments, terminal: Terminal) => Ending | Promise<Ending>;
}
