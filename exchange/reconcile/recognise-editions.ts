/** Recognises which printed board of Mr Jack a source shows: the printings differ in a few hexes and characters. */
import { type Board, type HexBoard, isStreetBoard } from '../../model/index.js';
import { fitHexFrame, startsAgreeing } from './frame/fit-hex-frame.js';

/** For each board the id of the printed one that it fits best; undefined where none stands out. Empty unless they fit different ones. */
export function recogniseEditions(
  boards: readonly Board[],
  prints: readonly HexBoard[],
): readonly (string | undefined)[] {
  const hexBoards = boards.filter((board): board is HexBoard => !isStreetBoard(board));
  if (hexBoards.length < boards.length) return [];
  const found = hexBoards.map((board) => bestPrint(board, prints));
  const several = new Set(found.filter((each) => each !== undefined));
  return several.size > 1 ? found : [];
}

function bestPrint(board: HexBoard, prints: readonly HexBoard[]): string | undefined {
  const ranked = prints
    .map((print) => ({ print, ...similarity(board, print) }))
    .sort((a, b) => b.worth - a.worth);
  const [first, second] = ranked;
  const standsOut = first !== undefined && first.fits && first.worth > (second?.worth ?? 0);
  return standsOut ? first.print.id : undefined;
}

/** How many hexes, characters and lamps are as on the printed board. */
function similarity(board: HexBoard, print: HexBoard): { readonly fits: boolean; readonly worth: number } {
  const { frame, fitting, of, doubt } = fitHexFrame(withoutGardens(board), withoutGardens(print));
  return {
    fits: doubt !== 'no-way' && 10 * fitting >= 9 * of,
    worth: fitting + startsAgreeing(frame, board, print),
  };
}

/** Many programs have one kind for gardens and buildings. */
const withoutGardens = (board: HexBoard): HexBoard => ({
  ...board,
  hexes: board.hexes.map((hex) => (hex.kind === 'garden' ? { ...hex, kind: 'building' } : hex)),
});
