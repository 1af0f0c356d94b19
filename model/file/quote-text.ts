/** Checks and quotes pieces of a file. */

/** Whether a text contains no lone surrogate. */
export const isWellFormedUnicode = (text: string): boolean =>
  !/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/.test(text);

/** Quotes a piece of a file for a message: short, on one line, and without control characters. */
export function quoteText(text: string, longest = 40): string {
  // A cut through a surrogate pair would leave a lone surrogate.
  const short = text.length > longest ? `${text.slice(0, longest).replace(/[\ud800-\udbff]$/, '')}…` : text;
  return JSON.stringify(short).replace(
    UNSEEN,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Control characters that JSON allows, line separators, direction marks, and the BOM. */
const UNSEEN = /[\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g;
