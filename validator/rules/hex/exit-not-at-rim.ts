import { DIRECTIONS, type Fix, type HexBoard, type HexId } from '../../../model/index.js';
import { makeAskFix, hexRule, joinFirstTen } from '../../definitions/define-rule.js';
import { printedHexBoard } from '../../editions/index.js';
import {
  isWalkable,
  kindsOfHexes,
  leadsOffBoard,
  neighbourPositions,
} from '../../facts/hex/hexes-of-board.js';

/** An exit from an obstacle, or one that leads back onto the board. */
export const exitNotAtRim = hexRule({
  id: 'hex/exit-not-at-rim',
  severity: 'error',
  summary: 'Every exit leads from a street or manhole hex off the board.',
  why: 'Jack leaves the board from the exit’s own hex, so it must be walkable and at the rim.',
  remedy: 'Name the rim hex next to the printed exit and the side on which it lies.',
  neverWaive: 'such an exit cannot be used.',
  catalogueIds: ['HEX-003', 'MJ-B03', 'AMB-MJ-02'],
  check: ({ board }) => {
    const kinds = kindsOfHexes(board);
    const isFree = (position: HexId): boolean => !kinds.has(position);
    return board.exits.map((exit, i) => {
      const { id, hex, side } = exit;
      if (leadsOffBoard(board, exit)) return undefined;
      const around = neighbourPositions(hex);
      if (!isWalkable(kinds.get(hex))) {
        const atRim = around.filter(
          (beside) => isWalkable(kinds.get(beside)) && neighbourPositions(beside).some(isFree),
        );
        return {
          entities: [id],
          pointer: `/exits/${i}/hex`,
          what: `The exit ${id} leads from ${hex}, which is not walkable: it is ${kinds.has(hex) ? `a ${kinds.get(hex)} hex` : 'off the board'}.`,
          remedy: `Name the street hex next to the printed exit${atRim.length === 0 ? '' : `; at the rim beside ${hex} there is ${joinFirstTen(atRim)}`}.`,
          seen: kinds.get(hex) ?? 'void',
          expected: ['street', 'manhole'],
          fixes: leadOffFixes(board, exit, atRim.length === 1 ? atRim[0] : undefined),
        };
      }
      const free = DIRECTIONS.filter((_, d) => isFree(around[d]!));
      const [first] = free;
      return {
        entities: [id],
        pointer: `/exits/${i}/side`,
        what: `The exit ${id} leads ${side} from ${hex} onto ${around[DIRECTIONS.indexOf(side)]!}, which is on the board.`,
        remedy: first
          ? `Name the side on which the printed exit lies; off the board lead ${joinFirstTen(free)}.`
          : `Name the rim hex next to the printed exit; ${hex} has hexes on all sides.`,
        seen: side,
        expected: free,
        fixes: leadOffFixes(board, exit, first && hex),
      };
    });
  },
});

/** Where the claimed edition prints the exit, or off the board from a hex at the rim. */
function leadOffFixes(
  board: HexBoard,
  { id }: HexBoard['exits'][number],
  rim: HexId | undefined,
): readonly Fix[] {
  const kinds = kindsOfHexes(board);
  const printed = printedHexBoard(board)?.exits.find((each) => each.id === id);
  const around = rim && neighbourPositions(rim);
  const side = around && DIRECTIONS.find((_, d) => !kinds.has(around[d]!));
  const place = printed && leadsOffBoard(board, printed) ? printed : side && { hex: rim, side };
  return place
    ? [
        makeAskFix(
          'setExit',
          { exit: id, hex: place.hex, side: place.side },
          `Make ${id} lead ${place.side} from ${place.hex}`,
        ),
      ]
    : [];
}
