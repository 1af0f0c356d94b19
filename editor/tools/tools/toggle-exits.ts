/** Exits and police cordons, for the tool that places pieces. */
import { setCordon, setExit } from '../../document/index.js';
import type { HexBoard, Point } from '../../../model/index.js';
import { distanceBetween } from '../hit.js';
import { placeOfPiece } from '../pieces.js';
import { nameOfExit, rimSideAt } from '../rim-side.js';
import type { Reply } from '../tool.js';

/** Makes an exit through the side meant at a place, or takes the one there away. */
export function toggleExit(board: HexBoard, at: Point): Reply<null> {
  const found = rimSideAt(board, at);
  if (!found) return { said: 'An exit leads off the board: click near the outer side of a hex at the rim.' };
  const { hex, side } = found;
  const known = board.exits.find((exit) => exit.hex === hex && exit.side === side);
  if (known)
    return {
      perform: [`Take the exit ${known.id} away`, setExit({ id: known.id, remove: true })],
      said: `The exit ${known.id} is gone.`,
    };
  const id = nameOfExit(board, found);
  return {
    perform: [`Make the exit ${id}`, setExit({ id, hex, side })],
    select: [`exit:${id}`],
    said: `The exit ${id} leads out of ${hex.slice(1)}.`,
  };
}

/** Puts the exit at a place under cordon, or opens it. */
export function toggleCordon(board: HexBoard, at: Point): Reply<null> {
  const key = exitNear(board, at);
  if (key === undefined) return { said: 'Police cordon off exits: click near one.' };
  const id = key.slice('exit:'.length);
  const isOn = board.setup?.cordons.includes(id) === true;
  return {
    perform: [isOn ? `Open the exit ${id}` : `Put the exit ${id} under cordon`, setCordon(id, !isOn)],
    select: [key],
    said: `The exit ${id} is ${isOn ? 'open' : 'under police cordon'}.`,
  };
}

/** The exit whose arrow or whose hex is meant at a place, by key. */
export function exitNear(board: HexBoard, at: Point): string | undefined {
  let [best, least] = [undefined as string | undefined, 1.3 * board.layout.size];
  for (const { id } of board.exits) {
    const place = placeOfPiece(board, `exit:${id}`);
    const distance = place ? distanceBetween(place, at) : Infinity;
    if (distance < least) [best, least] = [`exit:${id}`, distance];
  }
  return best;
}
