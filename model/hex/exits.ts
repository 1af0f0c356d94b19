/** The exits of a hex board. */
import type { HexBoard } from '../board/board.js';
import type { HexId } from '../board/vocabulary.js';

/** A way off the board from one side of a rim hex. */
export type Exit = HexBoard['exits'][number];

/** The exits of a hex, by id. */
export function exitsOfHex({ exits }: Pick<HexBoard, 'exits'>, hex: HexId): readonly Exit[] {
  return exits.filter((exit) => exit.hex === hex).sort((a, b) => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0));
}
