/** The edits of everything that is not drawn: names, versions, tracks, expected counts, witnesses, provenance, waivers. */
import type { Board } from '../../model/index.js';
import { renameIdsInData, type IdMapping } from './id-mapping.js';
import type { Edit, BoardPart } from './board-diff.js';
import { keyedEdits } from './keyed-edits.js';
import { listEdits } from './list-edits.js';
import { propertyEdits } from './property-edits.js';

/** The properties that are objects. */
const OBJECTS = ['grid', 'letters', 'layout', 'tracks', 'discs'] as const satisfies readonly BoardPart[];

/** Edits of everything except nodes, lines, blocks, hexes and the setup. Both boards are sorted. */
export function metadataEdits(before: Board, after: Board, names: IdMapping): Edit[] {
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

/** The edits of a part that exists at most once, such as the grid. */
function objectEdits(part: BoardPart, old: unknown, now: unknown, { forth }: IdMapping): Edit[] {
  if (old === undefined && now === undefined) return [];
  if (old === undefined) return [{ part, how: 'added', of: { after: part }, after: now }];
  if (now === undefined) return [{ part, how: 'removed', of: { before: part }, before: old }];
  const edits = propertyEdits({ part, of: { before: part, after: part } }, old, now);
  // The crossing of Goulston Street may be the same with another id.
  return edits.filter(({ before, after }) => !(typeof before === 'string' && forth(before) === after));
}

/**
 * Ids of crossings, junctions and blocks are ours, so renaming one also renames it in the witnesses. Circles have
 * printed numbers, which a witness cites; it may have been left unchanged.
 */
const readingsBy = ({ forth }: IdMapping): readonly ((entry: unknown) => unknown)[] => [
  (entry) => renameIdsInData(entry, (id) => (id.startsWith('c') ? id : forth(id))),
  (entry) => renameIdsInData(entry, forth),
  (entry) => entry,
];

/** Lists are compared as sets of entries, the rest by property. */
function provenanceEdits(before: Board['provenance'], after: Board['provenance'], names: IdMapping): Edit[] {
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
    // An empty list instead of none is also a difference.
    if (edits.length > 0 || (one === undefined) === (other === undefined)) return edits;
    return propertyEdits({ part: 'provenance', of: { before: key, after: key } }, one, other, key);
  });
}
