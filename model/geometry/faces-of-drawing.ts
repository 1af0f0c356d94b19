/**
 * The faces of a drawing by walking its half-edges. By hand: @turf/polygonize fills holes, knows no ids, and takes over 100
 * times as long; jsts gets holes right and takes 40 times as long (see bench).
 */
import { componentsOfEdges } from '../network/components.js';
import type { Drawing } from './drawing.js';
import { containersOfComponents } from './containers.js';
import { nextHalfEdges, originOf } from './rotation.js';

/** The number of the face around everything. */
export const OUTER = -1;

/**
 * A closed walk along one side of lines is a cycle. Each inner face has one rim cycle, walked clockwise, and perhaps hole
 * cycles, each the outer side of a part of the network that lies inside without touching the rim.
 */
export interface Faces {
  /** How many inner faces there are. */
  readonly count: number;
  /** For each half-edge the next on its walk. */
  readonly next: Int32Array;
  /** For each half-edge its cycle. */
  readonly cycleOfHalfEdge: Int32Array;
  /** For each cycle one of its half-edges, the smallest. */
  readonly firstOfCycle: Int32Array;
  /** For each cycle its face, or OUTER. */
  readonly faceOfCycle: Int32Array;
  /** For each cycle whether it is the rim of its face; the others are holes in it. */
  readonly isRim: Uint8Array;
  /** Twice the area inside each cycle in square board units; negative or zero for the outer side of a part, zero between duplicates. */
  readonly areas: Float64Array;
}

/** The faces of a drawing whose lines meet only at nodes. Of any other it gives the cycles, which then mean less. */
export function facesOfDrawing(drawing: Drawing): Faces {
  const { from, to } = drawing;
  const next = nextHalfEdges(drawing);
  const { cycleOfHalfEdge, firstOfCycle } = cyclesOf(next);
  const areas = areasOf(drawing, cycleOfHalfEdge, firstOfCycle.length);
  const faceOfCycle = new Int32Array(firstOfCycle.length).fill(OUTER);
  const isRim = new Uint8Array(firstOfCycle.length);
  let count = 0;
  for (let cycle = 0; cycle < areas.length; cycle++) {
    if (!(areas[cycle]! > 0)) continue;
    faceOfCycle[cycle] = count++;
    isRim[cycle] = 1;
  }
  const components = componentsOfEdges(drawing.xs.length, from, to);
  const found: Faces = { count, next, cycleOfHalfEdge, firstOfCycle, faceOfCycle, isRim, areas };
  const containers = containersOfComponents(drawing, components, found);
  for (let cycle = 0; cycle < areas.length; cycle++)
    if (isRim[cycle] === 0)
      faceOfCycle[cycle] = containers[components.of[originOf(from, to, firstOfCycle[cycle]!)]!]!;
  return found;
}

function cyclesOf(next: Int32Array): Pick<Faces, 'cycleOfHalfEdge' | 'firstOfCycle'> {
  const cycleOfHalfEdge = new Int32Array(next.length).fill(-1);
  const firsts = new Int32Array(next.length);
  let count = 0;
  for (let h = 0; h < next.length; h++) {
    if (cycleOfHalfEdge[h] !== -1) continue;
    for (let walk = h; cycleOfHalfEdge[walk] === -1; walk = next[walk]!) cycleOfHalfEdge[walk] = count;
    firsts[count++] = h;
  }
  return { cycleOfHalfEdge, firstOfCycle: firsts.slice(0, count) };
}

/** Shoelace, half-edge by half-edge; a line walked both ways adds nothing. */
function areasOf(drawing: Drawing, cycleOfHalfEdge: Int32Array, cycles: number): Float64Array {
  const { xs, ys, from, to, bendStarts, bendXs, bendYs } = drawing;
  const areas = new Float64Array(cycles);
  for (let i = 0; i < from.length; i++) {
    const there = cycleOfHalfEdge[2 * i]!;
    const back = cycleOfHalfEdge[2 * i + 1]!;
    if (there === back) continue;
    let x = xs[from[i]!]!;
    let y = ys[from[i]!]!;
    let sum = 0;
    for (let b = bendStarts[i]!; b < bendStarts[i + 1]!; b++) {
      sum += x * bendYs[b]! - bendXs[b]! * y;
      x = bendXs[b]!;
      y = bendYs[b]!;
    }
    const last = to[i]!;
    sum += x * ys[last]! - xs[last]! * y;
    areas[there]! += sum;
    areas[back]! -= sum;
  }
  return areas;
}
