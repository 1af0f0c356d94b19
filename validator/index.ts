/** Validates boards. */
export { causesAmong, groupByCause, type CauseGroup, type Finding } from './definitions/finding.js';
export { countFindings, isStopped, type Report, type SkippedLayer } from './definitions/report.js';
export {
  layerOfRule,
  LAYERS,
  PROFILES,
  SEVERITIES,
  type RuleContext,
  type Issue,
  type Layer,
  type Profile,
  type Rule,
  type RuleId,
  type Severity,
} from './definitions/rule.js';
export { defineHouseRule, type HouseRuleDefinition } from './definitions/house-rule.js';
export { RULES } from './rules/index.js';
export { isLower, type RuleConfiguration } from './run/configure-rules.js';
export { waiverTargetOfFinding } from './run/waivers.js';
export {
  validateBoard,
  validateParsedText,
  validateText,
  type ValidationResult,
  type ValidateBoardOptions,
  type ValidateOptions,
} from './run/validate.js';
export { releaseOf } from './run/release-of.js';
export { reportOfParseErrors } from './run/parse-error-report.js';
export { PARSE_ERROR_KINDS, type ParseErrorKind } from './run/parse-error-ids.js';
export { type BlockMatch } from './facts/blocks/match-stray-blocks.js';
export { kindByDrawing, reasonForNone } from './facts/blocks/kind-by-drawing.js';
export { matchBlocks } from './facts/blocks/match-blocks.js';
export { countOnBoard } from '../model/index.js';
export { printedStreetBoard } from './editions/index.js';
export {
  PATROL_LETTER_TITLES,
  missingNumbers,
  PATROL_LETTERS,
  type PatrolLetter,
  PRINTED_LETTER_SECTIONS,
  PRINTED_SECTIONS,
} from './facts/print/printed-sections-and-numbers.js';
export { hasGridArea, sectionGridOfBoard } from './facts/sections/section-grid.js';
