/** How well a text answers typed words: whole words before beginnings, before parts, before typing errors. */

/** The words of a query, in lower case and without accents. */
export const splitQuery = (query: string): readonly string[] => fold(query).split(SEPARATORS).filter(Boolean);

const SEPARATORS = /[^\p{L}\p{N}_/,.-]+/u;

/** Without case and accents, so that "strasse" need not be typed as it is printed. */
const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The score of a text, where each word must be in it; undefined if one is not. */
export function matchScore(words: readonly string[], text: string): number | undefined {
  const parts = fold(text).split(/[^\p{L}\p{N}]+/u);
  const whole = fold(text);
  let score = 0;
  for (const word of words) {
    const points = pointsOfWord(word, parts, whole);
    if (points === 0) return undefined;
    score += points;
  }
  // Of two texts with the same words the shorter one says less else.
  return score - whole.length / 1000;
}

function pointsOfWord(word: string, parts: readonly string[], whole: string): number {
  if (parts.includes(word)) return 8;
  // A number is typed in full: 6 does not mean 65.
  if (/^\d+$/.test(word)) return 0;
  if (parts.some((part) => part.startsWith(word))) return 5;
  if (whole.includes(word)) return 3;
  return word.length >= MIN_FUZZY && parts.some((part) => isNearly(word, part)) ? 1 : 0;
}

/** Shorter words are too easily mistaken for each other. */
const MIN_FUZZY = 4;

/** Whether a word is the beginning of another but for one typing error: a letter wrong, missing, surplus or exchanged. */
function isNearly(word: string, part: string): boolean {
  if (!part.startsWith(word.charAt(0)) && word.slice(1) !== part.slice(1)) return false;
  let i = 0;
  while (i < word.length && word[i] === part[i]) i++;
  const rest = word.slice(i + 1);
  const isBeginning = (of: string, text: string): boolean => text.startsWith(of);
  return (
    isBeginning(rest, part.slice(i + 1)) ||
    isBeginning(word.slice(i), part.slice(i + 1)) ||
    isBeginning(rest, part.slice(i)) ||
    (word[i] === part[i + 1] && word[i + 1] === part[i] && isBeginning(word.slice(i + 2), part.slice(i + 2)))
  );
}
