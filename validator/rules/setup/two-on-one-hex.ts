import type { HexBoard } from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';

/** Two characters, two lamps or two covers on one hex, or two cordons at one exit. */
export const twoOnOneHex: Rule<HexBoard> = {
  id: 'setup/two-on-one-hex',
  severity: 'error',
  games: ['mj'],
  summary: 'No two characters, lamps or covers start on the same hex, and no two cordons at the same exit.',
  why: 'There is room for one of a kind only; the other was put in the wrong place.',
  mend: 'Move one of them to where it is printed.',
  waive: 'Never: the position cannot be set up.',
  answers: ['SET-001', 'SET-002', 'SET-003', 'MJ-B10'],
  check: ({ board: { setup } }) =>
    setup === undefined
      ? []
      : [
          ...shared(
            'characters',
            setup.characters.map(({ hex }) => hex),
            'characters',
          ),
          ...shared(
            'lamps',
            setup.lamps.map(({ hex }) => hex),
            'lamps',
          ),
          ...shared('covers', setup.covers, 'covers'),
          ...shared('cordons', setup.cordons, 'cordons'),
        ],
};

function shared(list: string, places: readonly string[], words: string): Issue[] {
  return places.flatMap((place, i): Issue[] =>
    places.indexOf(place) === i
      ? []
      : [
          {
            entities: [place, list],
            pointer: `/setup/${list}/${i}`,
            what: `Two ${words} are put on ${place}.`,
            mend: 'Move one of them to where it is printed.',
            seen: place,
          },
        ],
  );
}
