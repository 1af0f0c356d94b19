/** What all boards have besides what is drawn: names, versions, tracks, expectations, witnesses, provenance, waivers. */
import type { Board } from '../../model/board.js';
import { dataWithNames, type Names } from './common-ids.js';
import type { Edit, Part } from './diff.js';
import { keyedEdits } from './keyed-edits.js';
import { listEdits } from './list-edits.js';
import { propertyEdits } from './property-edits.js';

/** Properties that hold an object; the others, but for the lists of entities, are the board's own. */
const OBJECTS = ['grid', 'letters', 'layout', 'tracks', 'discs'] as const satisfies readonly Part[];

/** Edits of everything but nodes, lines, blocks, hexes and the setup. Both boards are in order. */
export function recordEdits(before: Board, after: Board, names: Names): Edit[] {
  const [old, now] = [plain(before), plain(after)];
  const edits: Edit[] = [];
  for (const key of BOARD_PROPERTIES)
    edits.push(...propertyEdits({ part: 'board', of: idsOf(before, after) }, old[key], now[key], key));
  for (const part of OBJECTS) edits.push(...objectEdits(part, old[part], now[part], names));
  edits.push(
    ...keyedEdits('expect', before.expect, after.expect, (each) =>
      each.in === undefined ? each.what : `${each.what} in ${each.in}`,
    ),
    ...listEdits('witness', before.witnesses, after.witnesses, ({ rule }) => rule, readingsBy(names)),
    ...listEdits('waiver', before.waivers, after.waivers, ({ rule }) => rule, readingsBy(names)),
    ...provenanceEdits(before.provenance, after.provenance, names),
  );
  return edits;
}

const BOARD_PROPERTIES = [
  'schemaVersion',
  'id',
  'game',
  'name',
  'edition',
  'profile',
  'boardVersion',
  'extent',
];

const plain = (board: Board): Readonly<Record<string, unknown>> => ({ ...board });

const idsOf = (before: Board, after: Board): Edit['of'] => ({ before: before.id, after: after.id });

/** Grid, tracks and so on are there once or not at all, so they have no name but what they are. */
function objectEdits(part: Part, old: unknown, now: unknown, { forth }: Names): Edit[] {
  if (old === undefined && now === undefined) return [];
  if (old === undefined) return [{ part, how: 'added', of: { after: part }, after: now }];
  if (now === undefined) return [{ part, how: 'removed', of: { before: part }, before: old }];
  const edits = propertyEdits({ part, of: { before: part, after: part } }, old, now);
  // The crossing of Goulston Street may have got another id and be the same.
  return edits.filter(({ before, after }) => !(typeof before === 'string' && forth(before) === after));
}

/**
 * Crossings, junctions and blocks have ids of ours, so whoever renames one renames it in the witnesses too. Circles have
 * printed numbers, and a witness cites those; it may have been left alone.
 */
const readingsBy = ({ forth }: Names): readonly ((entry: unknown) => unknown)[] => [
  (entry) => dataWithNames(entry, (id) => (id.startsWith('c') ? id : forth(id))),
  (entry) => dataWithNames(entry, forth),
  (entry) => entry,
];

/** Lists of people's work are sets of entries; what else there is goes by property. */
function provenanceEdits(before: Board['provenance'], after: Board['provenance'], names: Names): Edit[] {
  const [old, now] = [{ ...before } as Record<string, unknown>, { ...after } as Record<string, unknown>];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].sort().flatMap((key): Edit[] => {
    const [one, other] = [old[key], now[key]];
    if (!Array.isArray(one ?? []) || !Array.isArray(other ?? []))
      return propertyEdits({ part: 'provenance', of: { before: key, after: key } }, one, other, key);
    const edits = listEdits(
      'provenance',
      (one ?? []) as unknown[],
      (other ?? []) as unknown[],
      () => key,
      readingsBy(names),
    );
    // An empty list instead of none is a difference too, if only for the file.
    if (edits.length > 0 || (one === undefined) === (other === undefined)) return edits;
    return propertyEdits({ part: 'provenance', of: { before: key, after: key } }, one, other, key);
  });
}
