/** Lets somebody answer every vector: the reference engine itself, or another program. */
import { answerTo, type Vector } from '../../engine/vectors/index.js';
import { rivalOf } from './rival.js';
import { compared, type Judged, type Verdict } from './verdict.js';
import type { VectorBoards } from './vector-boards.js';

const noBoard = ({ board }: Vector): Verdict => ({
  is: 'broken',
  message: `there is no board ${board.id} with the digest ${board.digest.slice(0, 12)}…; put it into boards/`,
});

/** What the reference engine says to a vector. */
export function judgedHere(vector: Vector, boards: VectorBoards): Verdict {
  const board = boards.board(vector.board.digest);
  if (board === undefined) return noBoard(vector);
  const answered = answerTo(board, vector.kind, vector.input);
  return answered.ok ? compared(vector, answered.expect) : { is: 'differs', message: answered.message };
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What another program says to all of them, one after another. `told` hears of each. */
export async function judgedBy(
  command: string,
  vectors: readonly Vector[],
  boards: VectorBoards,
  limitMs: number,
  told: (judged: Judged) => void,
): Promise<readonly Judged[]> {
  const rival = rivalOf(command, limitMs);
  const all: Judged[] = [];
  // Whoever breaks off leaves nothing behind: neither the program nor what was written for it.
  const breakOff = (signal: NodeJS.Signals): void => {
    rival.close();
    boards.close();
    process.kill(process.pid, signal);
  };
  for (const signal of SIGNALS) process.once(signal, breakOff);
  try {
    for (const vector of vectors) {
      const judged = { vector, verdict: await verdictOf(vector) };
      told(judged);
      all.push(judged);
    }
  } finally {
    rival.close();
    for (const signal of SIGNALS) process.off(signal, breakOff);
  }
  return all;

  async function verdictOf(vector: Vector): Promise<Verdict> {
    const { id, kind, input } = vector;
    const board = boards.file(vector.board.digest);
    if (board === undefined) return noBoard(vector);
    const reply = await rival.ask({ id, do: 'vector', kind, board, input });
    if (!reply.ok) return { is: 'broken', message: reply.message };
    const { ok, expect, error } = reply.answer;
    if (ok === true) return compared(vector, expect);
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
