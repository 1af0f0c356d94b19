/** The first round, just begun. */
import type { StreetBoard } from '../../model/index.js';
import type { CreateResult, HuntSetup } from '../game/contract.js';
import { crossingsByColour, placeHunt } from '../streets/hunt-setup.js';
import { streetMapOf } from '../streets/street-map.js';
import { createWhitehall } from './create-game.js';
import { locationCount, whiteCirclesBySquare } from './state/board-setup.js';
import type { WhitehallState } from './state/state.js';

export function startWhitehallHunt(board: StreetBoard, scene: HuntSetup): CreateResult<WhitehallState> {
  const created = createWhitehall(board, {}, []);
  if (!created.ok) return created;
  const { circles, colourOf, sectionOf } = streetMapOf(board);
  const { figures } = created.state.options;
  const isWhite = (circle: number): boolean => colourOf.get(circle) === 'white';
  const placed = placeHunt(board, scene, circles.filter(isWhite), figures);
  if (!placed.ok) return placed;
  const { at } = placed;
  const others = [...whiteCirclesBySquare(board)].filter(([square]) => square !== sectionOf(at));
  const count = locationCount(board) - 1;
  const goals = scene.goals ?? others.slice(0, count).map(([, [first]]) => first!);
  const squares = new Set([at, ...goals].map((circle) => sectionOf(circle)));
  if (goals.length !== count || squares.size !== count + 1 || !goals.every(isWhite))
    return {
      ok: false,
      message: `Jack has ${count} Discovery Locations to reach: white circles, each in a square of its own, which is not where he starts.`,
    };
  return {
    ok: true,
    state: {
      ...created.state,
      ...{ phase: 'HUNT1', reached: [at], rows: [[at]] },
      locations: [at, ...goals].sort((a, b) => a - b),
      figures: crossingsByColour(figures, placed.pawns),
    },
  };
}
