/** Describes what an imported board lacks. */
import { type Board, type HexBoard, isStreetBoard, type StreetBoard } from '../../../model/index.js';
import { boardFact } from './board-header.js';
import { fieldValue, type ImportContext } from './import-context.js';

/** Everything that a finished board has and this one lacks, as sentences. */
export const describeMissingParts = (board: Board, work: ImportContext): readonly string[] => [
  ...(isStreetBoard(board) ? missingStreets(board) : missingHexes(board, work)),
  ...those([
    [true, 'Expected counts and printed facts ("expect", "witnesses"): without them mistakes are not found.'],
    [true, 'Who traced and who reviewed the board.'],
    [isUnsaid(work, 'licence') || isUnsaid(work, 'rights'), 'The licence or the rights: "not stated" is written.'],
    [isUnsaid(work, 'version'), 'The version: 0.0.0 is written.'],
  ]),
]; // prettier-ignore

const those = (sentences: readonly (readonly [boolean, string])[]): readonly string[] =>
  sentences.filter(([holds]) => holds).map(([, sentence]) => sentence);

const isUnsaid = (work: ImportContext, name: 'licence' | 'rights' | 'version'): boolean =>
  boardFact(work, name) === undefined;

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

function missingHexes({ hexes, exits, setup }: HexBoard, work: ImportContext): readonly string[] {
  const hasPieces = work.graph.nodes.some((node) =>
    (['character', 'lamp', 'covered'] as const).some((name) => fieldValue(work, node, name) !== undefined),
  );
  return those([
    [hexes.length === 0, 'Hexes.'],
    [exits.length === 0, 'Exits.'],
    [setup === undefined && !hasPieces, 'The starting position.'],
    [setup === undefined && hasPieces, 'The starting position: the direction Watson faces is missing ("watsonFaces" of "board" in the mapping).'],
    [true, 'The round track.'],
  ]); // prettier-ignore
}
