/** Where a node that the claimed edition has and the board does not have most likely lies. */
import { hasPlaces, type NodeId, type StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/index.js';
import type { Profile } from '../../definitions/rule.js';
import { placeInPrint } from '../edition/place-in-print.js';
import { likelyPointOfLine, type LikelyPlace } from './likely-place-of-circle.js';
import { middleOf, positionOfId } from './position-of-pointer.js';

/**
 * The likely place of a node by its id in print: on the street that joins two nodes which it parts in print, or between its
 * printed neighbours. Undefined if the board claims no known edition, or if none of the neighbours is there.
 */
export function likelyPlaceInPrint(
  board: StreetBoard,
  profile: Profile,
  id: NodeId,
): LikelyPlace | undefined {
  if (!hasPlaces(board)) return undefined;
  const place = placeInPrint(board, profile, id);
  if (place === undefined) return undefined;
  const { street, neighbours } = place;
  if (street !== undefined)
    return { at: likelyPointOfLine(board, street).at, street: networkOf(board).lineIds[street]! };
  const at = middleOf(neighbours.flatMap((each) => [positionOfId(board, each)!]));
  return at && { at };
}
