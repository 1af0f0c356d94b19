/** Compares strings by code unit, which gives the same order on every machine, unlike a locale. */
export const compareStrings = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
