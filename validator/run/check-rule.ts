/** Runs a rule on a board and makes its findings; rules that depend on topology only are cached, so that moving a node does not run them again. */
import {
  boardWithSameTopology,
  describePointer,
  hasPlaces,
  isStreetBoard,
  memoByBoard,
  nameAsInSource,
  type Board,
  type Fix,
  type FixActionName,
} from '../../model/index.js';
import { hexGraph, streetGraph } from '../../model/graph/index.js';
import { idOfFinding, type Finding } from '../definitions/finding.js';
import type { Issue, Profile, Rule, RuleContext, RunContext } from '../definitions/rule.js';
import { likelyPosition } from '../facts/geometry/likely-position.js';
import { positionOfPointer } from '../facts/geometry/position-of-pointer.js';

const issuesOfBoard = memoByBoard((_: Board) => new Map<string, readonly Issue[]>());

/** The issues that a rule finds. */
export function checkRule<B extends Board>(rule: Rule<B>, context: RunContext<B>): readonly Issue[] {
  const { board, profile } = context;
  if (rule.needsPlaces && !hasPlaces(board)) return [];
  if (rule.topologyOnly === undefined || !isStreetBoard(board)) return rule.check(withGraph(context));
  const basis = boardWithSameTopology(board);
  const known = issuesOfBoard(basis);
  const key = `${profile} ${rule.id}`;
  const issues = known.get(key) ?? rule.check(withGraph({ board: basis as Board as B, profile }));
  known.set(key, issues);
  return issues;
}

const withGraph = <B extends Board>(context: RunContext<B>): RuleContext<B> => {
  const board: Board = context.board;
  return { ...context, graph: isStreetBoard(board) ? streetGraph(board) : hexGraph(board) } as RuleContext<B>;
};

/** Makes the finding of an issue, still without line and column. */
export function makeFinding(board: Board, profile: Profile, rule: Rule, issue: Issue): Finding {
  const severity = rule.severityByProfile?.[profile] ?? rule.severity;
  const at =
    issue.at ??
    (issue.missing ? likelyPosition(board, issue.entities) : undefined) ??
    positionOfPointer(board, issue.pointer);
  const what = nameAsInSource(board, issue.what);
  const remedy = nameAsInSource(board, issue.remedy ?? rule.remedy);
  return {
    id: idOfFinding(rule.id, issue.entities),
    rule: rule.id,
    severity,
    entities: issue.entities,
    message: `${what} ${rule.why} ${remedy}`,
    what,
    why: rule.why,
    remedy,
    ...(issue.seen !== undefined && { seen: issue.seen }),
    ...(issue.expected !== undefined && { expected: issue.expected }),
    // 0 means that the line is looked up by the pointer.
    line: issue.line ?? 0,
    column: 0,
    pointer: issue.pointer,
    ...(at && { at }),
    words: nameAsInSource(board, describePointer(board, issue.pointer)),
    ...(issue.missing && { missing: true }),
    fixes: orderFixes(
      profile === 'draft' && (severity === 'info' || issue.missing === true),
      [...(issue.fix ? [issue.fix] : []), ...(issue.fixes ?? [])].filter((fix) => canApply(board, fix)),
    ),
  };
}

/** A fix that puts a node somewhere cannot be applied to a board without places. */
const canApply = (board: Board, fix: Fix): boolean => hasPlaces(board) || !PLACING.includes(fix.action);

const PLACING: readonly FixActionName[] = ['addNode', 'insertCrossing'];

/** Constructive fixes first, deletions last. What a draft merely lacks is not deleted. */
function orderFixes(isUnfinished: boolean, fixes: readonly Fix[]): readonly Fix[] {
  const isDeletion = ({ action }: Fix): boolean => DELETIONS.includes(action);
  const deletions = fixes.filter((fix) => isDeletion(fix) && (fix.kind === 'safe' || !isUnfinished));
  return [...fixes.filter((fix) => !isDeletion(fix)), ...deletions];
}

const DELETIONS: readonly FixActionName[] = [
  'dissolveNode',
  'removeBlock',
  'removeHex',
  'removeNode',
  'removeStreet',
  'removeWaterline',
];
