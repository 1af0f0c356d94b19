/**
 * Which line is which after a change. Lines between the same ends are counted in the order of the file, which is that of their
 * bends: when one of them is bent otherwise, goes or comes, the same id may mean another line.
 */
import { isStreetBoard, type Board, type Line, type NodeId, type StreetBoard } from '../../model/index.js';
import { followNodes } from './follow-nodes.js';
import { differenceOfLists } from '../../model/list-difference.js';
import { idOfEnds, idOfLine, linesBetween, sameLine } from './lines.js';
import { keyOf, kindOfNode, LINE_LISTS, parseKey, type Key, type LineList } from './key.js';

interface Keyed {
  readonly key: Key;
  readonly line: Line;
}

/**
 * For each line whose key is another one in the board that was made of the first, or that is gone, its new key or none. A line
 * that is the same object is the same line; of the others those that run alike, and then those that are left, in their order.
 * `now` tells the new names of nodes.
 */
export function followLines(
  before: StreetBoard,
  after: StreetBoard,
  now: (id: NodeId) => NodeId = (id) => id,
): ReadonlyMap<Key, Key | undefined> {
  const followed = new Map<Key, Key | undefined>();
  const changes = LINE_LISTS.map((list) => changeOf(before, after, list));
  // Those that are still there, but may be counted otherwise, or stand in the other list.
  const kept = new Map<Line, Key>(changes.flatMap(({ come }) => come).map(({ line, key }) => [line, key]));
  for (const { beside } of changes) for (const [was, is] of beside) if (was !== is) followed.set(was, is);
  const lost = changes
    .flatMap(({ gone }) => gone)
    .filter(({ line, key }) => {
      const is = kept.get(line);
      if (is !== undefined && is !== key) followed.set(key, is);
      return is === undefined;
    });
  if (lost.length === 0) return followed;

  const wasThere = new Set(changes.flatMap(({ gone }) => gone.map(({ line }) => line)));
  const fresh = new Map<string, Keyed[]>();
  for (const each of changes.flatMap(({ come }) => come)) {
    if (wasThere.has(each.line)) continue;
    const name = nameOf(each.key, each.line);
    fresh.set(name, [...(fresh.get(name) ?? []), each]);
  }
  const renamed = lost.map(({ key, line }) => ({
    key,
    line: { ...line, between: [now(line.between[0]), now(line.between[1])] } satisfies Line,
  }));
  const left = renamed.filter(({ key, line }) => {
    const is = take(fresh.get(nameOf(key, line)), (each) => sameLine(each.line, line));
    if (is) followed.set(key, is.key);
    return is === undefined;
  });
  for (const { key, line } of left) followed.set(key, take(fresh.get(nameOf(key, line)), () => true)?.key);
  for (const [was, is] of followed) if (was === is) followed.delete(was);
  return followed;
}

/** Keys of things on one board, as they are on the board that was made of it. Of a line that is gone nothing is left. */
export function keysFollowed(before: Board, after: Board, keys: readonly Key[]): readonly Key[] {
  if (!isStreetBoard(before) || !isStreetBoard(after) || keys.length === 0) return keys;
  const now = followNodes(before, after);
  const followed = keys.some((key) => lineIn(key)) ? followLines(before, after, now) : NONE;
  return keys.flatMap((key) => {
    const line = lineIn(key);
    if (line === undefined) return kindOfNode(key) ? [now(key as NodeId)] : [key];
    if (!followed.has(line)) return [key];
    const is = followed.get(line);
    return is === undefined ? [] : [key.replace(line, () => is)];
  });
}

const NONE: ReadonlyMap<Key, undefined> = new Map();

/** The key of the line that a key names, or whose bend it names. */
function lineIn(key: Key): Key | undefined {
  const thing = parseKey(key);
  if (thing?.is === 'line') return key;
  return thing?.is === 'bend' ? keyOf({ is: 'line', list: thing.list, id: thing.line }) : undefined;
}

/** What came and went in a list, and the keys, before and after, of what stayed beside it. */
interface Change {
  readonly gone: readonly Keyed[];
  readonly come: readonly Keyed[];
  readonly beside: readonly (readonly [was: Key, is: Key])[];
}

function changeOf(before: StreetBoard, after: StreetBoard, list: LineList): Change {
  const [old, young] = [before[list], after[list]];
  const { gone, come } = differenceOfLists(old, young);
  const [lost, fresh] = [gone.map((place) => old[place]!), come.map((place) => young[place]!)];
  const keyed = (lines: readonly Line[], line: Line): Keyed => ({
    key: keyOf({ is: 'line', list, id: idOfLine(lines, line) }),
    line,
  });
  const changed = new Set([...lost, ...fresh]);
  const beside = new Set(
    [...changed].flatMap(({ between }) => linesBetween(old, between)).filter((line) => !changed.has(line)),
  );
  return {
    gone: lost.map((line) => keyed(old, line)),
    come: fresh.map((line) => keyed(young, line)),
    beside: Array.from(beside, (line) => [keyed(old, line).key, keyed(young, line).key] as const),
  };
}

/** The list and the ends of a line. */
const nameOf = (key: Key, { between }: Line): string =>
  `${key.slice(0, key.indexOf(':'))}:${idOfEnds(between)}`;

function take(list: Keyed[] | undefined, fits: (each: Keyed) => boolean): Keyed | undefined {
  const index = list?.findIndex(fits) ?? -1;
  return index < 0 ? undefined : list!.splice(index, 1)[0];
}
