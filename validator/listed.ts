/** As many are named as a person looks through. */
const MOST = 10;

/** Things in a sentence: "c1, c2, c3", with "and so on" where there are more than anybody reads. */
export const listed = (things: readonly (string | number)[]): string =>
  `${things.slice(0, MOST).join(', ')}${things.length > MOST ? ' and so on' : ''}`;
