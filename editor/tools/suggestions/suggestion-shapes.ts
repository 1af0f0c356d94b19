/** The shapes of suggestions over the print: dashed, with a style for each degree of certainty. */
import type { Point } from '../../../model/index.js';
import type { Shape, ShapeStyle } from '../shapes/shape.js';
import type { AcceptedUnseen } from './accepted-unseen.js';
import type { PendingNode, PendingSuggestions } from './pending-suggestions.js';

/** The degrees of certainty, from the most certain, each with the least certainty it needs. */
const DEGREES = [
  ['sure', 0.95],
  ['likely', 0.6],
  ['doubtful', 0],
] as const satisfies readonly (readonly [ShapeStyle, number])[];

/** The style for a certainty; the style sheet gives each its own colour and its own dashes. */
export const degreeOf = (certainty: number): (typeof DEGREES)[number][0] =>
  DEGREES.find(([, least]) => certainty >= least)?.[0] ?? 'doubtful';

/** The shapes, few of them however many suggestions there are. `isNear`: numbers can be read, so they are shown. */
export function shapesOfSuggestions(
  { nodes, lines }: PendingSuggestions,
  radius: number,
  isNear: boolean,
): readonly Shape[] {
  return DEGREES.toReversed().flatMap(([look]): readonly Shape[] => {
    const some = nodes.filter(({ certainty }) => degreeOf(certainty) === look);
    const places = some.filter(({ kind }) => kind === 'circle').map(({ at }) => at);
    const marks = some.filter(({ kind }) => kind !== 'circle').map((node) => outlineOf(node, radius));
    const paths = lines.filter(({ certainty }) => degreeOf(certainty) === look).map(({ path }) => path);
    return [
      ...(paths.length > 0 ? [{ kind: 'lines', look, parts: paths } as const] : []),
      ...(marks.length > 0 ? [{ kind: 'areas', look, parts: marks } as const] : []),
      ...(places.length > 0 ? [{ kind: 'rings', look, places, radius } as const] : []),
      ...(isNear ? some.flatMap((node) => labelOf(node, look)) : []),
    ];
  });
}

/** How far the marks of accepted things stand off, in radii. */
const AROUND_ACCEPTED = 1.35;

/** Marks round what was accepted although it was doubtful, in the style of its certainty. */
export function shapesOfUnseen(unseen: readonly AcceptedUnseen[], radius: number): readonly Shape[] {
  return DEGREES.toReversed().flatMap(([look]): readonly Shape[] => {
    const some = unseen.filter(({ certainty }) => degreeOf(certainty) === look);
    const paths = some.flatMap(({ path }) => (path ? [path] : []));
    const places = some.flatMap(({ path, place }) => (path ? [] : [place]));
    return [
      ...(paths.length > 0 ? [{ kind: 'lines', look, parts: paths } as const] : []),
      ...(places.length > 0
        ? [{ kind: 'rings', look, places, radius: AROUND_ACCEPTED * radius } as const]
        : []),
    ];
  });
}

/** A square for a crossing, a diamond for a junction. */
function outlineOf({ kind, at: [x, y] }: PendingNode, radius: number): readonly Point[] {
  const half = 0.55 * radius;
  return kind === 'crossing'
    ? [[x - half, y - half], [x + half, y - half], [x + half, y + half], [x - half, y + half]]
    : [[x, y - half], [x + half, y], [x, y + half], [x - half, y]]; // prettier-ignore
}

const labelOf = ({ kind, at, reading, certainty }: PendingNode, look: ShapeStyle): readonly Shape[] =>
  kind === 'circle'
    ? [
        {
          kind: 'label',
          look,
          at,
          text: `${reading?.number ?? ''}${degreeOf(certainty) === 'sure' ? '' : '?'}`,
        },
      ]
    : [];
