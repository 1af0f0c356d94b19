/** Where a command's words go: the answer to stdout, the talk to stderr. */
import { writeSync } from 'node:fs';

const STYLES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, cyan: 36 } as const;
type Style = keyof typeof STYLES;
export type Paint = (style: Style, text: string) => string;

export interface Terminal {
  /** Writes to stdout, byte for byte. */
  readonly answer: (text: string) => void;
  /** Writes a line to stderr. */
  readonly talk: (line: string) => void;
  /** Shows this as the one line that is overwritten by whatever comes next, if a person looks on. */
  readonly progress: (line: string) => void;
  /** Colours for what is answered and for what is talked, each only if a person reads it there. */
  readonly paint: Paint;
  readonly paintTalk: Paint;
  /** Whether stdout leads to a file or a program, where an answer that is no text has a place. */
  readonly takesBytes?: () => boolean;
  readonly answerBytes?: (bytes: Uint8Array) => void;
  /** Whether anybody still reads the answers; for commands that would go on answering. */
  readonly hasReader?: () => boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The terminal of this process. `failure` says afterwards why an answer did not arrive. */
export function processTerminal(
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
    // A reader that has seen enough, such as `head`, is no failure: the command goes on and its exit code stays true.
    if (code !== undefined && code !== 'EPIPE') failure = `The answer cannot be written to stdout (${code}).`;
  };
  return {
    answer: (text) => {
      answerBytes(Buffer.from(text));
    },
    takesBytes: () => !isTerminal(1),
    answerBytes,
    talk: (line) => {
      clearProgress();
      write(2, Buffer.from(`${line}\n`));
    },
    progress: (line) => {
      if (!isTerminal(2)) return;
      write(2, Buffer.from(`${CLEAR_LINE}${line}`));
      progressShown = true;
    },
    paint: (style, text) => paintIf(wantsColour(environment, () => isTerminal(1)))(style, text),
    paintTalk: (style, text) => paintIf(wantsColour(environment, () => isTerminal(2)))(style, text),
    hasReader: () => !gone,
    failure: () => failure,
  };
}

/** `node:tty` brings the whole network library with it, so it is loaded only when something is to be painted. */
const isTerminal = (descriptor: number): boolean => process.getBuiltinModule('node:tty').isatty(descriptor);

const CLEAR_LINE = '\r\u001b[2K';

/** FORCE_COLOR has the last word, then NO_COLOR, then whether a person looks on. */
export function wantsColour(environment: Environment, isTerminal: () => boolean): boolean {
  const forced = environment['FORCE_COLOR'];
  if (forced !== undefined) return forced !== '0' && forced !== 'false';
  const refused = environment['NO_COLOR'];
  if (refused !== undefined && refused !== '') return false;
  return environment['TERM'] !== 'dumb' && isTerminal();
}

export const paintIf = (colour: boolean): Paint =>
  colour ? (style, text) => `\u001b[${STYLES[style]}m${text}\u001b[0m` : (_, text) => text;

/**
 * Writes all bytes and answers with an error's code if it cannot. Synchronous, so that nothing is lost when the process
 * ends, and without `process.stdout`, whose streams are loaded only when first asked for.
 */
function write(descriptor: number, bytes: Uint8Array): string | undefined {
  for (let done = 0; done < bytes.length;) {
    try {
      done += writeSync(descriptor, bytes, done);
    } catch (error) {
      const code = (error as NodeJS.ErrnoException).code ?? String(error);
      if (code !== 'EAGAIN') return code;
      // A full pipe that does not block: wait a little for its reader.
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 5);
    }
  }
  return undefined;
}

/** A text whose control characters are spelled out, so that a file or its name cannot steer the terminal. */
export const visible = (text: string): string =>
  // eslint-disable-next-line no-control-regex -- they are what this looks for
  text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/g, (each) => {
    const escaped = JSON.stringify(each).slice(1, -1);
    return escaped === each ? `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}` : escaped;
  });

/** A word as the user gave it, in quotes. */
export const quoted = (word: string): string =>
  `"${visible(word.length > 200 ? `${word.slice(0, 200)}…` : word)}"`;
