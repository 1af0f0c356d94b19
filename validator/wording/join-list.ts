/** More than this do not help a reader. */
const MOST = 10;

/** Things in a sentence: "c1, c2, c3", at most ten, then "and so on". */
export const joinList = (things: readonly (string | number)[]): string =>
  `${things.slice(0, MOST).join(', ')}${things.length > MOST ? ' and so on' : ''}`;
