/** Why something could not be kept, and what to do about it, in a sentence. */

/** There is nothing to keep documents in. */
export class NoShelf extends Error {
  override readonly name = 'NoShelf';
}

/** The browser has not answered in time. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

const PROBLEMS: Readonly<Record<string, string>> = {
  QuotaExceededError:
    'The browser has no room left for it. Download the board, then free some room: delete boards you no longer need from the list of recent ones, or files from this disk.',
  NoAnswer: 'The browser has not answered yet. It is tried on; download the board if you must leave.',
  NoShelf:
    'This browser keeps nothing for this page, as in a private window. Download the board before you leave.',
  SecurityError:
    'The browser does not let this page keep anything. Allow it to store data, or download the board before you leave.',
  VersionError:
    'A newer Lamplighter has opened the store of this browser. Download the board and reload this page.',
  PlaceTaken:
    'Another tab has written to this board meanwhile. Download what you have here, then reload this page.',
};

/** For whatever was thrown. */
export function problemOf(error: unknown): string {
  const name = nameOf(error);
  return (
    PROBLEMS[name] ??
    `The browser could not write it down (${name}). It is tried again and again; download the board to be safe.`
  );
}

/** Whether trying again cannot help, because there is nothing to write into. */
export const isHopeless = (error: unknown): boolean => ['NoShelf', 'SecurityError'].includes(nameOf(error));

const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error && typeof error.name === 'string'
    ? error.name
    : 'unknown';
