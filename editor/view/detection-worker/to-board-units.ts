/** Turns suggestions in pixels of a picture into suggestions in board units. */
import { applyHomography, type Homography, type Point } from '../../../model/index.js';
import type { SuggestedLine, SuggestedNode } from '../../tools/suggestions/index.js';
import type { Suggestions } from '../../../vision/index.js';

/** The suggestions in board units. */
export function toBoardUnits(
  { circles, crossings, junctions, streets, waterlines }: Suggestions,
  toBoard: Homography,
): {
  readonly radius: number;
  readonly nodes: readonly SuggestedNode[];
  readonly lines: readonly SuggestedLine[];
} {
  const place = (at: Point): Point => applyHomography(toBoard, at);
  const nodes: readonly SuggestedNode[] = [
    ...circles.map((circle): SuggestedNode => ({
      kind: 'circle',
      id: circle.id,
      at: place(circle.at),
      confidence: circle.confidence,
      ...readingsOf(circle),
      colour: circle.colour,
    })),
    ...crossings.map(({ id, at, confidence, border }): SuggestedNode => ({
      kind: 'crossing',
      id,
      at: place(at),
      confidence,
      readings: [],
      ...(border !== null && { border }),
    })),
    ...junctions.map(({ id, at, confidence }): SuggestedNode => ({
      kind: 'junction',
      id,
      at: place(at),
      confidence,
      readings: [],
    })),
  ];
  const lineOf =
    (kind: SuggestedLine['kind']) =>
    ({ id, between, path, confidence }: Suggestions['streets'][number]): SuggestedLine => ({
      kind,
      id,
      ends: between,
      path: path.map(place),
      confidence,
    });
  return {
    radius: radiusInUnits({ circles, crossings }, toBoard),
    nodes,
    lines: [...streets.map(lineOf('street')), ...waterlines.map(lineOf('waterline'))],
  };
}

/** The readings by probability. The confidence of a number is its lead, times the probability that there is a number. */
function readingsOf({
  number,
  numberConfidence,
  confidence,
  alternatives,
  otherNumbers = 0,
}: Suggestions['circles'][number]): Pick<SuggestedNode, 'readings' | 'isNumber'> {
  const listed = alternatives.reduce((sum, each) => sum + each.confidence, otherNumbers);
  const own = number === null ? [] : [{ number, confidence: Math.max(0, 1 - listed) }];
  const readings = [...own, ...alternatives].sort((a, b) => b.confidence - a.confidence);
  const lead = (own[0]?.confidence ?? 0) - (alternatives[0]?.confidence ?? 0);
  return { readings, isNumber: lead > 0.01 ? Math.min(1, numberConfidence / lead) : confidence };
}

/** The median radius of circles; crossings are about half as large. */
function radiusInUnits(
  { circles, crossings }: Pick<Suggestions, 'circles' | 'crossings'>,
  toBoard: Homography,
): number {
  const radii = [
    ...circles.map(({ at, radius }) => lengthAt(toBoard, at, radius)),
    ...(circles.length > 0 ? [] : crossings.map(({ at, side }) => lengthAt(toBoard, at, side))),
  ].sort((a, b) => a - b);
  return radii[Math.floor(radii.length / 2)] ?? 0;
}

function lengthAt(toBoard: Homography, at: Point, length: number): number {
  const [[x1, y1], [x2, y2]] = [
    applyHomography(toBoard, at),
    applyHomography(toBoard, [at[0] + length, at[1]]),
  ];
  return Math.hypot(x2 - x1, y2 - y1);
}
