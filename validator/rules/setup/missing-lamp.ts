import type { HexBoard } from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';

const TILES = ['1', '2', '3', '4', 'a', 'b'] as const;

/** A lit tile that is not placed, or placed twice. */
export const missingLamp: Rule<HexBoard> = {
  id: 'setup/missing-lamp',
  severity: 'error',
  gentler: { draft: 'info', custom: 'info' },
  games: ['mj'],
  summary: 'Six lamps are lit at the start: 1, 2, 3, 4 and the unnumbered a and b, each once.',
  why: 'Lamps 1 to 4 go out after the first four rounds, and the two others never do.',
  mend: 'Light the missing lamp where it is printed, or take the doubled tile away.',
  waive: 'Never on a printed board; home-made ones get a hint.',
  answers: ['SET-002', 'MJ-B05'],
  check: ({ board: { setup } }) =>
    setup === undefined
      ? []
      : TILES.flatMap((tile): Issue[] => {
          const times = setup.lamps.filter((lamp) => lamp.tile === tile).length;
          if (times === 1) return [];
          return [
            {
              entities: [tile],
              pointer: '/setup/lamps',
              what:
                times === 0
                  ? `Lamp ${tile} is not lit at the start.`
                  : `Lamp ${tile} is lit in ${times} places.`,
              mend: times === 0 ? 'Light it where it is printed.' : 'Keep the one place that is printed.',
              seen: times,
              expected: 1,
            },
          ];
        }),
};
