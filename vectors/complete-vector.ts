/** Rewrites what follows from the question of a vector: settings that were left out, digests, and the expected answer. */
import { openEngine, recordGame, type Action, type Engine, type GameState } from '../engine/index.js';
import { answerVector } from '../engine/vectors/answer-vector.js';
import type { Vector } from '../engine/vectors/vector.js';
import { digestBoard, type Board } from '../model/index.js';
import { boardById } from './boards-by-id.js';

/** A vector as a person writes it: the rest is filled in. */
export type VectorQuestion = Omit<Partial<Vector>, 'board'> &
  Pick<Vector, 'id' | 'ruleIds' | 'level' | 'kind' | 'shows' | 'input' | 'note'> & {
    readonly board: { readonly id: string };
  };

/** The version that a new vector is marked with. */
const SINCE = '0.1.0';

/** Completes a vector and lets the reference engine answer it. */
export function completeVector(question: VectorQuestion): Vector {
  const { id, ruleIds, level, kind, shows, note, since = SINCE } = question;
  try {
    const board = boardById(question.board.id);
    const { input, variant } = completeInput(board, question);
    const answer = answerVector(board, kind, input);
    if (!answer.ok) throw new Error(answer.message);
    return {
      ...{ format: 'lamplighter-vector', version: 1, id, ruleIds, game: board.game },
      board: { id: board.id, digest: digestBoard(board) },
      ...{ level, kind, shows, variant, input, expect: answer.expect, note, since },
    };
  } catch (error) {
    throw new Error(`${id}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

function completeInput(board: Board, { kind, input }: VectorQuestion): Pick<Vector, 'input' | 'variant'> {
  if (kind === 'derive') return { input, variant: {} };
  if (kind === 'replay') {
    const { actions, ...settings } = input['record'] as GameSettings & {
      readonly actions: readonly Action[];
    };
    const record = recordGame(engineFor(board), firstState(board, settings), actions);
    return { input: { ...input, record }, variant: { options: record.options, variants: record.variants } };
  }
  const state = completeState(board, input['state'] as Partial<GameState>);
  return { input: { ...input, state }, variant: { options: state.options, variants: state.variants } };
}

type GameSettings = Partial<Pick<GameState, 'options' | 'variants' | 'deals'>>;

/** Fields that are left out have the value of a game that just began. */
function completeState(board: Board, given: Partial<GameState>): GameState {
  const first = firstState(board, given);
  const { options, variants } = first;
  return { ...first, ...given, board: first.board, options, variants } as GameState;
}

function firstState(board: Board, { options, variants, deals }: GameSettings): GameState {
  const engine = engineFor(board);
  const dealt = engine.deal('vectors');
  if (!dealt.ok) throw new Error(dealt.message);
  const created = engine.createGame({ options, variants, deals: deals ?? dealt.deals });
  if (created.ok) return created.state;
  // A teaching board may be too small for a whole game; a hunt on it is set up in a game on the printed board.
  const printed = boardById(PRINTED_BOARDS[board.game]);
  if (printed === board) throw new Error(created.message);
  const state = firstState(printed, { options, variants, deals } as GameSettings);
  return { ...state, board: { id: board.id, digest: digestBoard(board) } };
}

const PRINTED_BOARDS = { lfw: 'whitechapel', wm: 'whitehall', mj: 'mr-jack-2016' } as const;

function engineFor(board: Board): Engine {
  const opened = openEngine(board);
  if (!opened.ok) throw new Error(opened.message);
  return opened.engine;
}
