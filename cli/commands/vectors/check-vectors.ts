/** Checks vectors with the reference engine or with another program. */
import { answerVector, type Vector } from '../../../engine/vectors/index.js';
import { startExternalEngine } from './external-engine.js';
import { compareAnswer, type CheckedVector, type AnswerVerdict } from './compare-answer.js';
import type { VectorBoards } from './vector-boards.js';

const noBoard = ({ board }: Vector): AnswerVerdict => ({
  is: 'broken',
  message: `there is no board ${board.id} with the digest ${board.digest.slice(0, 12)}…; put it into boards/`,
});

/** Checks a vector with the reference engine. */
export function checkWithReferenceEngine(vector: Vector, boards: VectorBoards): AnswerVerdict {
  const board = boards.board(vector.board.digest);
  if (board === undefined) return noBoard(vector);
  const answered = answerVector(board, vector.kind, vector.input);
  return answered.ok ? compareAnswer(vector, answered.expect) : { is: 'differs', message: answered.message };
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Checks all vectors with another program, one after another, and reports each one. */
export async function checkWithExternalEngine(
  command: string,
  vectors: readonly Vector[],
  boards: VectorBoards,
  limitMs: number,
  reported: (checked: CheckedVector) => void,
): Promise<readonly CheckedVector[]> {
  const program = startExternalEngine(command, limitMs);
  const all: CheckedVector[] = [];
  // On a signal, the program and its temporary files are removed.
  const stopOnSignal = (signal: NodeJS.Signals): void => {
    program.close();
    boards.close();
    process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.once(signal, stopOnSignal);
  try {
    for (const vector of vectors) {
      const checked = { vector, verdict: await verdictOf(vector) };
      reported(checked);
      all.push(checked);
    }
  } finally {
    program.close();
    for (const signal of SIGNALS) process.off(signal, stopOnSignal);
  }
  return all;

  async function verdictOf(vector: Vector): Promise<AnswerVerdict> {
    const { id, kind, input } = vector;
    const board = boards.file(vector.board.digest);
    if (board === undefined) return noBoard(vector);
    const reply = await program.ask({ id, do: 'vector', kind, board, input });
    if (!reply.ok) return { is: 'broken', message: reply.message };
    const { ok, expect, error } = reply.answer;
    if (ok === true) return compareAnswer(vector, expect);
    const { code, message } = (error ?? {}) as { readonly code?: unknown; readonly message?: unknown };
    if (code === 'unsupported') return { is: 'passed over' };
    return {
      is: 'differs',
      message:
        typeof message === 'string'
          ? `it refused: ${message}`
          : 'its answer has neither "ok": true nor an error with a message',
    };
  }
}
