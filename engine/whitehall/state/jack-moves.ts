/** Jack's moves: on foot, by coach, through an alley, by boat (WM-R02 to R11). */
import { circlesOnPerimeter, type Block, type StreetBoard, memoByBoard } from '../../../model/index.js';
import type { Refusal } from '../../game/action.js';
import { memoByState } from '../../game/memo-by-state.js';
import { refusal } from '../../game/steps.js';
import { coachRidesFrom, refuseRide, refuseStep, type CoachRide } from '../../streets/jack-moves.js';
import { moveTrackOf } from '../../streets/move-track.js';
import { occupiedCrossings } from '../../streets/pawns.js';
import { circleNumber, streetMapOf } from '../../streets/street-map.js';
import { locationOf, unreachedLocations, type TileKind, type WhitehallState } from './state.js';

type State = WhitehallState;

export const lastSpace = (board: StreetBoard): number => moveTrackOf(board).last;

export const spacesLeft = (board: StreetBoard, { index }: State): number => lastSpace(board) - index;

/** How many spaces a tile takes. The captions give two to alleys and boats, the rules one (AMB-WM-01). */
export const spacesNeeded = ({ variants }: Pick<State, 'variants'>, kind: TileKind): number =>
  kind === 'coach' ? 2 : variants.alleyBoatSpaces;

/** The circles Jack can walk to: at least one route must be free of figures (DEF-04). */
export const walkDestinations = memoByState((board: StreetBoard, state: State) =>
  streetMapOf(board).openNeighbours(locationOf(state), occupiedCrossings(state.figures)),
);

export function refuseWalk(board: StreetBoard, state: State, to: number): Refusal | undefined {
  const from = locationOf(state);
  const wrong = refuseStep(board, from, to, 'WM-R03');
  if (wrong) return wrong;
  return walkDestinations(board, state).includes(to)
    ? undefined
    : refusal('blocked', 'WM-R03', `Figures stand on every way from ${from} to ${to}.`);
}

/** Why a tile cannot be used, wherever it leads. */
function refuseTile(board: StreetBoard, state: State, tile: TileKind): Refusal | undefined {
  if (state.tiles[tile] === 0) return refusal('noTile', 'WM-R06', `No ${tile} tile is left.`);
  const needed = spacesNeeded(state, tile);
  return spacesLeft(board, state) < needed
    ? refusal('noSpace', 'WM-R06', `This tile needs ${needed === 1 ? 'a space' : 'two spaces'} of the track.`)
    : undefined;
}

/** No tile leads to an unreached location (WM-R07). */
const refuseLocation = (state: State, circle: number): Refusal | undefined =>
  unreachedLocations(state).includes(circle)
    ? refusal('intoLocation', 'WM-R07', `Circle ${circle} is a Discovery Location: only a walk leads there.`)
    : undefined;

/** Whether a coach may stop at a circle: not at a blue one (AMB-WM-02). */
export const canCoachStopAt = (
  board: StreetBoard,
  { variants }: Pick<State, 'variants'>,
  circle: number,
): boolean => variants.coachBlue || streetMapOf(board).colourOf.get(circle) !== 'blue';

export function refuseCoach(board: StreetBoard, state: State, ride: CoachRide): Refusal | undefined {
  const wrong = refuseTile(board, state, 'coach') ?? refuseRide(board, locationOf(state), ride, 'WM-R08');
  if (wrong) return wrong;
  const { via, to } = ride;
  const blue = [via, to].find((circle) => !canCoachStopAt(board, state, circle));
  if (blue !== undefined)
    return refusal('blueCircle', 'WM-R08', `Circle ${blue} is blue, and no coach goes there.`);
  // Whether a coach may pass over a location is a variant (AMB-WM-03).
  return (
    refuseLocation(state, to) ??
    (state.variants.coachMidDL === 'forbid' ? refuseLocation(state, via) : undefined)
  );
}

/** The circles that share a block with Jack's: of houses for an alley, of water for a boat. */
export const circlesOnSameBlock = (
  board: StreetBoard,
  state: State,
  tile: 'alley' | 'boat',
): readonly number[] =>
  (tile === 'boat' ? streetMapOf(board).boats : streetMapOf(boardForAlleys(board, state)).alleys).get(
    locationOf(state),
  ) ?? [];

/** No crossing is passed, so figures do not matter (WM-R11). */
export function refuseCrossing(
  board: StreetBoard,
  state: State,
  tile: 'alley' | 'boat',
  to: number,
): Refusal | undefined {
  const wrong = refuseTile(board, state, tile);
  if (wrong) return wrong;
  if (circlesOnSameBlock(board, state, tile).includes(to)) return refuseLocation(state, to);
  const from = locationOf(state);
  return tile === 'alley'
    ? refusal('noCommonBlock', 'WM-R09', `Circles ${from} and ${to} share no block of houses.`)
    : refusal('noCommonBlock', 'WM-R10', `Circles ${from} and ${to} are not two blue circles of one water.`);
}

/** Whether Jack has no move, or cannot walk if `stuckRule` demands it (WM-R05, AMB-WM-06). */
export function isStuck(board: StreetBoard, state: State): boolean {
  if (walkDestinations(board, state).length > 0) return false;
  if (state.variants.stuckRule === 'normalOnly') return true;
  return (
    coachRidesFrom(board, locationOf(state)).every((ride) => refuseCoach(board, state, ride)) &&
    (['alley', 'boat'] as const).every((tile) =>
      circlesOnSameBlock(board, state, tile).every((to) => refuseCrossing(board, state, tile, to)),
    )
  );
}

/** The board whose blocks decide where alleys lead. */
export const boardForAlleys = (board: StreetBoard, { variants }: Pick<State, 'variants'>): StreetBoard =>
  variants.mixedFaces === 'houses' ? withMixedHouses(board) : board;

/** The board on which land with one blue circle on its rim is a block of houses, too (AMB-WM-07). */
const withMixedHouses = memoByBoard((board: StreetBoard): StreetBoard => {
  const { colourOf } = streetMapOf(board);
  const isMixed = (block: Block): boolean =>
    block.kind === 'none' &&
    circlesOnPerimeter(block).filter((id) => colourOf.get(circleNumber(id)) === 'blue').length === 1;
  return {
    ...board,
    blocks: board.blocks.map((block) => (isMixed(block) ? { ...block, kind: 'houses' } : block)),
  };
});
