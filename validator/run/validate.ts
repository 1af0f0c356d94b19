/** The runner: from a board, or the text of its file, to a report. */
import { digestBoard, GAMES, parseBoard, type Board, type Game } from '../model/index.js';
import { findingOfIssue, withUniqueIds, type Finding } from './finding.js';
import { issuesOfRule } from './issues-of-rule.js';
import { layersBelow, NEEDS, stoppedBy } from './layers.js';
import { located } from './locate-findings.js';
import type { Report, Skipped } from './report.js';
import {
  layerOf,
  LAYERS,
  type Context,
  type Layer,
  type LeftOut,
  type Profile,
  type Rule,
  type RuleId,
} from './rule.js';
import { RULES } from './rules/index.js';
import { reportOfParseErrors } from './unreadable.js';
import { unusedWaivers, waiverOf } from './waivers.js';

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
  if (!parsed.ok) {
    const rules = RULES.filter((rule) => applies(rule, gameOfText(text), options));
    return reportOfParseErrors(file, options.profile ?? 'official', parsed.errors, rules);
  }
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
  const unsound = new Map<Layer, Layer>();
  const skipped: Skipped[] = [];
  const ran: { rule: RuleId; milliseconds?: number }[] = [];

  const find = (rule: Rule, seen: Context): Finding[] =>
    issuesOfRule(rule, seen).map((issue) => findingOfIssue(board, profile, rule, issue));
  const fails = (rule: Rule): boolean =>
    find(rule, context).some(
      (each) => each.severity === 'error' && waiverOf(board.waivers, profile, rule, each) < 0,
    );

  const run = (rule: Rule, seen: Context): void => {
    const start = options.now?.() ?? 0;
    const found = find(rule, seen);
    ran.push(options.now ? { rule: rule.id, milliseconds: options.now() - start } : { rule: rule.id });
    for (const finding of withUniqueIds(found)) {
      const waiver = waiverOf(board.waivers, profile, rule, finding);
      if (waiver >= 0) {
        usedWaivers.add(waiver);
        waived.push({ finding, reason: board.waivers[waiver]!.reason });
        continue;
      }
      findings.push(finding);
      // An accepted error stops nothing: what would make a board meaningless is not waivable.
      if (finding.severity === 'error') unsound.set(layerOf(rule.id), layerOf(rule.id));
    }
  };

  const rules = RULES.filter((rule) => applies(rule, board.game, options));
  const unasked = options.rules === undefined ? [] : neededBy(rules, board);
  const byLayer = new Map(LAYERS.map((layer): [Layer, Rule[]] => [layer, []]));
  for (const rule of rules) if (rule.last === undefined) byLayer.get(layerOf(rule.id))!.push(rule);
  for (const [layer, ofLayer] of byLayer) {
    const because = stoppedBy(NEEDS[layer], unsound);
    if (because !== undefined) {
      unsound.set(layer, because);
      if (ofLayer.length > 0) skipped.push({ layer, because });
      continue;
    }
    const below = { ...context, unsound: new Map(unsound) };
    for (const rule of ofLayer) run(rule, below);
    skipped.push(
      ...skippedParts(
        layer,
        ofLayer.flatMap((rule) => rule.leftOut?.(below) ?? []),
      ),
    );
    if (unasked.some((rule) => layerOf(rule.id) === layer && fails(rule))) unsound.set(layer, layer);
  }
  const unused = unusedWaivers({
    board,
    profile,
    rules: RULES,
    ran: new Set(ran.map(({ rule }) => rule)),
    used: usedWaivers,
    findings,
  });
  for (const rule of rules) if (rule.last) run(rule, { ...context, unusedWaivers: unused });
  return { profile, findings, waived, skipped, ran };
}

const applies = (rule: Rule, game: Game | undefined, { rules, deep }: ValidateOptions): boolean =>
  (game === undefined || rule.games.includes(game)) &&
  (rules === undefined ? rule.deep === undefined || deep === true : rules.includes(rule.id));

/** The rules that were not asked for but can fail a layer that these need. */
function neededBy(rules: readonly Rule[], { game }: Board): Rule[] {
  const partly = rules.flatMap(({ partlyNeeds = [] }) => partlyNeeds);
  const layers = new Set([...partly, ...layersBelow([...partly, ...rules.map(({ id }) => layerOf(id))])]);
  return RULES.filter(
    (rule) =>
      layers.has(layerOf(rule.id)) &&
      rule.games.includes(game) &&
      rule.deep === undefined &&
      !rules.includes(rule),
  );
}

/** What the rules of a layer left out, once for each failed layer that it needs. */
function skippedParts(layer: Layer, leftOut: readonly LeftOut[]): Skipped[] {
  const parts = new Map<Layer, Set<string>>();
  for (const { part, because } of leftOut)
    parts.set(because, (parts.get(because) ?? new Set<string>()).add(part));
  return [...parts].map(([because, names]) => ({ layer, because, parts: [...names] }));
}

/** The game that a text names which is no board, so that its report does not speak of the rules of another. */
const gameOfText = (text: unknown): Game | undefined => {
  const name = typeof text === 'string' ? /"game"\s*:\s*"(\w{1,9})"/.exec(text)?.[1] : undefined;
  return GAMES.find((game) => game === name);
};
