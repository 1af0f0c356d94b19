/** The printed editions that the project knows, and whether a board is compared with one. */
import { hasPrintedBoard } from '../../editions/index.js';
import { isStreetBoard, joinWithAnd, pluralise, type Board, type Game } from '../../../model/index.js';
import { explainSkip, type EditionComparison, type SkippedLayer } from '../../definitions/report.js';
import type { Profile } from '../../definitions/rule.js';

/** The known printings of each game. */
export const KNOWN_EDITIONS: Readonly<Record<Game, readonly string[]>> = {
  lfw: ['2012-revised', 'first'],
  wm: ['2017'],
  mj: ['2006', '2016'],
};

/** What a run left out of the comparison with the edition. */
interface LeftOut {
  /** The caller left out a rule that compares with the edition. */
  readonly hasRulesOff: boolean;
  /** The layer `edition`, or parts of it, if layers that it needs failed. */
  readonly skipped: readonly SkippedLayer[];
}

/** Only an official board claims to be a printed edition; on drafts and home-made boards differences are hints. */
export function compareEdition(board: Board, profile: Profile, leftOut: LeftOut): EditionComparison {
  const { edition, game } = board;
  const claimed = KNOWN_EDITIONS[game].includes(edition) ? { claimed: edition } : {};
  const hasReference = hasPrintedBoard(board);
  if (profile === 'official' && hasReference) {
    const gap = describeGap(edition, leftOut);
    return gap === undefined
      ? { ...claimed, compared: true, note: `compared with the printed edition ${edition}` }
      : { ...claimed, compared: false, note: gap };
  }
  const subject =
    profile === 'official' ? `no reference of edition ${edition}` : `${profile}, ${sizeOf(board)}`;
  const isHinted = hasReference && !leftOut.skipped.some(({ parts }) => parts === undefined);
  return {
    ...claimed,
    compared: false,
    note: `${subject}: not compared with ${hasReference ? 'the' : 'a'} printed edition${isHinted ? ', apart from hints' : ''}`,
  };
}

const sizeOf = (board: Board): string =>
  isStreetBoard(board)
    ? pluralise(board.streets.length, 'street')
    : pluralise(board.hexes.filter(({ kind }) => kind !== 'void').length, 'hex');

/** Why a comparison is incomplete; undefined if it is complete. */
function describeGap(edition: string, { hasRulesOff, skipped }: LeftOut): string | undefined {
  const whole = skipped.find(({ parts }) => parts === undefined);
  if (whole) return `not compared with the printed edition ${edition}, because ${explainSkip(whole)}`;
  const parts = skipped.map((skip) => ` without ${joinWithAnd(skip.parts!)}, because ${explainSkip(skip)}`);
  if (!hasRulesOff && parts.length === 0) return undefined;
  return `not compared in full with the printed edition ${edition}${parts.length > 0 ? `:${parts.join(';')}` : ''}`;
}
