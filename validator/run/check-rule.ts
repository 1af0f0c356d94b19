/** What a rule finds on a board, worked out anew only where it may have changed. */
import { isStreetBoard, type Board } from '../model/index.js';
import { elsewhere } from '../model/placeless.js';
import type { Context, Issue, Rule } from './rule.js';

const known = new WeakMap<Board, Map<string, readonly Issue[]>>();

export function issuesOfRule(rule: Rule, context: Context): readonly Issue[] {
  const { board, profile } = context;
  if (rule.placeless === undefined || !isStreetBoard(board)) return rule.check(context);
  const basis = elsewhere(board);
  let ofBoard = known.get(basis);
  if (ofBoard === undefined) known.set(basis, (ofBoard = new Map<string, readonly Issue[]>()));
  const key = `${profile} ${rule.id}`;
  let issues = ofBoard.get(key);
  if (issues === undefined) ofBoard.set(key, (issues = rule.check({ board: basis, profile })));
  return issues;
}
