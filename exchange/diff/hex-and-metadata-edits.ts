/** The edits of hexes and of everything that is not drawn: starting position, names, versions, tracks, expected counts, witnesses, provenance, waivers. */
import { type Board, type HexBoard, idOfHex, type Setup } from '../../model/index.js';
import { renameIdsInData, type IdMapping } from './id-mapping.js';
import type { Edit, BoardPart } from './board-diff.js';
import {
  keyedListEdits,
  unkeyedListEdits,
  propertyEdits,
  optionalPartEdits,
} from './list-and-property-edits.js';

type Plain = Readonly<Record<string, unknown>>;

/** The properties that are objects. */
const OBJECTS = ['grid', 'letters', 'layout', 'tracks', 'discs'] as const satisfies readonly BoardPart[];

/** Edits of everything except nodes, lines, blocks, hexes and the setup. Both boards are sorted. */
export function metadataEdits(before: Board, after: Board, names: IdMapping): Edit[] {
  const [old, now]: [Plain, Plain] = [{ ...before }, { ...after }];
  const about = { part: 'board', of: { before: before.id, after: after.id } } as const;
  const edits = BOARD_PROPERTIES.flatMap((key) => propertyEdits(about, old[key], now[key], key));
  for (const part of OBJECTS)
    edits.push(
      ...optionalPartEdits(part, old[part], now[part], (one, other) =>
        propertyEdits({ part, of: { before: part, after: part } }, one, other)
          // The crossing of Goulston Street may be the same with another id.
          .filter((edit) => !(typeof edit.before === 'string' && names.forth(edit.before) === edit.after)),
      ),
    );
  edits.push(
    ...keyedListEdits('expect', before.expect, after.expect, (each) =>
      each.in === undefined ? each.what : `${each.what} in ${each.in}`,
    ),
    ...unkeyedListEdits('witness', before.witnesses, after.witnesses, ({ rule }) => rule, readingsBy(names)),
    ...unkeyedListEdits('waiver', before.waivers, after.waivers, ({ rule }) => rule, readingsBy(names)),
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
  const [old, now]: [Plain, Plain] = [{ ...before }, { ...after }];
  const keys = [...new Set([...Object.keys(old), ...Object.keys(now)])].filter((key) => key !== 'sourceIds' && key !== 'stated'); // prettier-ignore
  return keys.sort().flatMap((key): Edit[] => {
    const [one, other] = [old[key], now[key]];
    const [olds, news]: [unknown, unknown] = [one ?? [], other ?? []];
    if (Array.isArray(olds) && Array.isArray(news)) {
      const edits = unkeyedListEdits<unknown>('provenance', olds, news, () => key, readingsBy(names));
      // An empty list instead of none is also a difference.
      if (edits.length > 0 || (one === undefined) === (other === undefined)) return edits;
    }
    return propertyEdits({ part: 'provenance', of: { before: key, after: key } }, one, other, key);
  });
}

/** Hexes of another kind, moved exits, and changes of the starting position. */
export function hexEdits(before: HexBoard, after: HexBoard): Edit[] {
  return [
    ...keyedListEdits('hex', before.hexes, after.hexes, idOfHex),
    ...keyedListEdits('exit', before.exits, after.exits, ({ id }) => id),
    ...optionalPartEdits('setup', before.setup, after.setup, setupEdits),
  ];
}

function setupEdits(before: Setup, after: Setup): Edit[] {
  const of = { before: 'watson', after: 'watson' };
  return [
    ...keyedListEdits('character', before.characters, after.characters, ({ character }) => character),
    ...propertyEdits({ part: 'character', of }, before.watsonFaces, after.watsonFaces, 'faces'),
    ...keyedListEdits('lamp', before.lamps, after.lamps, ({ tile }) => tile),
    ...unkeyedListEdits('cover', before.covers, after.covers, String),
    ...unkeyedListEdits('cordon', before.cordons, after.cordons, String),
  ];
}
