/** Patches: crossings and junctions that hang together with no circle between them. Jack goes from any circle round a patch to any other. */
import type { StreetBoard } from '../model/index.js';
import { componentsOfEdges } from '../model/network/components.js';
import { CIRCLE, CROSSING, networkOf } from '../model/network/network.js';
import { placeless } from '../model/placeless.js';

/**
 * By patches the questions about Jack's neighbours take linear time; listing the neighbours would not where thousands of
 * circles stand round one crossing.
 */
export interface Patches {
  /** For each node its patch; circles have none, -1. */
  readonly of: Int32Array;
  /** The circles round patch p, each once, in order: `circles[starts[p]] … circles[starts[p + 1] - 1]`. */
  readonly starts: Int32Array;
  readonly circles: Int32Array;
  /** How many crossings each patch has. */
  readonly crossings: Int32Array;
}

export const patchesOf = placeless((board: StreetBoard): Patches => {
  const { kinds, streets, drawing, streetCount } = networkOf(board);
  const inside: number[] = [];
  for (let line = 0; line < streetCount; line++)
    if (kinds[drawing.from[line]!] !== CIRCLE && kinds[drawing.to[line]!] !== CIRCLE) inside.push(line);
  const components = componentsOfEdges(
    kinds.length,
    Int32Array.from(inside, (line) => drawing.from[line]!),
    Int32Array.from(inside, (line) => drawing.to[line]!),
  );
  const of = components.of.map((patch, node) => (kinds[node] === CIRCLE ? -1 : patch));
  const starts = new Int32Array(components.count + 1);
  const crossings = new Int32Array(components.count);
  for (let node = 0; node < kinds.length; node++) if (kinds[node] === CROSSING) crossings[of[node]!]!++;
  // Counted, then filled; a circle that meets a patch in two streets counts once.
  const last = new Int32Array(components.count).fill(-1);
  const eachMeeting = (visit: (patch: number, circle: number) => void): void => {
    last.fill(-1);
    for (let circle = 0; circle < kinds.length && kinds[circle] === CIRCLE; circle++)
      for (let i = streets.starts[circle]!; i < streets.starts[circle + 1]!; i++) {
        const patch = of[streets.ends[i]!]!;
        if (patch === -1 || last[patch] === circle) continue;
        last[patch] = circle;
        visit(patch, circle);
      }
  };
  eachMeeting((patch) => starts[patch + 1]!++);
  for (let patch = 0; patch < components.count; patch++) starts[patch + 1]! += starts[patch]!;
  const circles = new Int32Array(starts[components.count]!);
  const next = starts.slice(0, -1);
  eachMeeting((patch, circle) => (circles[next[patch]!++] = circle));
  return { of, starts, circles, crossings };
});

/** How many circles stand round a patch. */
export const circlesRound = ({ starts }: Patches, patch: number): number =>
  starts[patch + 1]! - starts[patch]!;
