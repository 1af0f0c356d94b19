import { idOfHex, neighbourInDirection, parseHexId, type HexBoard } from '../../../model/index.js';
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
  answers: ['HEX-003', 'MJ-B03', 'AMB-MJ-02'],
  check: ({ board }) => {
    const kinds = new Map<string, string>(board.hexes.map((hex) => [idOfHex(hex), hex.kind]));
    return board.exits.flatMap(({ id, hex, side }, i): Issue[] => {
      const kind = kinds.get(hex);
      if (kind !== 'street' && kind !== 'manhole')
        return [
          {
            entities: [id],
            pointer: `/exits/${i}/hex`,
            what: `The exit ${id} leads from ${hex}, where nobody can stand: it is ${kind ?? 'off the board'}.`,
            mend: 'Name the street hex beside the printed exit.',
            seen: kind,
          },
        ];
      const at = parseHexId(hex);
      const beyond = at && idOfHex({ at: neighbourInDirection(at, side) });
      if (beyond === undefined || (kinds.get(beyond) ?? 'void') === 'void') return [];
      return [
        {
          entities: [id],
          pointer: `/exits/${i}/side`,
          what: `The exit ${id} leads ${side} from ${hex} onto ${beyond}, which is on the board.`,
          mend: 'Name the side on which the printed exit lies.',
          seen: side,
        },
      ];
    });
  },
};
