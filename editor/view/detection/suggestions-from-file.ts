/** Suggestions that were made outside the editor, for the scan that is shown: which picture they are for is checked. */
import { GAME_NAMES } from '../../../model/index.js';
import { boardOf, type EditorState, transformOfShownScan } from '../../tools/index.js';
import type { Suggestions } from '../../../vision/index.js';
import type { DetectionResult } from '../detection-worker/detection-messages.js';
import { placementOf } from './scan-placement.js';
import { toBoardUnits } from '../detection-worker/to-board-units.js';

/** The suggestions in board units, or why they cannot be shown. `waits`: they can be when their picture is shown. */
export type SuggestionsForScan =
  | ({ readonly is: 'found' } & DetectionResult)
  | { readonly is: 'refused' | 'waits'; readonly problem: string };

export function suggestionsForScan(
  suggestions: Suggestions,
  name: string,
  state: EditorState,
): SuggestionsForScan {
  const board = boardOf(state);
  const { picture, game, quality } = suggestions;
  if (game !== board.game)
    return refused(
      `${name} has suggestions for a board of ${GAME_NAMES[game]}, and this is one of ${GAME_NAMES[board.game]}.`,
    );
  if (game === 'mj')
    return refused(
      `${name} has hexes, whose kinds are suggested only from the picture itself: use "Detect the board".`,
    );
  const { scan } = state.settings;
  if (!scan) return { is: 'waits', problem: `${describePicture(name, picture)}. Add that picture here; then they are shown.` }; // prettier-ignore
  const isSameSize = picture.width === scan.width && picture.height === scan.height;
  if (picture.sha256 !== undefined && picture.sha256 !== scan.sha256)
    return { is: 'waits', problem: describeOther(name, suggestions, state) };
  if (!isSameSize)
    return refused(
      `${describePicture(name, picture)}, but the scan has ${scan.width} × ${scan.height} pixels. Positions would be wrong.`,
    );
  const placement = placementOf(board, scan);
  const { toBoard } = transformOfShownScan(board, scan);
  return {
    is: 'found',
    found: { scan: scan.sha256, count: placement.count, ...toBoardUnits(suggestions, toBoard) },
    problems: quality.flatMap(({ reason }) => reason ?? []),
  };
}

const refused = (problem: string): SuggestionsForScan => ({ is: 'refused', problem });

const describePicture = (name: string, { width, height, sha256 }: Suggestions['picture']): string =>
  `The suggestions in ${name} are for a picture of ${width} × ${height} pixels${sha256 === undefined ? '' : ` whose fingerprint begins with ${sha256.slice(0, 8)}`}`;

function describeOther(name: string, { picture }: Suggestions, state: EditorState): string {
  const isKnown = boardOf(state).provenance.scans?.some(({ sha256 }) => sha256 === picture.sha256) === true;
  const remedy = isKnown
    ? 'The board has that scan too: show it in this panel, and the suggestions appear.'
    : 'Add the picture that was searched. The same photo saved again, or in another size, has another fingerprint.';
  return `${describePicture(name, picture)}; that of the scan shown here begins with ${state.settings.scan!.sha256.slice(0, 8)}. ${remedy}`;
}
