/** Waivers: findings a person has looked at and accepts, kept in the board with the reason. */
import { suggest } from '../model/file/suggest.js';
import type { Board, Waiver } from '../model/index.js';
import type { Finding } from './finding.js';
import type { Profile, Rule, UnusedWaiver } from './rule.js';

/** The text by which a waiver names a finding: its entities, sorted, with blanks between. */
export const targetOf = (finding: Pick<Finding, 'entities'>): string => sortedWords(finding.entities);

/** The index of the waiver that accepts a finding, or -1. */
export function waiverOf(
  waivers: readonly Waiver[],
  profile: Profile,
  { waivable }: Pick<Rule, 'waivable'>,
  finding: Finding,
): number {
  if (neverWaived(waivable, profile) !== undefined) return -1;
  const target = targetOf(finding);
  return waivers.findIndex((waiver) => waiver.rule === finding.rule && targetOfWaiver(waiver) === target);
}

/** What is known after all rules but the last have run. */
interface Judged {
  readonly board: Board;
  readonly profile: Profile;
  /** Every rule there is. */
  readonly rules: readonly Rule[];
  /** The rules that ran. */
  readonly ran: ReadonlySet<string>;
  /** The waivers, by index, that accepted something. */
  readonly used: ReadonlySet<number>;
  readonly findings: readonly Finding[];
}

/** The waivers that accept nothing, and why. One whose rule did not run may still be needed, so it is left in peace. */
export function unusedWaivers(judged: Judged): UnusedWaiver[] {
  const { waivers } = judged.board;
  const nameOf = (waiver: Waiver): string => `${waiver.rule} ${targetOfWaiver(waiver)}`;
  const usedNames = new Set([...judged.used].map((index) => nameOf(waivers[index]!)));
  return waivers.flatMap((waiver, index): UnusedWaiver[] => {
    if (judged.used.has(index)) return [];
    if (usedNames.has(nameOf(waiver))) return [{ index, why: 'twice' }];
    const reason = reasonOf(judged, waiver);
    return reason === undefined ? [] : [{ index, ...reason }];
  });
}

type Reason = UnusedWaiver extends infer U ? (U extends UnusedWaiver ? Omit<U, 'index'> : never) : never;

function reasonOf(
  { board, profile, rules, ran, findings }: Judged,
  { rule: id }: Waiver,
): Reason | undefined {
  const rule = rules.find((each) => each.id === id);
  if (rule === undefined) {
    // What the reader finds has names like rules; without form there is no board to judge.
    if (/^(file|schema)\//.test(id)) return { why: 'never' };
    const ids: string[] = rules.map((each) => each.id);
    const near = suggest(id, ids) ?? ids.find((each) => each.endsWith(`/${id}`));
    return { why: 'unknown-rule', ...(near !== undefined && { near }) };
  }
  if (!rule.games.includes(board.game)) return { why: 'another-game' };
  const never = neverWaived(rule.waivable, profile);
  if (never !== undefined) return { why: never };
  if (!ran.has(id)) return undefined;
  const there = findings.filter((finding) => finding.rule === id).map(targetOf);
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
