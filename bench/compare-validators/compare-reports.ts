/** Compares what two versions of the validator report. */
import type { Board } from '../../model/index.js';
import type { Case } from './cases.js';
import type { Version } from './load-version.js';

/** A text on which the versions differ: the first lines that are not equal. */
interface Difference {
  readonly name: string;
  readonly old: string;
  readonly new: string;
}

interface Comparison {
  readonly compared: number;
  readonly differences: readonly Difference[];
}

/** Validates all cases in both versions. */
export function compareReports(cases: Iterable<Case>, [old, next]: readonly [Version, Version]): Comparison {
  const differences: Difference[] = [];
  let compared = 0;
  for (const each of cases) {
    compared++;
    const [before, after] = [reportText(old, each), reportText(next, each)];
    if (before !== after) differences.push({ name: each.name, ...firstDifference(before, after) });
  }
  return { compared, differences };
}

/** The report as JSON: profile, findings, waived findings, skipped layers and the rules that ran. */
function reportText(version: Version, { text, deep, since }: Case): string {
  try {
    const { profile, findings, waived, skipped, ran } = version.validateText(text, {
      deep,
      ...(since !== undefined && { since: parse(version, since) }),
    });
    return JSON.stringify({ profile, findings, waived, skipped, ran }, null, 1);
  } catch (error) {
    return `throws ${String(error)}`;
  }
}

function parse({ parseBoard }: Version, text: string): Board {
  const parsed = parseBoard(text);
  if (!parsed.ok) throw new Error('the released state cannot be parsed');
  return parsed.board;
}

function firstDifference(before: string, after: string): Omit<Difference, 'name'> {
  const [old, next] = [before.split('\n'), after.split('\n')];
  const line = old.findIndex((each, i) => each !== next[i]);
  const at = line < 0 ? old.length : line;
  return { old: old[at]?.trim() ?? 'nothing', new: next[at]?.trim() ?? 'nothing' };
}
