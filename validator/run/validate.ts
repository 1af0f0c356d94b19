/** Validates a board, or the text of a board file. */
import {
  digestBoard,
  formatBoard,
  GAMES,
  hasPlaces,
  parseBoard,
  type Board,
  type Game,
  type ParseResult,
} from '../../model/index.js';
import { makeIdsUnique, type Finding } from '../definitions/finding.js';
import { checkRule, makeFinding } from './check-rule.js';
import { configureRules, type RuleConfiguration } from './configure-rules.js';
import { requiredLayers, LAYER_DEPENDENCIES, findBlockingLayer } from '../definitions/layer-dependencies.js';
import { assignCauses, sortByCause } from '../causes/index.js';
import { compareEdition } from '../facts/print/known-editions.js';
import { locateFindings } from './locate-findings.js';
import type { Report, SkippedLayer } from '../definitions/report.js';
import {
  layerOfRule,
  LAYERS,
  type Layer,
  type SkippedPart,
  type SkipReason,
  type Profile,
  type Release,
  type Rule,
  type RuleId,
  type RunContext,
} from '../definitions/rule.js';
import { releaseOf } from './release-of.js';
import { reportOfParseErrors } from './parse-error-report.js';
import { unusedWaivers, findWaiver } from './waivers.js';

/** Options of `validateBoard`. */
export interface ValidateBoardOptions extends RuleConfiguration {
  /** Instead of the board's own profile. */
  readonly profile?: Profile;
  /**
   * Only these rules, including deep ones; the others are neither reported nor counted as skipped. Layers that they need
   * are still checked, because the rules are meaningless without them.
   */
  readonly rules?: readonly string[];
  /** Also run the rules that check how the board plays. */
  readonly deep?: boolean;
  /** The last released state of the board, by `releaseOf`, for the rules that compare with it. */
  readonly release?: Release;
  /** A clock in milliseconds, to measure how long each rule takes. */
  readonly now?: () => number;
}

/** Options of `validateText`. */
export interface ValidateOptions extends Omit<ValidateBoardOptions, 'release'> {
  /** The file's name in the report. */
  readonly file?: string;
  /** The last released state of the board, for the rules that compare with it. */
  readonly since?: Board;
}

/** Validates the text of a board file. Never throws on any text. */
export const validateText = (text: string, options: ValidateOptions = {}): Report =>
  validateParsedText(text, parseBoard(text), options);

/** Validates a text that has been parsed already. */
export function validateParsedText(text: string, parsed: ParseResult, options: ValidateOptions = {}): Report {
  const file = options.file ?? 'board.json';
  if (!parsed.ok) {
    const rules = configureRules('official', options).rules.filter((rule) =>
      applies(rule, gameOfText(text), options),
    );
    return reportOfParseErrors(file, options.profile ?? 'official', parsed.errors, rules);
  }
  const { board } = parsed;
  const result = runRules(
    { board, profile: options.profile ?? board.profile, text, canonicalText: () => formatBoard(board) },
    { ...options, ...(options.since && { release: releaseOf(options.since) }) },
  );
  const reasons = new Map(result.waived.map(({ finding, reason }) => [finding.id, reason]));
  const all = locateFindings(text, [...result.findings, ...result.waived.map(({ finding }) => finding)]);
  const { id, name, game, boardVersion } = board;
  return {
    file,
    board: {
      id,
      name,
      game,
      boardVersion,
      // Computed when it is read: a third of the work on a small board, and few report formats have it.
      get digest() {
        return digestBoard(board);
      },
    },
    ...result,
    findings: sortByCause(all.filter((finding) => !reasons.has(finding.id))),
    waived: all.flatMap((finding) => {
      const reason = reasons.get(finding.id);
      return reason === undefined ? [] : [{ finding, reason }];
    }),
  };
}

/** A report without the file. */
export type ValidationResult = Omit<Report, 'file' | 'board'>;

/**
 * Validates a board without a text, such as the editor's document: the same findings without lines.
 *
 * @example
 * {@includeCode ../../docs/examples/api/validate-board.ts}
 */
export const validateBoard = (board: Board, options: ValidateBoardOptions = {}): ValidationResult =>
  runRules({ board, profile: options.profile ?? board.profile }, options);

