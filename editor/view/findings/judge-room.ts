/** The side of the judge that works: keeps a board, changes it by patches, judges it. Nothing of the browser is in here. */
import { applyPatch, type Patch } from '../../document/index.js';
import type { Board } from '../../../model/index.js';
import { judgeBoard, RULES, type Judgement, type Rule } from '../../../validator/index.js';
import { tellJudgement } from '../../tools/players-words.js';
import { deltaBetween, withDelta, type JudgementDelta } from './judgement-delta.js';

/** A board to judge, whole, or as what changed since the last one. */
export type ToRoom = { readonly turn: number } & ({ readonly board: Board } | { readonly patch: Patch });

/** What came of it. `rules` comes once, before anything else. */
export type FromRoom =
  | { readonly turn: number; readonly delta: JudgementDelta }
  | { readonly turn: number; readonly problem: string }
  | { readonly rules: readonly RuleFacts[] };

/** What a panel says about a rule. The rules themselves stay in the worker, so that the page is small. */
export type RuleFacts = Pick<Rule, 'id' | 'summary' | 'waive'> & { readonly waivable?: false | 'unprinted' };

export const factsOfRules = (): readonly RuleFacts[] =>
  RULES.map(({ id, summary, waive, waivable }) => ({
    id,
    summary,
    waive,
    ...(waivable !== undefined && { waivable }),
  }));

/**
 * A room remembers the last board and what it told of it. A patch leaves what it does not touch the same objects, so that
 * rules which do not ask where nodes lie are not asked again after a move.
 */
export function openRoom(): (message: ToRoom) => FromRoom {
  let board: Board | undefined;
  let told: Judgement | undefined;
  return (message) => {
    const { turn } = message;
    if ('board' in message) board = message.board;
    else if (board !== undefined) board = applyPatch(board, message.patch);
    else return { turn, problem: 'there is no board to change' };
    try {
      const delta = deltaBetween(told, tellJudgement(board, judgeBoard(board)));
      told = withDelta(told, delta);
      return { turn, delta };
    } catch (error) {
      return { turn, problem: error instanceof Error ? error.message : String(error) };
    }
  };
}
