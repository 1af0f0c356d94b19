/** The first index from `start` on at which a condition holds that holds ever after; `end` if there is none. */
export function firstIndex(end: number, holds: (index: number) => boolean, start = 0): number {
  let [low, high] = [start, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
