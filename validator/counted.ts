/** A number of things in words: "no exit", "1 exit", "4 exits". */
export const counted = (count: number, thing: string): string =>
  count === 0 ? `no ${thing}` : `${count} ${thing}${count === 1 ? '' : 's'}`;
