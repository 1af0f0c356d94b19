/** Building blocks of sentences. */

/** The text with a capital at the start. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "1 hex", "2 hexes"; a noun with another plural names it. */
export const pluralise = (
  count: number,
  noun: string,
  plural = noun.endsWith('x') ? `${noun}es` : `${noun}s`,
): string => `${count} ${count === 1 ? noun : plural}`;

/** "A", "A and B", "A, B and C". */
export const joinWithAnd = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)!}`;
