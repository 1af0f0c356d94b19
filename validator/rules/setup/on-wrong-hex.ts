import { idOfHex, type HexBoard, type HexId } from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';

/** A character in a wall, a lamp off its gaslight, a cover off its manhole. */
export const onWrongHex: Rule<HexBoard> = {
  id: 'setup/on-wrong-hex',
  severity: 'error',
  games: ['mj'],
  summary: 'Characters start on streets or manholes, lit lamps on gaslights, covers on manholes.',
  why: 'Nothing else can stand there, so the place or the kind of the hex is wrong.',
  mend: 'Move it to the hex where it is printed, or correct the kind of the hex.',
  waive: 'Never: the position cannot be set up.',
  answers: ['SET-001', 'SET-002', 'SET-003', 'MJ-B10'],
  check: ({ board }) => {
    const kinds = new Map<string, string>(board.hexes.map((hex) => [idOfHex(hex), hex.kind]));
    const wrong = (hex: HexId, allowed: readonly string[], pointer: string, words: string): Issue[] => {
      const kind = kinds.get(hex) ?? 'void';
      if (allowed.includes(kind)) return [];
      return [
        {
          entities: [hex, words],
          pointer,
          what: `${words} is put on ${hex}, which is a ${kind} hex.`,
          mend: `Put it on a ${allowed.join(' or ')} hex, as printed.`,
          seen: kind,
          expected: allowed,
        },
      ];
    };
    const { setup } = board;
    if (setup === undefined) return [];
    return [
      ...setup.characters.flatMap(({ character, hex }, i) =>
        wrong(hex, ['street', 'manhole'], `/setup/characters/${i}/hex`, character),
      ),
      ...setup.lamps.flatMap(({ tile, hex }, i) =>
        wrong(hex, ['gaslight'], `/setup/lamps/${i}/hex`, `lamp ${tile}`),
      ),
      ...setup.covers.flatMap((hex, i) => wrong(hex, ['manhole'], `/setup/covers/${i}`, 'a cover')),
    ];
  },
};
