/** The worker's side of looking at the paper between lines. No browser APIs. */
import { applyHomography, invertHomography, type Point } from '../../../model/index.js';
import { type AreaLook, lookOfArea, type Picture } from '../../../vision/index.js';
import type { DetectionMessage, PaperRequest, ScanPlacement } from './detection-messages.js';
import { placeAsItIs } from './placed-picture.js';

/** Looks at the paper of areas. The picture is not straightened: outlines are brought to it instead. */
export function measurePaperInScan(
  picture: Picture,
  scan: ScanPlacement,
  { areas, covered, margin }: PaperRequest,
  post: (message: DetectionMessage) => void,
): void {
  const toPicture = invertHomography(placeAsItIs(picture, scan).toBoard);
  // Vision counts pixels from the centre of the first one.
  const place = (at: Point): Point => {
    const [x, y] = applyHomography(toPicture, at);
    return [x - 0.5, y - 0.5];
  };
  const lengthAt = (at: Point, length: number): number => {
    const [[x1, y1], [x2, y2]] = [place(at), place([at[0] + length, at[1]])];
    return Math.hypot(x2 - x1, y2 - y1);
  };
  const discs = covered.map(({ at, radius }) => {
    const [x, y] = place(at);
    return { x, y, radius: lengthAt(at, radius) };
  });
  const looks = new Map<string, AreaLook | undefined>();
  areas.forEach(({ name, outlines }, i) => {
    if (i % 16 === 0) post({ is: 'progress', stage: 'blocks', share: i / areas.length });
    const area = { outlines: outlines.map((outline) => outline.map(place)) };
    const print = { covered: discs, margin: lengthAt(outlines[0]![0]!, margin) };
    looks.set(name, lookOfArea(picture, area, print));
  });
  post({ is: 'areas', areas: { scan: scan.sha256, looks } });
  post({ is: 'finished', problems: [] });
}
