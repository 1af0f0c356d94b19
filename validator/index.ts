/** What the validator offers. */
export { type Finding } from './finding.js';
export { countFindings, type Report } from './report.js';
export {
  layerOf,
  LAYERS,
  PROFILES,
  SEVERITIES,
  type Context,
  type Fix,
  type Issue,
  type Layer,
  type Profile,
  type Rule,
  type RuleId,
  type Severity,
} from './rule.js';
export { RULES } from './rules/index.js';
export { targetOf } from './waivers.js';
export { judgeBoard, validateBoard, type Judgement, type ValidateOptions } from './validate-board.js';
export { reportOfParseErrors } from './unreadable.js';
