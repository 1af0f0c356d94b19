/** Which nodes an edit touched, so that only the blocks they hold need new outlines. */
import { idOfCircle, type Line, type StreetBoard } from '../../../model/index.js';

/** The ids of nodes that came, went, or are otherwise, and of those at the ends of lines that did. */
export function nodesTouched(before: StreetBoard, after: StreetBoard): ReadonlySet<string> {
  const touched = new Set<string>();
  const add = ({ id }: { readonly id: string }): unknown => touched.add(id);
  const addEnds = ({ between }: Line): void => {
    for (const id of between) touched.add(id);
  };
  eachOther(before.circles, after.circles, (circle) => touched.add(idOfCircle(circle)));
  eachOther(before.crossings, after.crossings, add);
  eachOther(before.junctions, after.junctions, add);
  eachOther(before.streets, after.streets, addEnds);
  eachOther(before.waterlines, after.waterlines, addEnds);
  return touched;
}

/** What is in one list and not in the other. Most of both is the same at the beginning and at the end. */
function eachOther<T>(old: readonly T[], now: readonly T[], tell: (each: T) => unknown): void {
  if (old === now) return;
  const most = Math.min(old.length, now.length);
  let start = 0;
  while (start < most && old[start] === now[start]) start++;
  let end = 0;
  while (end < most - start && old.at(-1 - end) === now.at(-1 - end)) end++;
  const [was, is] = [old.slice(start, old.length - end), now.slice(start, now.length - end)];
  const [gone, come] = [new Set(was), new Set(is)];
  for (const each of was) if (!come.has(each)) tell(each);
  for (const each of is) if (!gone.has(each)) tell(each);
}
