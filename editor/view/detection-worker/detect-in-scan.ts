/** The worker's side of detection: straightens a scan, searches it, gives places in board units. No browser APIs. */
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
import { toBoardUnits } from './to-board-units.js';

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
