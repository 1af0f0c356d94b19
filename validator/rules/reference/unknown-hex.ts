import { idOfHex, type HexBoard, type HexId } from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';

/** An exit, a character, a lamp or a cover on a hex that is not there. */
export const unknownHex: Rule<HexBoard> = {
  id: 'reference/unknown-hex',
  severity: 'error',
  games: ['mj'],
  summary: 'Every hex that is named exists.',
  why: 'Nobody can stand, shine or leave where there is no hex.',
  mend: 'Add the hex, or put the exit, character, lamp or cover on the hex where it is printed.',
  waive: 'Nobody may: a board with a name that means nothing cannot be played.',
  answers: ['REF-001'],
  check: ({ board }) => {
    const known = new Set<string>(board.hexes.map(idOfHex));
    return namesOf(board).flatMap(([hex, pointer, by]): Issue[] =>
      known.has(hex)
        ? []
        : [
            {
              entities: [hex, by],
              pointer,
              what: `There is no hex ${hex}, but ${by} is put there.`,
              mend: 'Add the hex, or move what stands there.',
              seen: hex,
            },
          ],
    );
  },
};

function namesOf({ exits, setup }: HexBoard): [hex: HexId, pointer: string, by: string][] {
  return [
    ...exits.map(({ id, hex }, i): [HexId, string, string] => [hex, `/exits/${i}/hex`, `the exit ${id}`]),
    ...(setup?.characters ?? []).map(({ character, hex }, i): [HexId, string, string] => [
      hex,
      `/setup/characters/${i}/hex`,
      character,
    ]),
    ...(setup?.lamps ?? []).map(({ tile, hex }, i): [HexId, string, string] => [
      hex,
      `/setup/lamps/${i}/hex`,
      `lamp ${tile}`,
    ]),
    ...(setup?.covers ?? []).map((hex, i): [HexId, string, string] => [hex, `/setup/covers/${i}`, 'a cover']),
  ];
}
