/** Text from a board or a file's name, made fit to be shown: short, on one line, and obeyed by nothing that shows it. */

/** How much of a text is shown, by what it is. No board worth reading comes near. */
export const MOST = { name: 120, words: 200, file: 1000, sentence: 1000 } as const;

/** A text of at most so many characters whose unseen characters are spelled out. */
export const shown = (text: string, most: number): string => visible(cut(text, most));

/** A text of at most so many characters; one that was cut ends in an ellipsis. */
export const cut = (text: string, most: number): string =>
  // A cut through a surrogate pair would leave half a character.
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;

/** A text whose control characters, direction marks and other unseen characters are spelled out. */
export const visible = (text: string): string => text.replace(UNSEEN, spelled);

/** Controls, format characters (the direction marks are among them), line separators, half surrogate pairs, no characters at all. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}]/gu;

function spelled(character: string): string {
  const short = SHORT.get(character);
  if (short !== undefined) return short;
  const code = character.codePointAt(0)!.toString(16);
  return code.length > 4 ? `\\u{${code}}` : `\\u${code.padStart(4, '0')}`;
}

const SHORT: ReadonlyMap<string, string> = new Map([
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
]);
