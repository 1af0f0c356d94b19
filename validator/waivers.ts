/** Waivers: findings a person has looked at and accepts, kept in the board with the reason. */
import type { Waiver } from '../model/index.js';
import type { Finding } from './finding.js';
import type { Layer } from './rule.js';

/** Layers whose findings nobody can waive: without form and references there is no board to judge. */
export const NEVER_WAIVED: readonly Layer[] = ['file', 'schema', 'reference'];

/** The text by which a waiver names a finding: its entities, sorted, with blanks between. */
export const targetOf = (finding: Pick<Finding, 'entities'>): string =>
  sortedWords([...new Set(finding.entities)]);

/** The index of the waiver that accepts a finding, or -1. */
export function waiverOf(waivers: readonly Waiver[], finding: Finding): number {
  if (NEVER_WAIVED.some((layer) => finding.rule.startsWith(`${layer}/`))) return -1;
  const target = targetOf(finding);
  return waivers.findIndex(
    (waiver) => waiver.rule === finding.rule && sortedWords(waiver.target.split(/\s+/)) === target,
  );
}

const sortedWords = (words: readonly string[]): string => words.toSorted().join(' ');
