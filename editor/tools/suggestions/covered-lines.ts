/** Lines that run where other lines run, such as a street through a junction beside the two streets that meet there. */
import type { Point } from '../../../model/index.js';
import { passesBy } from '../pointing/snap.js';
import type { SuggestedLine } from '../entities/detected-board.js';

type Course = Pick<SuggestedLine, 'path'>;

/** Points at a quarter, half and three quarters of a path's pieces. */
export const samplesOf = (path: readonly Point[]): readonly Point[] =>
  path.slice(1).flatMap(([x2, y2], i) => {
    const [x1, y1] = path[i]!;
    return [0.25, 0.5, 0.75].map((share): Point => [x1 + share * (x2 - x1), y1 + share * (y2 - y1)]);
  });

/** Whether one of the lines passes by each of the places. */
const isAlong = (places: readonly Point[], lines: readonly Course[], radius: number): boolean =>
  places.every((at) => lines.some((line) => passesBy(line, at, radius / 2)));

/** The lines that no shorter ones at their own ends cover. */
export function withoutCovered<Line extends SuggestedLine>(
  lines: readonly Line[],
  radius: number,
): readonly Line[] {
  const byEnd = new Map<string, Line[]>();
  for (const line of lines) for (const end of line.ends) byEnd.set(end, [...(byEnd.get(end) ?? []), line]);
  return lines.filter((line) => {
    const length = lengthOf(line);
    const shorter = line.ends
      .flatMap((end) => byEnd.get(end)!)
      .filter((other) => other.kind === line.kind && lengthOf(other) < length);
    return shorter.length === 0 || !isAlong(samplesOf(line.path), shorter, radius);
  });
}

const lengthOf = ({ path }: Course): number =>
  path.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - path[i]![0], y - path[i]![1]), 0);
