/** Explains storage errors to the user, with a remedy. */

/** Thrown when the browser has no storage for this page. */
export class StorageUnavailableError extends Error {
  override readonly name = 'NoStorage';
}

/** Thrown when the browser's storage does not answer in time. */
export class StorageTimeoutError extends Error {
  override readonly name = 'NoAnswer';
}

const PROBLEMS: Readonly<Record<string, string>> = {
  QuotaExceededError:
    'The browser has no storage left. Download the board, then free some space: delete boards you no longer need from the list, or files from this disk.',
  NoAnswer: 'The browser does not respond. The editor keeps trying; download the board if you must leave.',
  NoStorage:
    'This browser does not store data for this page, as in a private window. Download the board before you leave.',
  SecurityError:
    'The browser does not let this page store data. Allow it, or download the board before you leave.',
  VersionError:
    'A newer version of Lamplighter has upgraded the storage of this browser. Download the board and reload this page.',
  PlaceTaken: 'Another tab has changed this board. Download your version, then reload this page.',
};

/** A sentence for the user about any thrown value, with a remedy. */
export function explainStorageError(error: unknown): string {
  const name = nameOf(error);
  return (
    PROBLEMS[name] ??
    `The browser could not store the last edits (${name}). The editor keeps trying; download the board to be safe.`
  );
}

/** Whether retrying is useless, because there is no storage. */
export const isPermanentError = (error: unknown): boolean =>
  ['NoStorage', 'SecurityError'].includes(nameOf(error));

const nameOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'name' in error && typeof error.name === 'string'
    ? error.name
    : 'unknown';
