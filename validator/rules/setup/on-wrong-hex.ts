import { capitalise, type Fix, type HexBoard, type HexId } from '../../../model/index.js';
import { printedHexBoard } from '../../editions/index.js';
import { hexRule, makeAskFix } from '../../definitions/define-rule.js';
import { kindsOfHexes, neighbourPositions } from '../../facts/hex/hexes-of-board.js';
import { isOnAllowedHex, listPlacedPieces, type PlacedPiece } from '../../facts/hex/starting-position.js';

/** A character on an obstacle, a lamp off a gaslight, or a cover off a manhole. */
export const onWrongHex = hexRule({
  id: 'setup/on-wrong-hex',
  severity: 'error',
  summary: 'Characters start on streets or manholes, lit lamps on gaslights, covers on manholes.',
  why: 'They cannot be placed elsewhere, so the position or the kind of the hex is wrong.',
  remedy: 'Move it to the hex where it is printed, or correct the kind of the hex.',
  neverWaive: 'the position cannot be set up.',
  catalogueIds: ['SET-001', 'SET-002', 'SET-003', 'MJ-B10'],
  check: ({ board }) => {
    const { setup } = board;
    if (setup === undefined) return [];
    const kinds = kindsOfHexes(board);
    return listPlacedPieces(setup).map((thing) => {
      if (isOnAllowedHex(board, thing)) return undefined;
      const { hex, pointer, entity, name, allowed } = thing;
      const near = neighbourPositions(hex).filter((beside) => allowed.includes(kinds.get(beside)!));
      const hint = near.length === 1 ? `; beside ${hex} there is one at ${near[0]}` : '';
      return {
        entities: [hex, entity],
        pointer,
        what: `${capitalise(name)} is on ${hex}, which is ${kinds.has(hex) ? `a ${kinds.get(hex)} hex` : 'a gap in the board'}.`,
        remedy: `Put it on a ${allowed.join(' or ')} hex as printed${hint}.`,
        seen: kinds.get(hex) ?? 'void',
        expected: allowed,
        fixes: fixesFor(board, thing, near),
      };
    });
  },
});

/** Where a piece is printed, beside its hex, or on its hex in another kind. */
function fixesFor(board: HexBoard, piece: PlacedPiece, near: readonly HexId[]): readonly Fix[] {
  const { hex, entity, name, allowed } = piece;
  const pieces = listPlacedPieces(board.setup!);
  const isFree = (place: HexId): boolean =>
    !pieces.some((each) => each.hex === place && each.list === piece.list);
  const print = printedHexBoard(board);
  const printed = listPlacedPieces(print?.setup ?? NO_PIECES).flatMap((each) =>
    each.entity === entity && isOnAllowedHex(board, { hex: each.hex, allowed }) ? [each.hex] : [],
  );
  const places = (printed.length > 0 ? printed : near).filter(isFree);
  const [kind] = allowed;
  return [
    ...places.map((place) =>
      entity === 'cover'
        ? makeAskFix('moveCover', { from: hex, to: place }, `Put the cover on ${place}`)
        : makeAskFix('place', { thing: entity, place }, `Put ${name} on ${place}`),
    ),
    // The kinds of a printed board are compared with the print, so there the piece is wrong.
    ...(print === undefined && kindsOfHexes(board).has(hex)
      ? [makeAskFix('setHexKind', { hex, kind: kind! }, `Make ${hex} a ${kind} hex`)]
      : []),
  ];
}

const NO_PIECES = { characters: [], lamps: [], covers: [], cordons: [], watsonFaces: 'N' } as const;
