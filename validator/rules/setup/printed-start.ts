import { capitalise, type HexBoard, type HexId, type Setup } from '../../../model/index.js';
import { makeAskFix, hexRule, type Issue } from '../../definitions/define-rule.js';
import { kindsOfHexes } from '../../facts/hex/hexes-of-board.js';
import { isSetupComplete, listPlacedPieces } from '../../facts/hex/starting-position.js';
import { printedHexBoard } from '../../editions/index.js';
import { findEditionByManholes } from '../../facts/hex/edition-by-manholes.js';

/** A starting position that differs from the edition. */
export const printedStart = hexRule({
  id: 'setup/printed-start',
  severity: 'error',
  summary: 'Characters, lamps, covers, cordons and Watson’s facing are those that the edition prints.',
  why: 'Players start from the printed position, so another start is a different game.',
  remedy: 'Compare the starting position with the picture in the rulebook of that edition.',
  comparesWithPrint: true,
  catalogueIds: ['SET-001', 'SET-002', 'SET-003', 'SET-004', 'MJ-B08'],
  *check({ board }) {
    const { setup, edition } = board;
    const start = printedHexBoard(board)?.setup;
    if (setup === undefined || start === undefined) return;
    // With the manholes of another print the edition is probably wrong, which hex/printed-manholes reports.
    if ((findEditionByManholes(board) ?? edition) !== edition) return;
    // Other rules report pieces that are missing, duplicated or on a wrong hex.
    if (isSetupComplete(board)) yield* misplaced(edition, setup, start);
    const { watsonFaces } = start;
    if (watsonFaces !== undefined && setup.watsonFaces !== watsonFaces)
      yield {
        entities: ['facing'],
        pointer: '/setup/watsonFaces',
        what:
          setup.watsonFaces === undefined
            ? `The setup does not state where Watson faces; he faces ${watsonFaces} in the print of ${edition}.`
            : `Watson faces ${setup.watsonFaces}, but ${watsonFaces} in the print of ${edition}.`,
        remedy: `Make him face ${watsonFaces}.`,
        seen: setup.watsonFaces ?? null,
        expected: watsonFaces,
        fix: makeAskFix('setFacing', { direction: watsonFaces }, `Make Watson face ${watsonFaces}`),
      };
    yield* misread(board, 'covers', setup.covers, start.covers);
    yield* misread(board, 'cordons', setup.cordons, start.cordons);
  },
});

/** Characters and lamps on another hex than in print. */
function* misplaced(edition: string, setup: Setup, start: Setup): Iterable<Issue> {
  const printed = new Map(listPlacedPieces(start).map(({ entity, hex }) => [entity, hex]));
  for (const { entity, name, hex, pointer } of listPlacedPieces(setup)) {
    const expected = printed.get(entity);
    if (entity === 'cover' || expected === undefined || expected === hex) continue;
    yield {
      entities: [entity],
      pointer,
      what: `${capitalise(name)} is on ${hex}, but on ${expected} in the print of ${edition}.`,
      remedy: `Put it on ${expected}.`,
      seen: hex,
      expected,
      fix: makeAskFix('place', { thing: entity, place: expected }, `Put ${name} on ${expected}`),
    };
  }
}

/** Covers or cordons in another place than in print. Other rules report wrong numbers and two in one place. */
function* misread(
  board: HexBoard,
  list: 'covers' | 'cordons',
  seen: readonly string[],
  printed: readonly string[],
): Iterable<Issue> {
  if (seen.length !== printed.length || new Set(seen).size !== seen.length) return;
  const [thing, where] = list === 'covers' ? ['cover', 'on'] : ['cordon', 'at'];
  const free = printed.filter((place) => !seen.includes(place));
  for (const [i, place] of seen.entries()) {
    if (printed.includes(place)) continue;
    if (list === 'covers' && kindsOfHexes(board).get(place as HexId) !== 'manhole') continue;
    yield {
      entities: [place, thing],
      pointer: `/setup/${list}/${i}`,
      what: `There is a ${thing} ${where} ${place}, but not in the print of ${board.edition}.`,
      remedy: `Put it ${where} ${free.join(' or ')}.`,
      seen: place,
      expected: printed,
      fixes: free.map((to) =>
        list === 'covers'
          ? makeAskFix('moveCover', { from: place as HexId, to: to as HexId }, `Put the cover on ${to}`)
          : makeAskFix('moveCordon', { from: place, to }, `Put the cordon at ${to}`),
      ),
    };
  }
}
