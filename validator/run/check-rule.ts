/** Runs a rule on a board; rules that depend on topology only are cached, so that moving a node does not run them again. */
import { type Board, boardWithSameTopology, isStreetBoard } from '../../model/index.js';
import type { RuleContext, Issue, Rule } from '../definitions/rule.js';

const known = new WeakMap<Board, Map<string, readonly Issue[]>>();

/** The issues that a rule finds. */
export function checkRule(rule: Rule, context: RuleContext): readonly Issue[] {
  const { board, profile } = context;
  if (rule.topologyOnly === undefined || !isStreetBoard(board)) return rule.check(context);
  const basis = boardWithSameTopology(board);
  let ofBoard = known.get(basis);
  if (ofBoard === undefined) known.set(basis, (ofBoard = new Map<string, readonly Issue[]>()));
  const key = `${profile} ${rule.id}`;
  let issues = ofBoard.get(key);
  if (issues === undefined) ofBoard.set(key, (issues = rule.check({ board: basis, profile })));
  return issues;
}
