/** Makes text from a board or a file name safe to display: short, on one line, without control characters. */

/** The greatest displayed lengths; texts of real boards are far shorter. */
export const MAX_TEXT_LENGTH = { name: 120, words: 200, file: 1000, sentence: 1000 } as const;

/** Truncates a text and escapes its invisible characters. */
export const printableText = (text: string, most: number): string => escapeInvisible(truncate(text, most));

/** Truncates a text; a truncated text ends in an ellipsis. */
export const truncate = (text: string, most: number): string =>
  // A cut through a surrogate pair would leave a lone surrogate.
  text.length <= most ? text : `${text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, '')}…`;

/** Escapes control characters, direction marks and other invisible characters. */
export const escapeInvisible = (text: string): string =>
  // Almost every text is plain, and V8 takes half a millisecond to read the other expression.
  /^[ -~]*$/.test(text) ? text : escapeUnseen(text);

/** Control and format characters (including direction marks), line separators, lone surrogates, noncharacters. */
const escapeUnseen = (text: string): string =>
  text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}]/gu, spelled);

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
