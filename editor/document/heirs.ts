/** Notes, waivers, and entries that wait for a review name things by their ids; they follow when ids change and forget what is gone. */
import {
  idOfHex,
  isStreetBoard,
  sortBoard,
  type Board,
  type HexBoard,
  type Line,
  type NodeId,
  type StreetBoard,
} from '../../model/index.js';
import { differenceOfLists } from '../../model/list-difference.js';
import { filterSame, mapSame, withSame } from '../../model/same-or-new.js';
import { entriesByKey } from './entries-by-key.js';
import { followLines } from './follow-lines.js';
import { LINE_LISTS } from './key.js';
import { idOfEnds, lineOfKey, linesBetween } from './lines.js';
import { hasNode, idOfNode, NODE_LISTS, type AnyNode } from './nodes.js';

/** For an id that is no longer used, what has taken its place. */
export type Heirs = ReadonlyMap<string, readonly string[]>;

const NONE: Heirs = new Map();

/**
 * The new board in the order of the file, with its notes mended: an id with heirs is replaced by them, one that was there
 * before and is gone now is dropped, and a note about nothing but such things goes with them. A waiver follows where there is
 * one heir, and else stays: the validator tells if it is about nothing. What named nothing before is a person's own matter.
 * Lines are followed here; heirs are given for nodes that have other names, and for what became of a line that was parted.
 */
export function withNotesMended<B extends Board>(before: B, changed: B, given: Heirs = NONE): B {
  if (changed === before) return changed;
  const after = sortBoard(changed);
  const { notes = [], unreviewed = [] } = after.provenance;
  if (notes.length === 0 && unreviewed.length === 0 && after.waivers.length === 0) return after;
  const heirs = new Map([...heirsOfLines(before, after, given), ...given]);
  const lost = thingsLost(before, after);
  if (heirs.size === 0 && lost.size === 0) return after;
  const mended = (ids: readonly string[]): readonly string[] => {
    const kept = ids.flatMap((id) => heirs.get(spelled(id)) ?? [id]).filter((id) => !lost.has(spelled(id)));
    const once = [...new Set(kept)];
    return once.length === ids.length && once.every((id, i) => id === ids[i]) ? ids : once;
  };
  // Hundreds may wait for a review, and hardly ever is one of them touched.
  const isOneWaiting = [...heirs.keys(), ...lost].some((id) => waitingAs(unreviewed, id).length > 0);
  const followed = mapSame(notes, (note) => withSame(note, { about: mended(note.about) }));
  const provenance = withSame(after.provenance, {
    ...(after.provenance.notes && {
      notes: filterSame(followed, ({ about }, i) => about.length > 0 || notes[i]!.about.length === 0),
    }),
    ...(after.provenance.unreviewed && { unreviewed: isOneWaiting ? mended(unreviewed) : unreviewed }),
  });
  const waivers = mapSame(after.waivers, (waiver) =>
    withSame(waiver, { target: targetRenamed(waiver.target, heirs) }),
  );
  return withSame<Board>(after, { provenance, waivers }) as B;
}

function heirsOfLines(before: Board, after: Board, given: Heirs): Heirs {
  if (!isStreetBoard(before) || !isStreetBoard(after)) return NONE;
  const heirs = new Map<string, readonly string[]>();
  const now = (id: NodeId): NodeId => (given.get(id)?.[0] ?? id) as NodeId;
  for (const [was, is] of followLines(before, after, now)) {
    const id = idOfLine(was);
    // What is gone is dropped anyway, unless its id means another line now.
    if (is !== undefined) heirs.set(id, [...(heirs.get(id) ?? []), idOfLine(is)]);
    else if (!heirs.has(id) && lineOfKey(after, was)) heirs.set(id, []);
  }
  return heirs;
}

/** `street:c1-x1~2` without its list. */
const idOfLine = (key: string): string => key.slice(key.indexOf(':') + 1);

/** A waiver names what it is about by ids with blanks between. */
const targetRenamed = (target: string, heirs: Heirs): string =>
  target
    .split(' ')
    .map((word) => (heirs.get(word)?.length === 1 ? heirs.get(word)![0]! : word))
    .join(' ');

/** A line may be named from either end. */
function spelled(id: string): string {
  const [, a, b, suffix = ''] = (id.includes('-') ? LINE.exec(id) : undefined) ?? [];
  return a === undefined || b === undefined ? id : idOfEnds([a as NodeId, b as NodeId], suffix);
}

/** What waits for a review under this id, however it is spelled. */
const waitingAs = entriesByKey<string>((id) => [spelled(id)]);

const LINE = /^([cxt]\d+)-([cxt]\d+)(~\d+)?$/;

/** The ids of everything that a note can be about, and that only the first of two boards has. */
function thingsLost(before: Board, after: Board): ReadonlySet<string> {
  if (!isStreetBoard(before) || !isStreetBoard(after)) {
    const are = isStreetBoard(after) ? new Set() : thingsOnHexes(after);
    return new Set(isStreetBoard(before) ? [] : [...thingsOnHexes(before)].filter((id) => !are.has(id)));
  }
  const nodes = Object.values(NODE_LISTS).flatMap((list) => gone<AnyNode>(before[list], after[list]));
  const blocks = new Set(after.blocks.map(({ id }) => id));
  return new Set<string>([
    ...nodes.map(idOfNode).filter((id) => !hasNode(after, id)),
    ...gone(before.blocks, after.blocks).flatMap(({ id }) => (blocks.has(id) ? [] : [id])),
    ...LINE_LISTS.flatMap((list) => gone(before[list], after[list])).flatMap(({ between }) =>
      idsBetween(before, between).slice(idsBetween(after, between).length),
    ),
  ]);
}

const gone = <T>(before: readonly T[], after: readonly T[]): readonly T[] =>
  differenceOfLists(before, after).gone.map((place) => before[place]!);

/** The ids of the lines between two nodes, in whichever list. */
function idsBetween(board: StreetBoard, ends: Line['between']): readonly string[] {
  const length = Math.max(...LINE_LISTS.map((list) => linesBetween(board[list], ends).length));
  return Array.from({ length }, (_, i) => idOfEnds(ends, i === 0 ? '' : `~${i + 1}`));
}

const thingsOnHexes = ({ hexes, exits, setup }: HexBoard): ReadonlySet<string> =>
  new Set<string>([
    ...hexes.map(idOfHex),
    ...exits.map(({ id }) => id),
    ...(setup?.characters ?? []).map(({ character }) => character),
    ...(setup?.lamps ?? []).map(({ tile }) => tile),
  ]);
