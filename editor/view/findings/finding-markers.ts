/** Markers of findings in the overlay. */
import type { Board } from '../../../model/index.js';
import { isFarFromComplete, type Shape, shapesOfFindings } from '../../tools/index.js';
import type { ValidationState } from './validation-client.js';

/** Adds markers to the shapes of a lens, except hints present at opening, and hints of a draft that is far from complete; cached, because a new list is drawn again. */
export function createFindingMarkerAppender(): (
  lens: readonly Shape[],
  board: Board,
  validation: ValidationState,
) => readonly Shape[] {
  let last: readonly unknown[] = [];
  let shapes: readonly Shape[] = [];
  return (lens, board, { result, findingsAtOpening }) => {
    if (!result) return lens;
    const now = [lens, result];
    if (now.some((each, i) => each !== last[i])) {
      const isEarly = isFarFromComplete(board);
      const findings = result.findings.filter(
        ({ severity, id }) => severity !== 'info' || !(isEarly || findingsAtOpening.has(id)),
      );
      shapes = findings.length === 0 ? lens : [...lens, ...shapesOfFindings(board, { findings }).shapes];
      last = now;
    }
    return shapes;
  };
}
