/** What a board loses in a round trip through a graph format, as docs/formats promises. */
import { idOfHex, isStreetBoard, type Board, type HexBoard, type StreetBoard } from '../../model/index.js';
import { withoutExtra } from '../../model/file/extra.js';
import { sortBoard } from '../../model/file/sort-board.js';

export const ROUND_TRIP_FORMATS = [
  'graphml',
  'gexf',
  'jgf',
  'node-link',
  'cytoscape',
  'geojson',
  'csv',
] as const;
export type RoundTripFormat = (typeof ROUND_TRIP_FORMATS)[number];

interface Loss {
  /** As docs/formats/README.md says it. */
  readonly what: string;
  readonly formats: readonly RoundTripFormat[];
  readonly without: (board: Board) => Board;
}

const ofStreets =
  (change: (board: StreetBoard) => StreetBoard) =>
  (board: Board): Board =>
    isStreetBoard(board) ? change(board) : board;
const ofHexes =
  (change: (board: HexBoard) => HexBoard) =>
  (board: Board): Board =>
    isStreetBoard(board) ? board : change(board);

/** Everything that a format loses, one entry for each row of the table in the docs. */
export const FORMAT_LOSSES: readonly Loss[] = [
  {
    what: 'the profile: what is imported is a draft',
    formats: ROUND_TRIP_FORMATS,
    without: (board) => ({ ...board, profile: 'draft' }),
  },
  {
    what: 'the reference to the schema and properties that the format does not know',
    formats: ROUND_TRIP_FORMATS,
    without: (board) => {
      const { $schema: _, ...rest } = withoutExtra(board);
      return rest;
    },
  },
  {
    what: 'tracks and letters',
    formats: ROUND_TRIP_FORMATS,
    without: (board) => {
      const { tracks: _, ...rest } = board;
      if (!('letters' in rest)) return rest;
      const { letters: __, ...left } = rest;
      return left;
    },
  },
  {
    what: 'expected counts, witnesses and waivers',
    formats: ROUND_TRIP_FORMATS,
    without: (board) => ({ ...board, expect: [], witnesses: [], waivers: [] }),
  },
  {
    what: 'the provenance: instead it names the file that was imported',
    formats: ROUND_TRIP_FORMATS,
    without: (board) => ({
      ...board,
      provenance: {
        licence: 'not stated',
        rights: 'not stated',
        sources: [{ id: 'import', kind: 'digitisation', what: 'imported' }],
        traced: [],
        reviewed: [],
      },
    }),
  },
  {
    what: 'holes in a board of hexes (`void`)',
    formats: ROUND_TRIP_FORMATS,
    without: ofHexes((board) => ({ ...board, hexes: board.hexes.filter(({ kind }) => kind !== 'void') })),
  },
  {
    what: 'exits and pieces on no hex of the board, covers on no manhole, and of two characters or two lamps on one hex the first',
    formats: ROUND_TRIP_FORMATS,
    without: ofHexes(standingOnHexes),
  },
  {
    what: 'blocks',
    formats: ['graphml', 'gexf', 'jgf', 'node-link', 'cytoscape'],
    without: ofStreets((board) => ({ ...board, blocks: [] })),
  },
  {
    what: 'characters that XML forbids: U+FFFD stands for them',
    formats: ['graphml', 'gexf'],
    without: (board) => JSON.parse(JSON.stringify(board).replace(/[\ufffe\uffff]/g, '\ufffd')) as Board,
  },
];

/** A sorted board without what a format loses. */
export const removeFormatLosses = (board: Board, format: RoundTripFormat): Board =>
  sortBoard(
    FORMAT_LOSSES.filter(({ formats }) => formats.includes(format)).reduce(
      (kept, { without }) => without(kept),
      sortBoard(board),
    ),
  );

function standingOnHexes(board: HexBoard): HexBoard {
  const kinds = new Map(board.hexes.map((hex): [string, string] => [idOfHex(hex), hex.kind]));
  const stands = ({ hex }: { readonly hex: string }): boolean => kinds.has(hex);
  const lastOfEachHex = <T extends { readonly hex: string }>(pieces: readonly T[]): T[] => [
    ...new Map(pieces.filter(stands).map((piece) => [piece.hex, piece])).values(),
  ];
  const { setup } = board;
  return {
    ...board,
    exits: board.exits.filter(stands),
    ...(setup && {
      setup: {
        ...setup,
        characters: lastOfEachHex(setup.characters),
        lamps: lastOfEachHex(setup.lamps),
        covers: [...new Set(setup.covers)].filter((hex) => kinds.get(hex) === 'manhole'),
      },
    }),
  };
}
