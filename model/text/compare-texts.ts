/** The order of texts by their units: the same on every machine, which the order of a language is not. */
export const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
