/** The marks of findings among what lies over the board. */
import type { Board } from '../../../model/index.js';
import type { Shape } from '../../tools/shape.js';
import { shapesOfFindings } from '../../tools/shapes-of-findings.js';
import type { JudgeState } from './judge.js';

/**
 * Adds marks to what a lens shows, and remembers the last answer: the canvas draws anew what is another list, and marks only
 * follow the board when it has been judged. Hints that were there from the start are left to the panel, since a board in the
 * making has dozens and none of them is in the way.
 */
export function keepMarks(): (lens: readonly Shape[], board: Board, judged: JudgeState) => readonly Shape[] {
  let last: readonly unknown[] = [];
  let shapes: readonly Shape[] = [];
  return (lens, board, { judgement, opened }) => {
    if (!judgement) return lens;
    const now = [lens, judgement];
    if (now.some((each, i) => each !== last[i])) {
      const findings = judgement.findings.filter(
        ({ severity, id }) => severity !== 'info' || !opened.has(id),
      );
      shapes = findings.length === 0 ? lens : [...lens, ...shapesOfFindings(board, { findings }).shapes];
      last = now;
    }
    return shapes;
  };
}
