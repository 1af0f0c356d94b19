/** Jack's moves: on foot, by coach, through an alley, by boat (WM-R02 to R11). */
import { perimeterOf, type Block, type StreetBoard } from '../../model/index.js';
import { oncePerBoard } from '../../model/once-per-board.js';
import { heldBy, ridesFrom } from '../streets/pawns.js';
import { moveTrackOf } from '../streets/track.js';
import { numberOf, waysOf } from '../streets/ways.js';
import { goalsOf, locationOf, type TileKind, type WhitehallState } from './state.js';

type State = WhitehallState;

export const lastSpace = (board: StreetBoard): number => moveTrackOf(board).last;

export const spacesLeft = (board: StreetBoard, { index }: State): number => lastSpace(board) - index;

/** How many spaces a tile takes. The captions give two to alleys and boats, the rules one (AMB-WM-01). */
export const spacesOf = ({ variants }: Pick<State, 'variants'>, kind: TileKind): number =>
  kind === 'coach' ? 2 : variants.alleyBoatSpaces;

/** Where Jack can walk: at least one route must be free of figures (DEF-04). */
export const walks = (board: StreetBoard, state: State): readonly number[] =>
  waysOf(board).open(locationOf(state), heldBy(state.figures));

/** Whether a coach may stop at a circle: not at a blue one (AMB-WM-02). */
export const takesCoach = (
  board: StreetBoard,
  { variants }: Pick<State, 'variants'>,
  circle: number,
): boolean => variants.coachBlue || waysOf(board).colourOf.get(circle) !== 'blue';

/** Whether a coach would pass over a location that is still to be reached, and must not (AMB-WM-03). */
export const passesGoal = (state: State, via: number): boolean =>
  state.variants.coachMidDL === 'forbid' && goalsOf(state).includes(via);

/** Whether a tile is left, and room on the track for it. */
const isUsable = (board: StreetBoard, state: State, kind: TileKind): boolean =>
  state.tiles[kind] > 0 && spacesLeft(board, state) >= spacesOf(state, kind);

export function rides(board: StreetBoard, state: State): { via: number; to: number }[] {
  if (!isUsable(board, state, 'coach')) return [];
  const goals = goalsOf(state);
  return ridesFrom(board, locationOf(state)).filter(
    ({ via, to }) =>
      takesCoach(board, state, via) &&
      takesCoach(board, state, to) &&
      !goals.includes(to) &&
      !passesGoal(state, via),
  );
}

/** The circles that share a block with Jack's: of houses for an alley, of water for a boat. */
export const partners = (board: StreetBoard, state: State, kind: 'alley' | 'boat'): readonly number[] =>
  (kind === 'boat' ? waysOf(board).boats : waysOf(boardOfAlleys(board, state)).alleys).get(
    locationOf(state),
  ) ?? [];

/** No crossing is passed, so figures do not matter; no tile leads into a location that is still to be reached (WM-R07, R11). */
export const crosses = (board: StreetBoard, state: State, kind: 'alley' | 'boat'): readonly number[] => {
  if (!isUsable(board, state, kind)) return [];
  const goals = goalsOf(state);
  return partners(board, state, kind).filter((to) => !goals.includes(to));
};

/** The board by whose blocks alleys go. */
export const boardOfAlleys = (board: StreetBoard, { variants }: Pick<State, 'variants'>): StreetBoard =>
  variants.mixedFaces === 'houses' ? withMixedHouses(board) : board;

/** The board on which land with one blue circle on its rim counts as houses too. */
const withMixedHouses = oncePerBoard((board: StreetBoard): StreetBoard => {
  const { colourOf } = waysOf(board);
  const isMixed = (block: Block): boolean =>
    block.kind === 'none' &&
    perimeterOf(block).filter((id) => colourOf.get(numberOf(id)) === 'blue').length === 1;
  return {
    ...board,
    blocks: board.blocks.map((block) => (isMixed(block) ? { ...block, kind: 'houses' } : block)),
  };
});

/** Whether Jack can do nothing at all, or cannot walk, as `stuckRule` has it (WM-R05, AMB-WM-06). */
export function isStuck(board: StreetBoard, state: State): boolean {
  if (walks(board, state).length > 0) return false;
  if (state.variants.stuckRule === 'normalOnly') return true;
  return (
    rides(board, state).length +
      crosses(board, state, 'alley').length +
      crosses(board, state, 'boat').length ===
    0
  );
}
