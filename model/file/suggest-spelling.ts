/** The known word nearest to a misspelt one, if it is near enough. */
export function suggestSpelling(word: string, known: readonly string[]): string | undefined {
  if (word.length > 60) return undefined;
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of known) {
    const distance = mistakesBetween(word.toLowerCase(), candidate.toLowerCase());
    // Short words without common letters are not near: "5" is not a misspelt "1".
    if (distance < least && distance < Math.min(word.length, candidate.length))
      [best, least] = [candidate, distance];
  }
  return best;
}

/** The edit distance, except that a misplaced letter ("withe") counts as one mistake, not two. */
function mistakesBetween(a: string, b: string): number {
  const distance = distanceBetween(a, b);
  return distance === 2 && sortedLetters(a) === sortedLetters(b) ? 1 : distance;
}

const sortedLetters = (word: string): string => Array.from(word).sort().join('');

/** Optimal string alignment: insert, delete, replace, or swap two neighbours. */
function distanceBetween(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      row[j] = Math.min(above[j]! + 1, row[j - 1]! + 1, above[j - 1]! + change);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, before[j - 2]! + 1);
    }
    [before, above] = [above, row];
  }
  return above[b.length]!;
}
