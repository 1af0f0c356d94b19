import {
  DIRECTIONS,
  idOfHex,
  neighbourInDirection,
  parseHexId,
  type HexBoard,
  type HexId,
  type HexKind,
} from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
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
  waivable: false,
  answers: ['REF-001'],
  check: ({ board }) => {
    const known = new Set<string>(board.hexes.map(idOfHex));
    return namesOf(board).flatMap(({ hex, pointer, entity, by, kind }): Issue[] => {
      if (known.has(hex)) return [];
      return [
        {
          entities: [hex, entity],
          pointer,
          what: `There is no hex ${hex}, but ${by} is put there.`,
          mend: isBesideOne(hex, known)
            ? `Add ${hex} as a ${kind} hex if it is printed, or correct the place.`
            : 'Correct the place: no hex lies anywhere near.',
          seen: hex,
          ...(isBesideOne(hex, known) && {
            fix: {
              kind: 'ask',
              action: 'setHexKind',
              arguments: { hex, kind },
              label: `Add ${hex} as a ${kind} hex`,
            },
          }),
        },
      ];
    });
  },
};

interface Name {
  readonly hex: HexId;
  readonly pointer: string;
  readonly entity: string;
  readonly by: string;
  /** What the hex would have to be. */
  readonly kind: HexKind;
}

const namesOf = ({ exits, setup }: HexBoard): Name[] => [
  ...exits.map(({ id, hex }, i): Name => ({
    hex,
    pointer: `/exits/${i}/hex`,
    entity: id,
    by: `the exit ${id}`,
    kind: 'street',
  })),
  ...(setup?.characters ?? []).map(({ character, hex }, i): Name => ({
    hex,
    pointer: `/setup/characters/${i}/hex`,
    entity: character,
    by: capital(character),
    kind: 'street',
  })),
  ...(setup?.lamps ?? []).map(({ tile, hex }, i): Name => ({
    hex,
    pointer: `/setup/lamps/${i}/hex`,
    entity: `lamp-${tile}`,
    by: `lamp ${tile}`,
    kind: 'gaslight',
  })),
  ...(setup?.covers ?? []).map((hex, i): Name => ({
    hex,
    pointer: `/setup/covers/${i}`,
    entity: 'cover',
    by: 'a cover',
    kind: 'manhole',
  })),
];

/** A forgotten hex lies beside others; a mistyped one lies anywhere. */
function isBesideOne(hex: HexId, known: ReadonlySet<string>): boolean {
  const at = parseHexId(hex)!;
  return DIRECTIONS.some((direction) => known.has(idOfHex({ at: neighbourInDirection(at, direction) })));
}
