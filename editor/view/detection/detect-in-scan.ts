/** The worker's side of detection: straightens a scan, searches it, gives places in board units. No browser APIs. */
import { applyHomography, type Homography, type Point } from '../../../model/index.js';
import type { SuggestedLine, SuggestedNode } from '../../tools/suggestions/index.js';
import {
  detectStreetBoard,
  type DetectionUpdate,
  type NumberNet,
  type Picture,
  type Suggestions,
} from '../../../vision/index.js';
import type { DetectionMessage, DetectionResult, StreetScanPlacement } from './detection-messages.js';
import { gridInPicture } from './grid-in-picture.js';
import { type PlacedPicture, placeAsItIs, straighten } from './placed-picture.js';

/**
 * Searches a scan and posts what is found as it comes. A calibrated scan is straightened first; if a stage cannot use
 * the result, it is also searched as it is, and the better of the two is taken.
 */
export function detectInScan(
  net: NumberNet,
  picture: Picture,
  scan: StreetScanPlacement,
  post: (message: DetectionMessage) => void,
  detect = detectStreetBoard,
): void {
  const search = (placed: PlacedPicture): Search => {
    const resultOf = (suggestions: Suggestions): DetectionResult => ({
      found: { scan: scan.sha256, count: scan.count, ...toBoardUnits(suggestions, placed.toBoard) },
      problems: suggestions.quality.flatMap(({ reason }) => reason ?? []),
    });
    const suggestions = detect(net, placed.picture, {
      game: scan.game,
      ...(scan.count !== undefined && { count: scan.count }),
      onUpdate: reportTo(post, resultOf),
    });
    const poorStages = suggestions.quality.filter(({ isUsable }) => !isUsable).length;
    return { result: resultOf(suggestions), poorStages };
  };
  const asItIs = placeAsItIs(picture, scan);
  const upright = scan.isCalibrated ? straighten(picture, asItIs.toBoard, scan.extent) : asItIs;
  const first = search(upright);
  const second = scan.isCalibrated && first.poorStages > 0 ? search(asItIs) : first;
  const grid = gridInPicture(upright);
  if (grid) post({ is: 'areas', areas: { scan: scan.sha256, grid } });
  post({ is: 'done', ...(second.poorStages < first.poorStages ? second : first).result });
}

interface Search {
  readonly result: DetectionResult;
  /** How many stages could not use the picture. */
  readonly poorStages: number;
}

/** Progress in steps of two percent: more messages would only cost time. */
function reportTo(
  post: (message: DetectionMessage) => void,
  resultOf: (suggestions: Suggestions) => DetectionResult,
): (update: DetectionUpdate) => void {
  let last = '';
  return ({ stage, share, suggestions }) => {
    const now = `${stage} ${Math.floor(share * 50)}`;
    if (now !== last) post({ is: 'progress', stage, share });
    last = now;
    if (suggestions) post({ is: 'found', ...resultOf(suggestions) });
  };
}

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
