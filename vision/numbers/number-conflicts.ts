/** Numbers of a board that are on no disc, and numbers that are on several. */
export interface NumberConflicts {
  readonly missing: readonly number[];
  /** Each number that occurs more than once, with the indices of its discs. */
  readonly duplicates: ReadonlyMap<number, readonly number[]>;
}

/** Compares the numbers of discs with 1 to `count`. A disc without a number is `undefined`. */
export function findNumberConflicts(
  numbers: readonly (number | undefined)[],
  count: number,
): NumberConflicts {
  const discsOfNumber = new Map<number, number[]>();
  numbers.forEach((number, disc) => {
    if (number === undefined) return;
    const discs = discsOfNumber.get(number);
    if (discs) discs.push(disc);
    else discsOfNumber.set(number, [disc]);
  });
  return {
    missing: Array.from({ length: count }, (_, i) => i + 1).filter((number) => !discsOfNumber.has(number)),
    duplicates: new Map([...discsOfNumber].filter(([, discs]) => discs.length > 1).sort(([a], [b]) => a - b)),
  };
}
