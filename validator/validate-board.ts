/** The runner: from a board, or the text of its file, to a report. */
import { digestBoard, parseBoard, type Board } from '../model/index.js';
import { offsetsOfPointers } from '../model/file/offset-of-pointer.js';
import { placesOfOffsets } from '../model/file/place-of-offset.js';
import { findingOfIssue, withUniqueIds, type Finding } from './finding.js';
import { issuesOfRule } from './issues-of-rule.js';
import { layersBelow, stoppedBy } from './layers.js';
import type { Report } from './report.js';
import { layerOf, LAYERS, type Context, type Layer, type Profile, type Rule, type RuleId } from './rule.js';
import { RULES } from './rules/index.js';
import { reportOfParseErrors } from './unreadable.js';
import { waiverOf } from './waivers.js';

export interface ValidateOptions {
  /** The file's name in the report. */
  readonly file?: string;
  /** Instead of the board's own profile. */
  readonly profile?: Profile;
  /**
   * Only these rules, deep ones too; the others are neither told of nor counted as skipped. Where these need another layer
   * its rules are still asked, for a rule means nothing on a board it was not written for.
   */
  readonly rules?: readonly string[];
  /** Also the rules that ask how the board plays. */
  readonly deep?: boolean;
  /** The last released state of the board, for the rules that compare with it. */
  readonly since?: Board;
  /** A clock in milliseconds, if the report shall say how long each rule took. */
  readonly now?: () => number;
}

/** Validates the text of a board file. Never throws on any text. */
export function validateBoard(text: string, options: ValidateOptions = {}): Report {
  const parsed = parseBoard(text);
  const file = options.file ?? 'board.json';
  if (!parsed.ok) return reportOfParseErrors(file, options.profile ?? 'official', parsed.errors);
  const { board } = parsed;
  const judged = judge({ board, profile: options.profile ?? board.profile, text }, options);
  const reasons = new Map(judged.waived.map(({ finding, reason }) => [finding.id, reason]));
  const all = located(text, [...judged.findings, ...judged.waived.map(({ finding }) => finding)]);
  const { id, name, game, boardVersion } = board;
  return {
    file,
    board: { id, name, game, boardVersion, digest: digestBoard(board) },
    ...judged,
    findings: all.filter((finding) => !reasons.has(finding.id)),
    waived: all.flatMap((finding) => {
      const reason = reasons.get(finding.id);
      return reason === undefined ? [] : [{ finding, reason }];
    }),
  };
}

/** What a report says about a board, apart from its file. */
export type Judgement = Omit<Report, 'file' | 'board'>;

/** Judges a board that has no text, such as an editor's document: the same findings without lines. */
export const judgeBoard = (board: Board, options: ValidateOptions = {}): Judgement =>
  judge({ board, profile: options.profile ?? board.profile }, options);

function judge(basis: Context, options: ValidateOptions): Judgement {
  const { board, profile } = basis;
  const context: Context = options.since ? { ...basis, since: options.since } : basis;
  const findings: Finding[] = [];
  const waived: { finding: Finding; reason: string }[] = [];
  const usedWaivers = new Set<number>();
  const failed = new Set<Layer>();
  const skipped: { layer: Layer; because: Layer }[] = [];
  const ran: { rule: RuleId; milliseconds?: number }[] = [];

  const find = (rule: Rule, seen: Context): Finding[] =>
    issuesOfRule(rule, seen).map((issue) => findingOfIssue(board, profile, rule, issue));
  const fails = (rule: Rule): boolean =>
    find(rule, context).some((each) => each.severity === 'error' && waiverOf(board.waivers, each) < 0);

  const run = (rule: Rule, seen: Context): void => {
    const start = options.now?.() ?? 0;
    const found = find(rule, seen);
    ran.push(options.now ? { rule: rule.id, milliseconds: options.now() - start } : { rule: rule.id });
    for (const finding of withUniqueIds(found)) {
      const waiver = waiverOf(board.waivers, finding);
      if (waiver >= 0) {
        usedWaivers.add(waiver);
        waived.push({ finding, reason: board.waivers[waiver]!.reason });
        continue;
      }
      findings.push(finding);
      if (finding.severity === 'error') failed.add(layerOf(rule.id));
    }
  };

  const rules = RULES.filter((rule) => applies(rule, board, options));
  const unasked = options.rules === undefined ? [] : neededBy(rules, board);
  for (const layer of LAYERS) {
    const ofLayer = rules.filter(({ id, last }) => layerOf(id) === layer && last === undefined);
    const because = stoppedBy(layer, failed);
    if (because !== undefined) {
      if (ofLayer.length > 0) skipped.push({ layer, because });
      continue;
    }
    for (const rule of ofLayer) run(rule, context);
    if (unasked.some((rule) => layerOf(rule.id) === layer && fails(rule))) failed.add(layer);
  }
  const ranRules = new Set<string>(ran.map(({ rule }) => rule));
  const unusedWaivers = [...board.waivers.keys()].filter(
    (i) => !usedWaivers.has(i) && isJudged(board.waivers[i]!.rule, ranRules, board),
  );
  for (const rule of rules) if (rule.last) run(rule, { ...context, unusedWaivers });
  return { profile, findings, waived, skipped, ran };
}

const applies = (rule: Rule, board: Board, { rules, deep }: ValidateOptions): boolean =>
  rule.games.includes(board.game) &&
  (rules === undefined ? rule.deep === undefined || deep === true : rules.includes(rule.id));

/** The rules that were not asked for but can fail a layer that these need. */
function neededBy(rules: readonly Rule[], { game }: Board): Rule[] {
  const layers = layersBelow(rules.map(({ id }) => layerOf(id)));
  return RULES.filter(
    (rule) =>
      layers.has(layerOf(rule.id)) &&
      rule.games.includes(game) &&
      rule.deep === undefined &&
      !rules.includes(rule),
  );
}

/** A waiver is judged only if its rule ran, or if there is no such rule for this game. */
const isJudged = (waived: string, ran: ReadonlySet<string>, { game }: Board): boolean =>
  ran.has(waived) || !RULES.some(({ id, games }) => id === waived && games.includes(game));

/** The findings with line and column, in the order of the file. */
function located(text: string, findings: readonly Finding[]): Finding[] {
  const offsets = offsetsOfPointers(
    text,
    findings.map(({ pointer }) => ({ pointer, at: 'value' })),
  );
  const inOrder = findings
    .map((finding, i) => ({ finding, offset: offsets[i]! }))
    .sort((a, b) => a.offset - b.offset);
  const places = placesOfOffsets(
    text,
    inOrder.map(({ offset }) => offset),
  );
  return inOrder.map(({ finding }, i) => ({ ...finding, ...places[i]! }));
}
