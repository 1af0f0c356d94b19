/**
 * The faces of a drawing by walking its half-edges. By hand, because @turf/polygonize fills holes, has no ids, and takes over 100
 * times as long; jsts gets holes right and takes 40 times as long (see bench).
 */
import { componentsOfEdges } from '../network/components.js';
import { forEachSegment, type LineDrawing } from '../network/line-drawing.js';
import { nextHalfEdges, originOfHalfEdge, OUTER_FACE, type DrawingFaces } from './half-edges.js';
import { facesAroundComponents } from './faces-around-components.js';

/** The faces of a drawing whose lines meet only at nodes. For other drawings the cycles are not areas. */
export function facesOfDrawing(drawing: LineDrawing): DrawingFaces {
  const { from, to } = drawing;
  const next = nextHalfEdges(drawing);
  const { cycleOfHalfEdge, firstOfCycle } = cyclesOf(next);
  const areas = areasOf(drawing, cycleOfHalfEdge, firstOfCycle.length);
  const faceOfCycle = new Int32Array(firstOfCycle.length).fill(OUTER_FACE);
  const isRim = new Uint8Array(firstOfCycle.length);
  let count = 0;
  for (let cycle = 0; cycle < areas.length; cycle++) {
    if (!(areas[cycle]! > 0)) continue;
    faceOfCycle[cycle] = count++;
    isRim[cycle] = 1;
  }
  const components = componentsOfEdges(drawing.xs.length, from, to);
  const found: DrawingFaces = { count, next, cycleOfHalfEdge, firstOfCycle, faceOfCycle, isRim, areas };
  const containers = facesAroundComponents(drawing, components, found);
  for (let cycle = 0; cycle < areas.length; cycle++)
    if (isRim[cycle] === 0)
      faceOfCycle[cycle] = containers[components.of[originOfHalfEdge(from, to, firstOfCycle[cycle]!)]!]!;
  return found;
}

function cyclesOf(next: Int32Array): Pick<DrawingFaces, 'cycleOfHalfEdge' | 'firstOfCycle'> {
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

/** The shoelace formula by half-edge; a line walked both ways adds nothing. */
function areasOf(drawing: LineDrawing, cycleOfHalfEdge: Int32Array, cycles: number): Float64Array {
  const areas = new Float64Array(cycles);
  forEachSegment(drawing, (x1, y1, x2, y2, line) => {
    const there = cycleOfHalfEdge[2 * line]!;
    const back = cycleOfHalfEdge[2 * line + 1]!;
    if (there === back) return;
    const turn = x1 * y2 - x2 * y1;
    areas[there]! += turn;
    areas[back]! -= turn;
  });
  return areas;
}
