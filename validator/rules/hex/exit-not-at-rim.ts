import { DIRECTIONS, type Exit, type HexBoard } from '../../../model/index.js';
import { isWalkable, kindsOfHexes, leadsOff, placesBeside } from '../../hexes-of-board.js';
import { listed } from '../../listed.js';
import type { Issue, Rule } from '../../rule.js';

/** An exit from an obstacle, or one that leads back onto the board. */
export const exitNotAtRim: Rule<HexBoard> = {
  id: 'hex/exit-not-at-rim',
  severity: 'error',
  games: ['mj'],
  summary: 'Every exit leads from a street or manhole hex off the board.',
  why: 'Jack leaves by walking off from the exit’s own hex, so he must be able to stand there and there must be an outside.',
  mend: 'Name the rim hex next to the printed exit and the side on which it lies.',
  waive: 'Never: such an exit cannot be used.',
  waivable: false,
  answers: ['HEX-003', 'MJ-B03', 'AMB-MJ-02'],
  check: ({ board }) => {
    const kinds = kindsOfHexes(board);
    return board.exits.flatMap((exit, i): Issue[] => {
      const { id, hex, side } = exit;
      if (leadsOff(board, exit)) return [];
      if (!isWalkable(kinds.get(hex))) return [fromAnObstacle(board, exit, i)];
      const beyond = placesBeside(hex)[DIRECTIONS.indexOf(side)]!;
      const free = DIRECTIONS.filter((_, d) => !kinds.has(placesBeside(hex)[d]!));
      return [
        {
          entities: [id],
          pointer: `/exits/${i}/side`,
          what: `The exit ${id} leads ${side} from ${hex} onto ${beyond}, which is on the board.`,
          mend:
            free.length === 0
              ? `Name the rim hex next to the printed exit; ${hex} has hexes on all sides.`
              : `Name the side on which the printed exit lies; off the board lead ${listed(free)}.`,
          seen: side,
          expected: free,
          ...(free.length > 0 && {
            fix: {
              kind: 'ask',
              action: 'setExit',
              arguments: { exit: id, hex, side: free[0] },
              label: `Let it lead ${free[0]}`,
            },
          }),
        },
      ];
    });
  },
};

function fromAnObstacle(board: HexBoard, { id, hex }: Exit, i: number): Issue {
  const kinds = kindsOfHexes(board);
  const atRim = placesBeside(hex).filter(
    (beside) => isWalkable(kinds.get(beside)) && placesBeside(beside).some((place) => !kinds.has(place)),
  );
  return {
    entities: [id],
    pointer: `/exits/${i}/hex`,
    what: `The exit ${id} leads from ${hex}, where nobody can stand: it is ${kinds.has(hex) ? `a ${kinds.get(hex)} hex` : 'off the board'}.`,
    mend: `Name the street hex next to the printed exit${atRim.length === 0 ? '' : `; at the rim beside ${hex} there is ${listed(atRim)}`}.`,
    seen: kinds.get(hex) ?? 'void',
    expected: ['street', 'manhole'],
  };
}
