/** The first round, just begun. */
import type { StreetBoard } from '../../model/index.js';
import type { Created } from '../contract.js';
import { byColour, placedIn, type Scene } from '../streets/scene.js';
import { waysOf } from '../streets/ways.js';
import { createWhitehall, locationCount, whiteBySquare } from './create.js';
import type { WhitehallState } from './state.js';

export function sceneInWhitehall(board: StreetBoard, scene: Scene): Created<WhitehallState> {
  const created = createWhitehall(board, {}, []);
  if (!created.ok) return created;
  const { circles, colourOf, sectionOf } = waysOf(board);
  const { figures } = created.state.options;
  const isWhite = (circle: number): boolean => colourOf.get(circle) === 'white';
  const placed = placedIn(board, scene, circles.filter(isWhite), figures);
  if (!placed.ok) return placed;
  const { at } = placed;
  const others = [...whiteBySquare(board)].filter(([square]) => square !== sectionOf(at));
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
      figures: byColour(figures, placed.pawns),
    },
  };
}
