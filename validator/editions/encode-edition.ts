/** Turns an official board into the stored form of its edition. Only the generator uses it. */
import {
  compareIds,
  groupBy,
  idOfCircle,
  idOfHex,
  isStreetBoard,
  sectorRelation,
  type Board,
  type HexBoard,
  type StreetBoard,
  type Witness,
} from '../../model/index.js';
import type { EditionData, HexEditionData, StreetEditionData } from './edition-data.js';
import { formatId, formatIdRanges } from './id-lists.js';
import { numberByTouch } from './number-by-touch.js';

/** The stored form of a board's edition. The same for boards that differ in ids and positions only. */
export const encodeEdition = (board: Board): EditionData =>
  isStreetBoard(board) ? encodeStreets(board) : encodeHexes(board);

const countsOf = ({ expect }: Board): Record<string, number> =>
  Object.fromEntries(
    expect
      .map(({ what, in: section, count }): [string, number] => [
        section === undefined ? what : `${what} ${section}`,
        count,
      ])
      .sort(),
  );

function encodeStreets(board: StreetBoard): StreetEditionData {
  const names = numberByTouch(board);
  const rename = (id: string): string => names.get(id) ?? id;
  const listsBy = <T>(
    items: readonly T[],
    idOf: (item: T) => string,
    keyOf: (item: T) => string | undefined,
  ) =>
    Object.fromEntries(
      [...groupBy(items, keyOf)]
        .flatMap(([key, group]): [string, string][] =>
          key === undefined ? [] : [[key, formatIdRanges(group.map((each) => rename(idOf(each))))]],
        )
        .sort(),
    );
  const ends = board.streets.map(({ between }) => between.map(rename).sort(compareIds));
  const streets = [...groupBy(ends.toSorted(compareLists), ([from]) => from!)].map(([from, lines]) =>
    [...new Set([from, ...lines.map(([, to]) => to!)])].map(formatId).join(' '),
  );
  const rims = board.blocks.map(({ kind, walk, islands = [] }) => ({
    kind,
    rim: [...new Set([...walk, ...islands.flat()])].map(rename).sort(compareIds),
  }));
  const blocks = Object.fromEntries(
    [...groupBy(rims, ({ kind }) => kind)]
      .map(([kind, group]): [string, string[]] => [
        kind,
        group
          .map(({ rim }) => rim)
          .sort(compareLists)
          .map((rim) => rim.map(formatId).join(' ')),
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
  return {
    game: board.game,
    edition: board.edition,
    colours: listsBy(board.circles, idOfCircle, ({ colour }) => colour),
    sections: listsBy(
      [...sectorRelation(board)],
      ([id]) => id,
      ([, section]) => section,
    ),
    borders: listsBy(
      board.crossings,
      ({ id }) => id,
      ({ border }) => border,
    ),
    names: Object.fromEntries(
      board.crossings.flatMap(({ id, name }) => (name === undefined ? [] : [[rename(id), name]])),
    ),
    streets,
    blocks,
    counts: countsOf(board),
    witnesses: board.witnesses.map((witness) => renameWitness(witness, rename)),
  };
}

/** The witness with other ids, its lists sorted by them. */
function renameWitness(witness: Witness, rename: (id: string) => string): Witness {
  const change = (key: string, value: unknown): unknown =>
    !['of', 'has', 'hasNot', 'oneStepOn', 'between'].includes(key)
      ? value
      : Array.isArray(value)
        ? (value as string[]).map(rename).sort(compareIds)
        : rename(value as string);
  return Object.fromEntries(
    Object.entries(witness).map(([key, value]) => [key, change(key, value)]),
  ) as Witness;
}

const encodeHexes = (board: HexBoard): HexEditionData => ({
  game: 'mj',
  edition: board.edition,
  hexes: Object.fromEntries(
    [...groupBy(board.hexes, ({ kind }) => kind)]
      .map(([kind, group]): [string, string] => [
        kind,
        group
          .map(idOfHex)
          .sort(compareIds)
          .map((id) => id.slice(1))
          .join(' '),
      ])
      .sort(),
  ),
  exits: board.exits,
  setup: board.setup!,
  counts: countsOf(board),
  witnesses: board.witnesses,
});

/** Compares lists of ids entry by entry; a list comes after its own beginning. */
function compareLists(a: readonly string[], b: readonly string[]): number {
  for (let i = 0; i < Math.min(a.length, b.length); i++) {
    const order = compareIds(a[i]!, b[i]!);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}
