/**
 * Facts of each known print of Mr Jack that only its picture shows. The boards have them too; only this second copy reveals a
 * misplaced cover, cordon or manhole.
 */
import { idOfHex, type Direction, type HexBoard, type HexId, type Setup } from '../../../model/index.js';

export interface PrintedMrJack {
  readonly manholes: readonly HexId[];
  readonly exits: HexBoard['exits'];
  readonly start: Setup;
}

/** The print of a board's edition, if it is known. */
export const printedMrJack = ({ edition }: HexBoard): PrintedMrJack | undefined => PRINTS.get(edition);

/** The edition with exactly the board's manholes, if any. */
export function findEditionByManholes({ hexes }: HexBoard): string | undefined {
  const manholes = new Set<string>(hexes.filter(({ kind }) => kind === 'manhole').map(idOfHex));
  const fits = (print: PrintedMrJack): boolean =>
    print.manholes.length === manholes.size && print.manholes.every((hex) => manholes.has(hex));
  return [...PRINTS].find(([, print]) => fits(print))?.[0];
}

const EXITS: HexBoard['exits'] = [
  { id: 'NE', hex: 'h11,-5', side: 'NE' },
  { id: 'NW', hex: 'h1,0', side: 'NW' },
  { id: 'SE', hex: 'h11,1', side: 'SE' },
  { id: 'SW', hex: 'h1,6', side: 'SW' },
];

/** Both prints have the same lamps and cordons; Watson and Stealthy swap places, and one cover differs. */
const startOf = (watson: HexId, stealthy: HexId, western: HexId, watsonFaces: Direction): Setup => ({
  characters: [
    { character: 'holmes', hex: 'h6,2' },
    { character: 'watson', hex: watson },
    { character: 'smith', hex: 'h6,-1' },
    { character: 'lestrade', hex: 'h4,2' },
    { character: 'stealthy', hex: stealthy },
    { character: 'goodley', hex: 'h12,-3' },
    { character: 'gull', hex: 'h4,-2' },
    { character: 'bert', hex: 'h8,-1' },
  ],
  watsonFaces,
  lamps: [
    { tile: '1', hex: 'h1,5' },
    { tile: '2', hex: 'h11,-4' },
    { tile: '3', hex: 'h2,0' },
    { tile: '4', hex: 'h10,1' },
    { tile: 'a', hex: 'h5,2' },
    { tile: 'b', hex: 'h7,-1' },
  ],
  covers: [western, 'h11,-5'],
  cordons: ['NE', 'SW'],
});

const PRINTS: ReadonlyMap<string, PrintedMrJack> = new Map([
  [
    '2006',
    {
      manholes: ['h0,2', 'h2,5', 'h5,-3', 'h5,0', 'h7,1', 'h7,4', 'h11,-5', 'h12,-2'],
      exits: EXITS,
      start: startOf('h0,4', 'h8,3', 'h2,5', 'NE'),
    },
  ],
  [
    '2016',
    {
      manholes: ['h1,1', 'h1,6', 'h2,3', 'h5,-3', 'h6,1', 'h7,4', 'h10,-2', 'h11,-5', 'h11,0'],
      exits: EXITS,
      start: startOf('h8,3', 'h0,4', 'h1,6', 'NE'),
    },
  ],
]);
