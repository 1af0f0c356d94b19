/** Waivers: findings that a person accepts, kept in the board with the reason. */
import { type Board, suggestSpelling, type Waiver } from '../../model/index.js';
import type { Finding } from '../definitions/finding.js';
import type { Profile, Rule, UnusedWaiver } from '../definitions/rule.js';

/** The target by which a waiver refers to a finding: its sorted entities, separated by blanks. */
export const waiverTargetOfFinding = (finding: Pick<Finding, 'entities'>): string =>
  sortedWords(finding.entities);

/** The index of the waiver that accepts a finding, or -1. */
export function findWaiver(
  waivers: readonly Waiver[],
  profile: Profile,
  { waivable }: Pick<Rule, 'waivable'>,
  finding: Finding,
): number {
  if (neverWaived(waivable, profile) !== undefined) return -1;
  const target = waiverTargetOfFinding(finding);
  return waivers.findIndex((waiver) => waiver.rule === finding.rule && targetOfWaiver(waiver) === target);
}

/** The state after all rules but the last have run. */
interface RunState {
  readonly board: Board;
  readonly profile: Profile;
  readonly rules: readonly Rule[];
  readonly ran: ReadonlySet<string>;
  /** The indices of waivers that accepted a finding. */
  readonly used: ReadonlySet<number>;
  readonly findings: readonly Finding[];
}

/** The waivers that accept no finding, and why. Those of rules that did not run may still be needed and are left out. */
export function unusedWaivers(state: RunState): UnusedWaiver[] {
  const { waivers } = state.board;
  const nameOf = (waiver: Waiver): string => `${waiver.rule} ${targetOfWaiver(waiver)}`;
  const usedNames = new Set([...state.used].map((index) => nameOf(waivers[index]!)));
  return waivers.flatMap((waiver, index): UnusedWaiver[] => {
    if (state.used.has(index)) return [];
    if (usedNames.has(nameOf(waiver))) return [{ index, why: 'twice' }];
    const reason = reasonOf(state, waiver);
    return reason === undefined ? [] : [{ index, ...reason }];
  });
}

type Reason = UnusedWaiver extends infer U ? (U extends UnusedWaiver ? Omit<U, 'index'> : never) : never;

function reasonOf(
  { board, profile, rules, ran, findings }: RunState,
  { rule: id }: Waiver,
): Reason | undefined {
  const rule = rules.find((each) => each.id === id);
  if (rule === undefined) {
    // Findings of the reader have ids like rules, but cannot be waived.
    if (/^(file|schema)\//.test(id)) return { why: 'never' };
    const ids: string[] = rules.map((each) => each.id);
    const near = suggestSpelling(id, ids) ?? ids.find((each) => each.endsWith(`/${id}`));
    return { why: 'unknown-rule', ...(near !== undefined && { near }) };
  }
  if (!rule.games.includes(board.game)) return { why: 'another-game' };
  const never = neverWaived(rule.waivable, profile);
  if (never !== undefined) return { why: never };
  if (!ran.has(id)) return undefined;
  const there = findings.filter((finding) => finding.rule === id).map(waiverTargetOfFinding);
  return { why: 'no-finding', there: [...new Set(there)] };
}

const neverWaived = (waivable: Rule['waivable'], profile: Profile): 'never' | 'never-in-print' | undefined =>
  waivable === false
    ? 'never'
    : waivable === 'unprinted' && profile === 'official'
      ? 'never-in-print'
      : undefined;

const targetOfWaiver = ({ target }: Waiver): string => sortedWords(target.split(/\s+/));

const sortedWords = (words: readonly string[]): string => [...new Set(words)].sort().join(' ');
