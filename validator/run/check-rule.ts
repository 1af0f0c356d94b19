/** Runs a rule on a board; rules that depend on topology only are cached, so that moving a node does not run them again. */
import { boardWithSameTopology, isStreetBoard, memoByBoard, type Board } from '../../model/index.js';
import type { RuleContext, Issue, Rule } from '../definitions/rule.js';

const issuesOfBoard = memoByBoard((_: Board) => new Map<string, readonly Issue[]>());

/** The issues that a rule finds. */
export function checkRule(rule: Rule, context: RuleContext): readonly Issue[] {
  const { board, profile } = context;
  if (rule.topologyOnly === undefined || !isStreetBoard(board)) return rule.check(context);
  const basis = boardWithSameTopology(board);
  const known = issuesOfBoard(basis);
  const key = `${profile} ${rule.id}`;
  const issues = known.get(key) ?? rule.check({ board: basis, profile });
  known.set(key, issues);
  return issues;
}
