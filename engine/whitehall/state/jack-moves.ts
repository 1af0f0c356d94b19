/** Jack's moves: on foot, by coach, through an alley, by boat (WM-R02 to R11). */
import { circlesOnPerimeter, type Block, type StreetBoard, memoByBoard } from '../../../model/index.js';
import type { Refusal } from '../../game/action.js';
import { refusal } from '../../game/steps.js';
import { createJackMoveRules, refuseRide } from '../../streets/jack-move-actions.js';
import { moveTrackOf, circleNumber, streetMapOf } from '../../streets/street-map.js';
import { jackCircleOf } from '../../streets/street-state.js';
import { unreachedLocations, type TileKind, type WhitehallState } from './state.js';

type State = WhitehallState;

export const lastTrackSpace = (board: StreetBoard): number => moveTrackOf(board).last;

export const trackSpacesLeft = (board: StreetBoard, { index }: State): number =>
  lastTrackSpace(board) - index;

/** How many spaces a tile takes. The captions give two to alleys and boats, the rules one (AMB-WM-01). */
export const spacesNeeded = ({ variants }: Pick<State, 'variants'>, kind: TileKind): number =>
  kind === 'coach' ? 2 : variants.alleyBoatSpaces;

/** Why a tile cannot be used, wherever it leads. */
function refuseTile(board: StreetBoard, state: State, tile: TileKind): Refusal | undefined {
  if (state.tiles[tile] === 0) return refusal('noTile', 'WM-R06', `No ${tile} tile is left.`);
  const needed = spacesNeeded(state, tile);
  return trackSpacesLeft(board, state) < needed
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

export const JACK_MOVE_RULES = createJackMoveRules<State>({
  walkRule: 'WM-R03',
  blockers: 'Figures',
  pawnsOf: ({ figures }) => figures,
  crossings: ['alley', 'boat'],
  circlesOnSameBlock,
  refuseCoach: (board, state, ride) => {
    const wrong = refuseTile(board, state, 'coach') ?? refuseRide(board, jackCircleOf(state), ride, 'WM-R08');
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
  },
  // No crossing is passed, so figures do not matter (WM-R11).
  refuseCrossing: (board, state, tile, to) => {
    const wrong = refuseTile(board, state, tile);
    if (wrong) return wrong;
    if (circlesOnSameBlock(board, state, tile).includes(to)) return refuseLocation(state, to);
    const from = jackCircleOf(state);
    return tile === 'alley'
      ? refusal('noCommonBlock', 'WM-R09', `Circles ${from} and ${to} share no block of houses.`)
      : refusal(
          'noCommonBlock',
          'WM-R10',
          `Circles ${from} and ${to} are not two blue circles of one water.`,
        );
  },
});
export const { isStuck, walkDestinations } = JACK_MOVE_RULES;

function circlesOnSameBlock(board: StreetBoard, state: State, tile: 'alley' | 'boat'): readonly number[] {
  const { alleys, boats } = streetMapOf(tile === 'alley' ? boardForAlleys(board, state) : board);
  return (tile === 'alley' ? alleys : boats).get(jackCircleOf(state)) ?? [];
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
