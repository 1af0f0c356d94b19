/** Mends what can be mended without asking: the safe fixes of all findings, until there are none. */
import { formatBoard, parseBoard, type Board } from '../../model/index.js';
import { countFindings, type Report } from '../report.js';
import type { Finding } from '../finding.js';
import type { Fix } from '../rule.js';
import { WITHOUT_MARK } from '../unreadable.js';
import { validateBoard, type ValidateOptions } from '../validate-board.js';
import { ACTIONS } from './actions.js';

export interface Fixed {
  /** The mended text; the same text if nothing could be mended. */
  readonly text: string;
  /** What was done, in order. */
  readonly applied: readonly { readonly finding: string; readonly label: string }[];
}

/** A fix may bring another to light, such as a block whose walk is right only after a doubled street is gone. */
const MOST_ROUNDS = 20;

/**
 * The text of a board with its safe fixes applied. Each round applies one finding's fix and keeps it only if the board
 * validates no worse; mending twice gives the same as mending once.
 */
export function fixText(text: string, options: ValidateOptions = {}): Fixed {
  const withoutMark = text.startsWith('\ufeff') ? text.slice(1) : text;
  const applied: { finding: string; label: string }[] = [];
  if (withoutMark !== text) applied.push({ finding: 'file/bom(board)', label: WITHOUT_MARK.label });
  const refused = new Set<string>();
  let best = withoutMark;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const { findings } = validateBoard(best, options);
    const mended = mendAll(best, findings, refused);
    if (mended === undefined) break;
    if (isWorse(best, mended.text, options)) {
      // Together they do harm: from now on try them one by one.
      const single = mendFirst(best, findings, refused, options);
      if (single === undefined) break;
      best = single.text;
      applied.push(single.done);
      continue;
    }
    best = mended.text;
    applied.push(...mended.done);
  }
  return { text: best, applied };
}

/** The fixes that are safe and known, one for each finding. */
const safeFixes = (
  findings: readonly Finding[],
  refused: ReadonlySet<string>,
): { finding: Finding; fix: Fix }[] =>
  findings.flatMap((finding) =>
    finding.fix?.kind === 'safe' && !refused.has(finding.id) && ACTIONS[finding.fix.action]
      ? [{ finding, fix: finding.fix }]
      : [],
  );

/** Line ids count from the front, so of several changes to lines the last goes first. */
function mendAll(
  text: string,
  findings: readonly Finding[],
  refused: Set<string>,
): { text: string; done: Fixed['applied'] } | undefined {
  const parsed = parseBoard(text);
  if (!parsed.ok) return undefined;
  let board: Board = parsed.board;
  const done: { finding: string; label: string }[] = [];
  for (const { finding, fix } of safeFixes(findings, refused).reverse()) {
    const next = ACTIONS[fix.action]?.(board, fix.arguments);
    if (next === undefined) refused.add(finding.id);
    else {
      board = next;
      done.unshift({ finding: finding.id, label: fix.label });
    }
  }
  const mended = formatBoard(board);
  return done.length === 0 || mended === text ? undefined : { text: mended, done };
}

function mendFirst(
  text: string,
  findings: readonly Finding[],
  refused: Set<string>,
  options: ValidateOptions,
): { text: string; done: { finding: string; label: string } } | undefined {
  for (const { finding } of safeFixes(findings, refused)) {
    const mended = mendAll(text, [finding], refused);
    if (mended !== undefined && !isWorse(text, mended.text, options))
      return { text: mended.text, done: mended.done[0]! };
    refused.add(finding.id);
  }
  return undefined;
}

/** Worse by the rules that could judge both: mending a layer lets those above it speak for the first time. */
function isWorse(before: string, after: string, options: ValidateOptions): boolean {
  const [old, young] = [validateBoard(before, options), validateBoard(after, options)];
  const judgedBoth = new Set<string>(old.ran.map(({ rule }) => rule));
  const comparable = (report: Report): Report => ({
    ...report,
    findings: report.findings.filter(({ rule }) => judgedBoth.has(rule)),
  });
  const [was, is] = [countFindings([comparable(old)]), countFindings([comparable(young)])];
  return is.errors > was.errors || (is.errors === was.errors && is.warnings > was.warnings);
}
