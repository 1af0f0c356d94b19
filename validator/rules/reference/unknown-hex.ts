import { idOfHex, type HexBoard, type HexId } from '../../../model/index.js';
import { makeAskFix, hexRule } from '../../definitions/define-rule.js';
import { neighbourPositions } from '../../facts/hex/hexes-of-board.js';
import { listPlacedPieces } from '../../facts/hex/starting-position.js';

/** An exit, a character, a lamp or a cover on a hex that does not exist. */
export const unknownHex = hexRule({
  id: 'reference/unknown-hex',
  severity: 'error',
  summary: 'Every hex that the board refers to exists.',
  why: 'Exits, characters, lamps and covers each need a hex.',
  remedy: 'Add the hex, or put the exit, character, lamp or cover on the hex where it is printed.',
  neverWaive: 'a board with a dangling reference cannot be played.',
  catalogueIds: ['REF-001'],
  check: ({ board }) => {
    const known = new Set<string>(board.hexes.map(idOfHex));
    return referencesToHexes(board).map(({ hex, pointer, entity, name, allowed }) => {
      if (known.has(hex)) return undefined;
      const kind = allowed[0]!;
      return {
        entities: [hex, entity],
        pointer,
        what: `There is no hex ${hex}, but ${name} is placed there.`,
        remedy: isBesideOne(hex, known)
          ? `Add ${hex} as a ${kind} hex if it is printed, or correct the position.`
          : 'Correct the position: there is no hex nearby.',
        seen: hex,
        ...(isBesideOne(hex, known) && {
          fix: makeAskFix('setHexKind', { hex, kind }, `Add ${hex} as a ${kind} hex`),
        }),
      };
    });
  },
});

/** Whatever refers to a hex, with the kinds that the hex may have. */
const referencesToHexes = ({ exits, setup }: HexBoard) => [
  ...exits.map(({ id, hex }, i) => ({
    hex,
    pointer: `/exits/${i}/hex`,
    entity: id,
    name: `the exit ${id}`,
    allowed: ['street' as const],
  })),
  ...(setup ? listPlacedPieces(setup) : []),
];

/** A forgotten hex lies beside others; a mistyped one lies anywhere. */
const isBesideOne = (hex: HexId, known: ReadonlySet<string>): boolean =>
  neighbourPositions(hex).some((beside) => known.has(beside));
