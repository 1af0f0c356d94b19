/** Turns the stored form of an edition into a board without positions. */
import {
  idOfCircle,
  type Block,
  type Board,
  type Circle,
  type Crossing,
  type Expectation,
  type Hex,
  type HexBoard,
  type HexKind,
  type Section,
  type StreetBoard,
} from '../../model/index.js';
import type { EditionData, HexEditionData, StreetEditionData } from './edition-data.js';
import { parseIdList } from './id-lists.js';

/** The printed board of an edition. All its nodes lie at [0, 0]: positions belong to a tracing, not to the print. */
export const decodeEdition = (data: EditionData): Board =>
  data.game === 'mj' ? hexBoardOf(data) : streetBoardOf(data);

/** What all boards have and an edition does not store. */
const commonParts = ({ edition, counts, witnesses }: EditionData) =>
  ({
    schemaVersion: 1,
    id: 'printed-edition',
    name: 'Printed edition',
    edition,
    profile: 'official',
    boardVersion: '1.0.0',
    extent: [1, 1],
    expect: Object.entries(counts).map(([key, count]): Expectation => {
      const [what, section] = key.split(' ') as [Expectation['what'], Section?];
      return { what, ...(section !== undefined && { in: section }), count, source: 'print' };
    }),
    witnesses,
    provenance: { licence: '', rights: '', sources: [], traced: [], reviewed: [] },
    waivers: [],
  }) as const;

function streetBoardOf(data: StreetEditionData): StreetBoard {
  const sections = keysOfIds(data.sections);
  const borders = keysOfIds(data.borders);
  const streets = data.streets.flatMap((line) => {
    const [from, ...others] = parseIdList(line);
    return others.map((to) => ({ between: [from!, to] as const }));
  });
  const at = [0, 0] as const;
  const sectionOf = (id: string): { sector?: Section } => {
    const sector = sections.get(id);
    return sector === undefined ? {} : { sector };
  };
  const nodes = new Set(streets.flatMap(({ between }) => between));
  const circles = [...keysOfIds(data.colours)].map(([id, colour]): Circle => {
    const number = Number(id.slice(1));
    return { number, at, colour, ...sectionOf(idOfCircle({ number })) };
  });
  const crossings = [...nodes]
    .filter((id) => id.startsWith('x'))
    .map((id): Crossing => {
      const [border, name] = [borders.get(id), data.names[id]];
      return {
        id: id as Crossing['id'],
        at,
        ...(border !== undefined && { border }),
        ...(name !== undefined && { name }),
        ...sectionOf(id),
      };
    });
  return {
    ...commonParts(data),
    game: data.game,
    discs: { circle: 1, crossing: 1 },
    circles,
    crossings,
    junctions: [...nodes].filter((id): id is `t${number}` => id.startsWith('t')).map((id) => ({ id, at })),
    streets,
    waterlines: [],
    blocks: Object.entries(data.blocks)
      .flatMap(([kind, walks]) => walks.map((walk) => ({ kind: kind as Block['kind'], walk })))
      .map(({ kind, walk }, i): Block => ({ id: `b${i + 1}`, kind, walk: parseIdList(walk) })),
  };
}

/** Each id of the lists with the key of its list. */
const keysOfIds = <Key extends string>(
  lists: Readonly<Partial<Record<Key, string>>>,
): ReadonlyMap<string, Key> =>
  new Map(
    (Object.entries(lists) as [Key, string][]).flatMap(([key, list]) =>
      parseIdList(list).map((id): [string, Key] => [id, key]),
    ),
  );

const hexBoardOf = (data: HexEditionData): HexBoard => ({
  ...commonParts(data),
  game: 'mj',
  layout: { orientation: 'flat-top', origin: [0, 0], size: 1 },
  hexes: (Object.entries(data.hexes) as [HexKind, string][]).flatMap(([kind, list]) =>
    list.split(' ').map((place): Hex => {
      const [q, r] = place.split(',').map(Number);
      return { at: [q!, r!], kind };
    }),
  ),
  exits: data.exits,
  setup: data.setup,
});