function runRules(basis: RunContext, options: ValidateBoardOptions): ValidationResult {
  const { board, profile } = basis;
  const context: RunContext = options.release ? { ...basis, release: options.release } : basis;
  const findings: Finding[] = [];
  const waived: { finding: Finding; reason: string }[] = [];
  const usedWaivers = new Set<number>();
  const failed = new Map<Layer, Layer>();
  const skipped: SkippedLayer[] = [];
  const ran: { rule: RuleId; milliseconds?: number }[] = [];

  const find = (rule: Rule, seen: RunContext): Finding[] =>
    checkRule(rule, seen).map((issue) => makeFinding(board, profile, rule, issue));
  const fails = (rule: Rule): boolean =>
    rule.blocksNothing === undefined &&
    find(rule, context).some(
      (each) => each.severity === 'error' && findWaiver(board.waivers, profile, rule, each) < 0,
    );

  const run = (rule: Rule, seen: RunContext): void => {
    const start = options.now?.() ?? 0;
    const found = find(rule, seen);
    ran.push(options.now ? { rule: rule.id, milliseconds: options.now() - start } : { rule: rule.id });
    for (const finding of makeIdsUnique(found)) {
      const waiver = findWaiver(board.waivers, profile, rule, finding);
      if (waiver >= 0) {
        usedWaivers.add(waiver);
        waived.push({ finding, reason: board.waivers[waiver]!.reason });
        continue;
      }
      findings.push(finding);
      // A waived error blocks no layer: errors that make a board meaningless cannot be waived.
      if (finding.severity === 'error' && rule.blocksNothing === undefined)
        failed.set(layerOfRule(rule.id), layerOfRule(rule.id));
    }
  };

  const configured = configureRules(profile, options);
  const rules = configured.rules.filter((rule) => applies(rule, board.game, options));
  const required = options.rules === undefined ? [] : neededBy(rules, configured.rules, board);
  const byLayer = new Map(LAYERS.map((layer): [Layer, Rule[]] => [layer, []]));
  for (const rule of rules) if (rule.runsLast === undefined) byLayer.get(layerOfRule(rule.id))!.push(rule);
  const isPlaced = hasPlaces(board);
  for (const [layer, ofLayer] of byLayer) {
    const because = findBlockingLayer(LAYER_DEPENDENCIES[layer], failed);
    if (because !== undefined) {
      failed.set(layer, because);
      if (ofLayer.length > 0) skipped.push({ layer, because });
      continue;
    }
    const below = { ...context, failedLayers: new Map(failed) };
    const judged = isPlaced ? ofLayer : ofLayer.filter(({ needsPlaces }) => needsPlaces === undefined);
    for (const rule of judged) run(rule, below);
    skipped.push(
      ...(isPlaced ? [] : skippedForPlaces(layer, ofLayer)),
      ...skippedParts(
        layer,
        judged.flatMap((rule) => rule.skippedParts?.(below) ?? []),
      ),
    );
    if (required.some((rule) => layerOfRule(rule.id) === layer && fails(rule))) failed.set(layer, layer);
  }
  const unused = unusedWaivers({
    board,
    profile,
    rules: [...configured.rules, ...configured.off.map(({ rule }) => rule)],
    ran: new Set(ran.map(({ rule }) => rule)),
    used: usedWaivers,
    findings,
  });
  for (const rule of rules) if (rule.runsLast) run(rule, { ...context, unusedWaivers: unused });
  const comparing = configured.rules.filter(
    (rule) => layerOfRule(rule.id) === 'edition' && rule.games.includes(board.game),
  );
  const off = configured.off
    .filter(({ rule }) => applies(rule, board.game, options))
    .map(({ rule, reason }) => ({ rule: rule.id, reason }));
  return {
    profile,
    edition: compareEdition(board, profile, {
      hasRulesOff: comparing.some((rule) => !rules.includes(rule)),
      skipped: skipped.filter(({ layer }) => layer === 'edition'),
    }),
    findings: sortByCause(assignCauses(board, findings, rules)),
    waived,
    skipped,
    ran,
    ...(off.length > 0 && { off }),
  };
}

const applies = (rule: Rule, game: Game | undefined, { rules, deep }: ValidateBoardOptions): boolean =>
  (game === undefined || rule.games.includes(game)) &&
  (rules === undefined ? rule.deep === undefined || deep === true : rules.includes(rule.id));

/** The rules that were not requested but can fail a layer that these need. */
function neededBy(rules: readonly Rule[], all: readonly Rule[], { game }: Board): Rule[] {
  const partly = rules.flatMap(({ partlyNeeds = [] }) => partlyNeeds);
  const layers = new Set([
    ...partly,
    ...requiredLayers([...partly, ...rules.map(({ id }) => layerOfRule(id))]),
  ]);
  return all.filter(
    (rule) =>
      layers.has(layerOfRule(rule.id)) &&
      rule.games.includes(game) &&
      rule.deep === undefined &&
      !rules.includes(rule),
  );
}

/** The rules of a layer that need places, on a board without; nothing if there are none. */
function skippedForPlaces(layer: Layer, rules: readonly Rule[]): SkippedLayer[] {
  const unjudged = rules.filter(({ needsPlaces }) => needsPlaces);
  if (unjudged.length === 0) return [];
  if (unjudged.length === rules.length) return [{ layer, because: 'places' }];
  return [{ layer, because: 'places', parts: unjudged.map(({ id }) => id.slice(layer.length + 1)) }];
}

/** The skipped parts of a layer, grouped by the reason. */
function skippedParts(layer: Layer, skipped: readonly SkippedPart[]): SkippedLayer[] {
  const parts = new Map<SkipReason, Set<string>>();
  for (const { part, because } of skipped)
    parts.set(because, (parts.get(because) ?? new Set<string>()).add(part));
  return [...parts].map(([because, names]) => ({ layer, because, parts: [...names] }));
}

/** The game that an invalid text names, so that its report lists only the rules of that game. */
const gameOfText = (text: unknown): Game | undefined => {
  const name = typeof text === 'string' ? /"game"\s*:\s*"(\w{1,9})"/.exec(text)?.[1] : undefined;
  return GAMES.find((game) => game === name);
};
