/** What can be clicked in a game, and where Jack can be, drawn over the map. */
import type { Deduction } from '../../../engine/index.js';
import {
  capitalise,
  isHexBoard,
  isStreetBoard,
  parseHexId,
  type Board,
  type Point,
} from '../../../model/index.js';
import { outlineOfHex } from '../shapes/area-outlines.js';
import type { Shape, ShapeStyle } from '../shapes/shape.js';
import { circleName, type Fields, positionOfPlace } from './places.js';
import type { GameView } from './seats.js';

/** Rings round the places that a click can name, and round those that were named. */
export const shapesOfChoice = (
  board: Board,
  { targets, picked }: { readonly targets: readonly string[]; readonly picked: readonly string[] },
): readonly Shape[] => [...placeShapes(board, 'choice', targets), ...placeShapes(board, 'lens-of', picked)];

function placeShapes(board: Board, look: ShapeStyle, names: readonly string[]): readonly Shape[] {
  if (names.length === 0) return [];
  if (isHexBoard(board)) {
    const parts = names.flatMap((name) => {
      const at = parseHexId(name);
      return at ? [outlineOfHex(board.layout, at)] : [];
    });
    return parts.length === 0 ? [] : [{ kind: 'areas', look, parts }];
  }
  const rings = (kind: 'circle' | 'crossing', some: readonly string[]): readonly Shape[] => {
    const places = some.flatMap((name): readonly Point[] => {
      const at = positionOfPlace(board, name);
      return at ? [at] : [];
    });
    const radius = (kind === 'circle' ? 1.35 : 1.6) * board.discs[kind];
    return places.length === 0 ? [] : [{ kind: 'rings', look, places, radius }];
  };
  return [
    ...rings(
      'circle',
      names.filter((name) => name.startsWith('c')),
    ),
    ...rings(
      'crossing',
      names.filter((name) => !name.startsWith('c')),
    ),
  ];
}

/**
 * The heat map of a deduction: every circle where Jack may stand, the hotter the fewer there are, and the circles that may
 * be his secret places as outlines. In Mr Jack the suspects.
 */
export function shapesOfDeduction(board: Board, deduction: Deduction, view: GameView): readonly Shape[] {
  const { locations, hideouts, discoveries, suspects } = deduction;
  if (isStreetBoard(board)) {
    const { circle } = board.discs;
    const heat = heatOf(locations.length);
    const secrets = hideouts ?? discoveries ?? [];
    const secret = secrets.length > MOST_SECRETS ? [] : placesAsPoints(board, secrets);
    return [
      ...(locations.length === 0
        ? []
        : [
            {
              kind: 'rings',
              look: heat,
              places: placesAsPoints(board, locations),
              radius: 1.9 * circle,
              under: true,
            } as const,
          ]),
      ...(secret.length === 0
        ? []
        : [{ kind: 'rings', look: 'goal', places: secret, radius: 1.25 * circle, under: true } as const]),
    ];
  }
  const pos = (view['pos'] ?? {}) as Fields;
  return placeShapes(
    board,
    heatOf((suspects ?? []).length * 4),
    (suspects ?? []).map((each) => String(pos[each])),
  );
}

const placesAsPoints = (board: Board, circles: readonly number[]): readonly Point[] =>
  circles.flatMap((number): readonly Point[] => {
    const at = positionOfPlace(board, circleName(number));
    return at ? [at] : [];
  });

/** More outlines would say little. */
const MOST_SECRETS = 60;

const heatOf = (count: number): ShapeStyle => (count <= 6 ? 'heat-3' : count <= 30 ? 'heat-2' : 'heat-1');

/** A deduction in a sentence. */
export function describeDeduction({ locations, hideouts, discoveries, suspects }: Deduction): string {
  if (suspects)
    return suspects.length === 1
      ? `Jack is ${capitalise(suspects[0]!)}.`
      : `Jack is one of ${suspects.length}: ${suspects.map(capitalise).join(', ')}.`;
  const where =
    locations.length === 0
      ? 'Jack is not in the streets.'
      : `Jack is on ${locations.length === 1 ? `circle ${locations[0]!}` : `one of ${locations.length} circles`}.`;
  const secret = hideouts
    ? ` His hideout is one of ${hideouts.length}.`
    : discoveries
      ? ` The Discovery Locations are among ${discoveries.length}.`
      : '';
  return `${where}${secret}`;
}
