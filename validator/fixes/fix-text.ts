/** Applies safe fixes to the text of a board until none are left. */
import {
  formatBoard,
  callFixHandler,
  isSafeFix,
  parseBoard,
  SAFE_FIX_HANDLERS,
  type Board,
  type SafeFix,
} from '../../model/index.js';
import { countBySeverity, type FindingCounts, type Report } from '../definitions/report.js';
import type { Finding } from '../definitions/finding.js';
import { REMOVE_BOM_FIX } from '../run/parse-error-report.js';
import { validateText, type ValidateOptions } from '../run/validate.js';

/** A text with its safe fixes applied. */
export interface FixedText {
  /** The new text; the same text if nothing could be fixed. */
  readonly text: string;
  /** The applied fixes, in order. */
  readonly applied: readonly { readonly finding: string; readonly label: string }[];
}

/** A fix may reveal another, such as a wrong walk behind a duplicate street. */
const MOST_ROUNDS = 20;

/**
 * The text of a board with its safe fixes applied. Each round applies one finding's fix and keeps it only if the board
 * validates no worse; fixing twice gives the same as fixing once.
 */
export function fixText(text: string, options: ValidateOptions = {}): FixedText {
  const withoutMark = text.startsWith('\ufeff') ? text.slice(1) : text;
  const applied: { finding: string; label: string }[] = [];
  if (withoutMark !== text) applied.push({ finding: 'file/bom(board)', label: REMOVE_BOM_FIX.label });
  const refused = new Set<string>();
  let best = withoutMark;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { findings } = validateText(best, options);
    const all = applyAll(best, findings, refused);
    if (all === undefined) break;
    // If together they make the board worse, they are tried one by one.
    const fixed = isWorse(best, all.text, options) ? applyFirst(best, findings, refused, options) : all;
    if (fixed === undefined) break;
    best = fixed.text;
    applied.push(...fixed.applied);
  }
  return { text: best, applied };
}

/** The safe fixes that are not refused, one for each finding. */
const safeFixes = (
  findings: readonly Finding[],
  refused: ReadonlySet<string>,
): { finding: Finding; fix: SafeFix }[] =>
  findings.flatMap((finding) => {
    const fix = finding.fixes.filter(isSafeFix).find(({ kind }) => kind === 'safe');
    return fix && !refused.has(finding.id) ? [{ finding, fix }] : [];
  });

/** Applies the last fix first, because line ids count from the front. */
function applyAll(text: string, findings: readonly Finding[], refused: Set<string>): FixedText | undefined {
  const parsed = parseBoard(text);
  if (!parsed.ok) return undefined;
  let board: Board = parsed.board;
  const applied: { finding: string; label: string }[] = [];
  for (const { finding, fix } of safeFixes(findings, refused).reverse()) {
    const next = callFixHandler(fix, SAFE_FIX_HANDLERS)(board);
    if (next === undefined) refused.add(finding.id);
    else {
      board = next;
      applied.unshift({ finding: finding.id, label: fix.label });
    }
  }
  const fixed = formatBoard(board);
  return applied.length === 0 || fixed === text ? undefined : { text: fixed, applied };
}

function applyFirst(
  text: string,
  findings: readonly Finding[],
  refused: Set<string>,
  options: ValidateOptions,
): FixedText | undefined {
  for (const { finding } of safeFixes(findings, refused)) {
    const fixed = applyAll(text, [finding], refused);
    if (fixed !== undefined && !isWorse(text, fixed.text, options)) return fixed;
    refused.add(finding.id);
  }
  return undefined;
}

/** Compares by the rules that ran on both: fixing a layer unblocks the layers that need it. */
function isWorse(before: string, after: string, options: ValidateOptions): boolean {
  const [old, young] = [validateText(before, options), validateText(after, options)];
  const ranBefore = new Set<string>(old.ran.map(({ rule }) => rule));
  const count = ({ findings }: Report): FindingCounts =>
    countBySeverity(findings.filter(({ rule }) => ranBefore.has(rule)));
  const [was, is] = [count(old), count(young)];
  return is.errors > was.errors || (is.errors === was.errors && is.warnings > was.warnings);
}
