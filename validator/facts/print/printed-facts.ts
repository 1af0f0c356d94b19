/**
 * Facts of each print, kept apart from the boards. A board has its own counts and witnesses; only facts from outside show
 * that none was left out or changed to fit.
 */
import type { Board, Expectation, Witness } from '../../../model/index.js';

export interface PrintedFacts {
  readonly counts: Partial<Readonly<Record<Expectation['what'], number>>>;
  /** The rules and worked examples for which the board must have a witness. */
  readonly witnessedRules: readonly Witness['rule'][];
}

/** The facts of a board's print, if it is known. */
export const printedFacts = ({ game, edition }: Board): PrintedFacts | undefined =>
  FACTS.get(`${game} ${edition}`);

const HEXES = {
  exits: 4,
  gaslights: 8,
  hexes: 86,
  invisibleAtStart: 4,
  obstacles: 18,
  visibleAtStart: 4,
  walkableHexes: 60,
};

const FACTS: ReadonlyMap<string, PrintedFacts> = new Map<string, PrintedFacts>([
  [
    'lfw 2012-revised',
    {
      counts: {
        alleyPairs: 451,
        blocks: 148,
        circles: 195,
        crossings: 234,
        houseBlocks: 148,
        innerFaces: 148,
        jackPairs: 775,
        junctions: 17,
        policePairs: 453,
        redCircles: 8,
        redCrossings: 1,
        searchPairs: 451,
        streets: 593,
        unbarrablePairs: 2,
        waterlines: 0,
        yellowCrossings: 7,
      },
      witnessedRules: [
        ...(['DEF-02', 'DEF-16', 'LFW-B04', 'LFW-B06', 'LFW-X01', 'LFW-X02', 'LFW-X03', 'LFW-X04'] as const),
        ...(['LFW-X05', 'LFW-X06', 'LFW-X07', 'LFW-X08', 'LFW-X11', 'LFW-X14', 'LFW-X15'] as const),
      ],
    },
  ],
  [
    'wm 2017',
    {
      counts: {
        alleyPairs: 383,
        blackCircles: 64,
        blocks: 135,
        blueCircles: 20,
        boatPairs: 39,
        circles: 189,
        crossings: 174,
        innerFaces: 135,
        jackPairs: 679,
        junctions: 0,
        policePairs: 367,
        searchPairs: 427,
        streets: 495,
        waterBlocks: 5,
        waterlines: 2,
        whiteCircles: 105,
        yellowCrossings: 6,
      },
      witnessedRules: [
        ...(['DEF-16', 'WM-B02', 'WM-B05', 'WM-X01', 'WM-X02', 'WM-X03', 'WM-X04'] as const),
        ...(['WM-X05', 'WM-X06', 'WM-X07', 'WM-X08', 'WM-X09'] as const),
      ],
    },
  ],
  ['mj 2006', { counts: { ...HEXES, manholes: 8 }, witnessedRules: ['MJ-X01'] }],
  ['mj 2016', { counts: { ...HEXES, manholes: 9 }, witnessedRules: ['MJ-X01'] }],
]);
