/** The least and the greatest of numbers. Arguments of a call are limited, so long lists cannot be spread. */
export const extremes = (numbers: readonly number[]): readonly [least: number, greatest: number] => [
  numbers.reduce((least, each) => Math.min(least, each), Infinity),
  numbers.reduce((greatest, each) => Math.max(greatest, each), -Infinity),
];
