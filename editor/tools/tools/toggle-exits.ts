/** Exits and police cordons, for the tool that places pieces. */
import { setCordon, setExit } from '../../document/index.js';
import type { HexBoard, Point } from '../../../model/index.js';
import { distanceBetween } from '../pointing/hit-test.js';
import { positionOfPiece } from '../entities/pieces.js';
import { nameOfExit, rimSideAt } from '../grids/rim-sides.js';
import type { ToolResult } from './tool.js';

/** Adds an exit at the side under a position, or removes the one there. */
export function toggleExit(board: HexBoard, at: Point): ToolResult<null> {
  const found = rimSideAt(board, at);
  if (!found)
    return { announcement: 'An exit leads off the board: click near the outer side of a border hex.' };
  const { hex, side } = found;
  const known = board.exits.find((exit) => exit.hex === hex && exit.side === side);
  if (known)
    return {
      perform: [`Take the exit ${known.id} away`, setExit({ id: known.id, remove: true })],
      announcement: `The exit ${known.id} is gone.`,
    };
  const id = nameOfExit(board, found);
  return {
    perform: [`Make the exit ${id}`, setExit({ id, hex, side })],
    select: [`exit:${id}`],
    announcement: `The exit ${id} leads out of ${hex.slice(1)}.`,
  };
}

/** Toggles the cordon of the exit at a position. */
export function toggleCordon(board: HexBoard, at: Point): ToolResult<null> {
  const key = exitNear(board, at);
  if (key === undefined) return { announcement: 'Police cordon off exits: click near one.' };
  const id = key.slice('exit:'.length);
  const isOn = board.setup?.cordons.includes(id) === true;
  return {
    perform: [isOn ? `Open the exit ${id}` : `Put the exit ${id} under cordon`, setCordon(id, !isOn)],
    select: [key],
    announcement: `The exit ${id} is ${isOn ? 'open' : 'under police cordon'}.`,
  };
}

/** The key of the exit whose arrow or hex is at a position. */
export function exitNear(board: HexBoard, at: Point): string | undefined {
  let [best, least] = [undefined as string | undefined, 1.3 * board.layout.size];
  for (const { id } of board.exits) {
    const place = positionOfPiece(board, `exit:${id}`);
    const distance = place ? distanceBetween(place, at) : Infinity;
    if (distance < least) [best, least] = [`exit:${id}`, distance];
  }
  return best;
}
