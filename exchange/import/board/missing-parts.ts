/** What an imported board lacks, in sentences: a draft says it of itself only where a rule looks for it. */
import type { Board, HexBoard, StreetBoard } from '../../model/board.js';
import { isStreetBoard } from '../../model/board.js';
import { factOf } from './frame.js';
import { asked, type Workpiece } from './workpiece.js';

/** Everything that a finished board has and this one has not. */
export const missingIn = (board: Board, work: Workpiece): readonly string[] => [
  ...(isStreetBoard(board) ? missingStreets(board) : missingHexes(board, work)),
  ...those([
    [true, 'Expected counts and printed facts ("expect", "witnesses"): until they are there, nothing betrays a slip.'],
    [true, 'Who traced and who reviewed the board.'],
    [isUnsaid(work, 'licence') || isUnsaid(work, 'rights'), 'The licence or the rights: where nobody says them, "not stated" is written.'],
    [isUnsaid(work, 'version'), 'The version: 0.0.0 is written, nothing was released.'],
  ]),
]; // prettier-ignore

const those = (sentences: readonly (readonly [boolean, string])[]): readonly string[] =>
  sentences.filter(([holds]) => holds).map(([, sentence]) => sentence);

const isUnsaid = (work: Workpiece, name: 'licence' | 'rights' | 'version'): boolean =>
  factOf(work, name) === undefined;

const missingStreets = ({ game, circles, crossings, streets, blocks, grid }: StreetBoard): readonly string[] =>
  those([
    [circles.length === 0, 'Circles.'],
    [crossings.length === 0, 'Crossings.'],
    [streets.length === 0, 'Streets.'],
    [blocks.length === 0, 'Blocks, and with them alleys and boats. "lamplighter relations <board> faces" lists the areas to declare.'],
    [grid === undefined, 'The printed grid.'],
    [game === 'lfw', 'The tracks: moves and nights. Where the four letters apply.'],
    [game === 'wm', 'The tracks: moves, rounds and tiles.'],
  ]); // prettier-ignore

function missingHexes({ hexes, exits, setup }: HexBoard, work: Workpiece): readonly string[] {
  const hasPieces = work.graph.nodes.some((node) =>
    (['character', 'lamp', 'covered'] as const).some((name) => asked(work, node, name) !== undefined),
  );
  return those([
    [hexes.length === 0, 'Hexes.'],
    [exits.length === 0, 'Exits.'],
    [setup === undefined && !hasPieces, 'The starting position.'],
    [setup === undefined && hasPieces, 'The starting position: nothing says where Watson looks ("watsonFaces" of "board" in the mapping).'],
    [true, 'The round track.'],
  ]); // prettier-ignore
}
