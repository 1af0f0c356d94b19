import type { HexBoard, HexId, Setup } from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import { editionOfManholes, printedJack } from '../../printed-jack.js';
import type { Fix, Issue, Rule } from '../../rule.js';
import { isComplete, isOnRightHex, placedThings } from '../../starting-position.js';

/** A starting position that is not the one of the edition. */
export const printedStart: Rule<HexBoard> = {
  id: 'setup/printed-start',
  severity: 'error',
  gentler: { draft: 'info', custom: 'info' },
  games: ['mj'],
  summary: 'Characters, lamps, covers, cordons and Watson’s facing are those that the edition prints.',
  why: 'Everybody starts from that picture, so a game that starts otherwise is another game.',
  mend: 'Compare the starting position with the picture in the rulebook of that edition.',
  waive: 'Never on a printed board; home-made ones get a hint.',
  waivable: 'unprinted',
  answers: ['SET-001', 'SET-002', 'SET-003', 'SET-004', 'MJ-B08'],
  check: ({ board }) => {
    const { setup } = board;
    const start = printedJack(board)?.start;
    if (setup === undefined || start === undefined) return [];
    // Whose manholes are those of another print has probably the wrong edition, as hex/printed-manholes says.
    if ((editionOfManholes(board) ?? board.edition) !== board.edition) return [];
    return [
      // What is missing, doubled or on a wrong hex has rules of its own.
      ...(isComplete(board) ? misplaced(board, setup, start) : []),
      ...misfacing(board, setup, start),
      ...misread(board, 'covers', setup.covers, start.covers),
      ...misread(board, 'cordons', setup.cordons, start.cordons),
    ];
  },
};

/** Characters and lamps that stand elsewhere. */
function misplaced(board: HexBoard, setup: Setup, start: Setup): Issue[] {
  const printed = new Map(placedThings(start).map(({ entity, hex }) => [entity, hex]));
  return placedThings(setup).flatMap(({ list, entity, name, hex, pointer }): Issue[] => {
    const expected = printed.get(entity);
    if (list === 'covers' || expected === undefined || expected === hex) return [];
    return [
      {
        entities: [entity],
        pointer,
        what: `${capital(name)} is put on ${hex}, but on ${expected} in the print of ${board.edition}.`,
        mend: `Put it on ${expected}.`,
        seen: hex,
        expected,
        fix: placing(entity, expected, `Put ${name} on ${expected}`),
      },
    ];
  });
}

const placing = (thing: string, place: string, label: string): Fix => ({
  kind: 'ask',
  action: 'place',
  arguments: { thing, place },
  label,
});

function misfacing({ edition }: HexBoard, { watsonFaces: seen }: Setup, { watsonFaces }: Setup): Issue[] {
  if (seen === watsonFaces) return [];
  return [
    {
      entities: ['facing'],
      pointer: '/setup/watsonFaces',
      what: `Watson faces ${seen}, but ${watsonFaces} in the print of ${edition}.`,
      mend: `Let him face ${watsonFaces}.`,
      seen,
      expected: watsonFaces,
      fix: {
        kind: 'ask',
        action: 'setFacing',
        arguments: { direction: watsonFaces },
        label: `Let Watson face ${watsonFaces}`,
      },
    },
  ];
}

/** Covers or cordons elsewhere. Where there are too few or too many, or two in one place, other rules speak. */
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
        mend: `Put it ${where} ${free.join(' or ')}.`,
        seen: place,
        expected: printed,
      },
    ];
  });
}

const isManhole = (board: HexBoard, hex: HexId): boolean =>
  isOnRightHex(board, { hex, allowed: ['manhole'] });
