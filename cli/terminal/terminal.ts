/** Output of a command: results go to stdout, messages to stderr. */
import { fstatSync, writeSync } from 'node:fs';

const STYLES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const;
type Style = keyof typeof STYLES;
export type TextStyler = (style: Style, text: string) => string;

export interface Terminal {
  /** Writes to stdout, byte for byte. */
  readonly writeResult: (text: string) => void;
  /** Writes a line to stderr. */
  readonly writeMessage: (line: string) => void;
  /** Whether the user asked for errors only. */
  readonly isQuiet?: true;
  /** On a terminal, shows a line that the next output overwrites. */
  readonly showProgress: (line: string) => void;
  /** Colours for results and for messages, each only if it goes to a terminal. */
  readonly paint: TextStyler;
  readonly paintMessage: TextStyler;
  /** Whether stdout is a file or a pipe, so that binary output makes sense. */
  readonly acceptsBytes?: () => boolean;
  readonly writeBytes?: (bytes: Uint8Array) => void;
  /** Whether stdout is still read, for commands that print without end. */
  readonly hasReader?: () => boolean;
  /** Asks a question that is answered with yes or no; missing where no person can answer. */
  readonly ask?: (question: string) => Promise<boolean>;
}

/** Asks on stderr and reads the answer from stdin; anything but yes is no. */
async function askInTerminal(question: string): Promise<boolean> {
  const { createInterface } = await import('node:readline/promises');
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  try {
    return /^y(es)?$/i.test((await lines.question(`${question} [y/N] `)).trim());
  } finally {
    lines.close();
  }
}

/** Writes a line to stderr that `--quiet` leaves out. */
export function writeNote(terminal: Terminal, line: string): void {
  if (terminal.isQuiet !== true) terminal.writeMessage(line);
}

/** The terminal without notes and progress. */
export const quietTerminal = (terminal: Terminal): Terminal => ({
  ...terminal,
  isQuiet: true,
  showProgress: () => undefined,
});

type Environment = Readonly<Record<string, string | undefined>>;

/** The terminal of this process. `failure` returns why a result could not be written. */
export function createProcessTerminal(
  environment: Environment,
): Terminal & { readonly failure: () => string | undefined } {
  let failure: string | undefined;
  let gone = false;
  let progressShown = false;
  const clearProgress = (): void => {
    if (progressShown) write(2, Buffer.from(CLEAR_LINE));
    progressShown = false;
  };
  const answerBytes = (bytes: Uint8Array): void => {
    clearProgress();
    if (gone) return;
    const code = write(1, bytes);
    gone = code !== undefined;
    // A reader that stops early, such as `head`, is not a failure: the command goes on and keeps its exit code.
    if (code !== undefined && code !== 'EPIPE') failure = `The result cannot be written to stdout (${code}).`;
  };
  return {
    writeResult: (text) => {
      answerBytes(Buffer.from(text));
    },
    acceptsBytes: () => !isTerminal(1),
    writeBytes: answerBytes,
    writeMessage: (line) => {
      clearProgress();
      write(2, Buffer.from(`${line}\n`));
    },
    showProgress: (line) => {
      if (!isTerminal(2)) return;
      write(2, Buffer.from(`${CLEAR_LINE}${line}`));
      progressShown = true;
    },
    paint: (style, text) => createTextStyler(shouldUseColour(environment, () => isTerminal(1)))(style, text),
    paintMessage: (style, text) =>
      createTextStyler(shouldUseColour(environment, () => isTerminal(2)))(style, text),
    hasReader: () => !gone,
    ...(isTerminal(0) && isTerminal(2) && { ask: askInTerminal }),
    failure: () => failure,
  };
}

/** `node:tty` loads the whole network library, so it is loaded only for what may be a terminal, not for files and pipes. */
function isTerminal(descriptor: number): boolean {
  try {
    return (
      fstatSync(descriptor).isCharacterDevice() && process.getBuiltinModule('node:tty').isatty(descriptor)
    );
  } catch {
    // The descriptor is closed.
    return false;
  }
}

const CLEAR_LINE = '\r\u001b[2K';

/** FORCE_COLOR wins over NO_COLOR, which wins over whether the output is a terminal. */
export function shouldUseColour(environment: Environment, isTerminal: () => boolean): boolean {
  const forced = environment['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  const refused = environment['NO_COLOR'];
  if (refused !== undefined && refused !== '') return false;
  return environment['TERM'] !== 'dumb' && isTerminal();
}

export const createTextStyler = (colour: boolean): TextStyler =>
  colour ? (style, text) => `\u001b[${STYLES[style]}m${text}\u001b[0m` : (_, text) => text;

/** Writes all bytes synchronously, so that none is lost at exit; returns the error's code if it cannot. `process.stdout` loads slowly. */
function write(descriptor: number, bytes: Uint8Array): string | undefined {
  for (let done = 0; done < bytes.length;) {
    try {
      done += writeSync(descriptor, bytes, done);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? String(error);
      if (code !== 'EAGAIN') return code;
      // A full non-blocking pipe: wait a little for its reader.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
  return undefined;
}

/** Escapes control characters, so that a file's name or content cannot control the terminal. */
export const escapeControlCharacters = (text: string): string =>
  // eslint-disable-next-line no-control-regex -- this expression looks for them
  text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g, (each) => {
    const escaped = JSON.stringify(each).slice(1, -1);
    return escaped === each ? `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}` : escaped;
  });

/** An argument as the user gave it, in quotes, shortened and escaped. */
export const quoteForMessage = (word: string): string =>
  `"${escapeControlCharacters(word.length > 200 ? `${word.slice(0, 200)}…` : word)}"`;
