/** Lists of node ids as short texts: `1-4 9 x2-5` is c1 c2 c3 c4 c9 x2 x3 x4 x5. */
import { compareIds, type NodeId } from '../../model/index.js';

/** The nodes of a text, in its order. */
export function parseIdList(text: string): NodeId[] {
  const ids: string[] = [];
  for (const part of text.split(' ')) {
    const letter = part < 'a' ? 'c' : part.charAt(0);
    const numbers = part < 'a' ? part : part.slice(1);
    const dash = numbers.indexOf('-');
    if (dash < 0) ids.push(letter + numbers);
    else
      for (let i = Number(numbers.slice(0, dash)); i <= Number(numbers.slice(dash + 1)); i++)
        ids.push(`${letter}${i}`);
  }
  return ids as NodeId[];
}

/** The text of one node: circles are plain numbers. */
export const formatId = (id: string): string => id.replace(/^c/, '');

/** The text of a set of nodes: sorted, with ranges. */
export function formatIdRanges(ids: readonly string[]): string {
  const ranges: { letter: string; first: number; last: number }[] = [];
  for (const id of ids.toSorted(compareIds)) {
    const [letter, number] = [id.charAt(0), Number(id.slice(1))];
    const latest = ranges.at(-1);
    if (latest?.letter === letter && latest.last === number - 1) latest.last = number;
    else ranges.push({ letter, first: number, last: number });
  }
  return ranges
    .map(({ letter, first, last }) => formatId(`${letter}${first}`) + (last > first ? `-${last}` : ''))
    .join(' ');
}
