/** JSON with one entry per line, so that long lists can be streamed and compared. */

/** The entries of a list or an object, each on its line, with commas between. */
export function* writeJsonEntries<T>(items: Iterable<T>, write: (item: T) => string): Generator<string> {
  let between = '\n';
  for (const item of items) {
    yield `${between}    ${write(item)}`;
    between = ',\n';
  }
  yield between === '\n' ? '' : '\n  ';
}
