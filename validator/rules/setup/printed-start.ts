import { capitalise, type HexBoard, type HexId, type Setup } from '../../../model/index.js';
import { askFix, hexRule, type Issue } from '../../definitions/define-rule.js';
import { isOnAllowedHex, isSetupComplete, listPlacedPieces } from '../../facts/hex/starting-position.js';
import { findEditionByManholes, printedMrJack } from '../../facts/print/printed-mr-jack.js';

/** A starting position that differs from the edition. */
export const printedStart = hexRule({
  id: 'setup/printed-start',
  severity: 'error',
  summary: 'Characters, lamps, covers, cordons and Watson’s facing are those that the edition prints.',
  why: 'Players start from the printed position, so another start is a different game.',
  remedy: 'Compare the starting position with the picture in the rulebook of that edition.',
  comparesWithPrint: true,
  catalogueIds: ['SET-001', 'SET-002', 'SET-003', 'SET-004', 'MJ-B08'],
  check: ({ board }) => {
    const { setup } = board;
    const start = printedMrJack(board)?.start;
    if (setup === undefined || start === undefined) return [];
    // With the manholes of another print the edition is probably wrong, which hex/printed-manholes reports.
    if ((findEditionByManholes(board) ?? board.edition) !== board.edition) return [];
    return [
      // Other rules report pieces that are missing, duplicated or on a wrong hex.
      ...(isSetupComplete(board) ? misplaced(board, setup, start) : []),
      ...misfacing(board, setup, start),
      ...misread(board, 'covers', setup.covers, start.covers),
      ...misread(board, 'cordons', setup.cordons, start.cordons),
    ];
  },
});

/** Characters and lamps on another hex than in print. */
function misplaced(board: HexBoard, setup: Setup, start: Setup): Issue[] {
  const printed = new Map(listPlacedPieces(start).map(({ entity, hex }) => [entity, hex]));
  return listPlacedPieces(setup).flatMap(({ entity, name, hex, pointer }): Issue[] => {
    const expected = printed.get(entity);
    if (entity === 'cover' || expected === undefined || expected === hex) return [];
    return [
      {
        entities: [entity],
        pointer,
        what: `${capitalise(name)} is on ${hex}, but on ${expected} in the print of ${board.edition}.`,
        remedy: `Put it on ${expected}.`,
        seen: hex,
        expected,
        fix: askFix('place', { thing: entity, place: expected }, `Put ${name} on ${expected}`),
      },
    ];
  });
}

function misfacing({ edition }: HexBoard, { watsonFaces: seen }: Setup, { watsonFaces }: Setup): Issue[] {
  if (seen === watsonFaces) return [];
  return [
    {
      entities: ['facing'],
      pointer: '/setup/watsonFaces',
      what: `Watson faces ${seen}, but ${watsonFaces} in the print of ${edition}.`,
      remedy: `Make him face ${watsonFaces}.`,
      seen,
      expected: watsonFaces,
      fix: askFix('setFacing', { direction: watsonFaces }, `Make Watson face ${watsonFaces}`),
    },
  ];
}

/** Covers or cordons in another place than in print. Other rules report wrong numbers and two in one place. */
function misread(
  board: HexBoard,
  list: 'covers' | 'cordons',
  seen: readonly string[],
  printed: readonly string[],
): Issue[] {
  if (seen.length !== printed.length || new Set(seen).size !== seen.length) return [];
  const [thing, where] = list === 'covers' ? ['cover', 'on'] : ['cordon', 'at'];
  const free = printed.filter((place) => !seen.includes(place));
  return seen.flatMap((place, i): Issue[] => {
    if (printed.includes(place)) return [];
    if (list === 'covers' && !isManhole(board, place as HexId)) return [];
    return [
      {
        entities: [place, thing],
        pointer: `/setup/${list}/${i}`,
        what: `There is a ${thing} ${where} ${place}, but not in the print of ${board.edition}.`,
        remedy: `Put it ${where} ${free.join(' or ')}.`,
        seen: place,
        expected: printed,
      },
    ];
  });
}

const isManhole = (board: HexBoard, hex: HexId): boolean =>
  isOnAllowedHex(board, { hex, allowed: ['manhole'] });
