/** The report on a file that is not a board: parse errors are the findings, and all layers are skipped. */
import type { Fix, ParseError } from '../../model/index.js';
import { idOfFinding, makeIdsUnique, type Finding } from '../definitions/finding.js';
import type { Report } from '../definitions/report.js';
import { layerOf, LAYERS, type Layer, type Profile, type Rule, type RuleId } from '../definitions/rule.js';
import { RULES } from '../rules/index.js';
import { describeParseError } from './describe-parse-error.js';

/** Makes the report; `rules` are those that would have run on a board. */
export function reportOfParseErrors(
  file: string,
  profile: Profile,
  errors: readonly ParseError[],
  rules: readonly Rule[] = RULES.filter(({ deep }) => deep === undefined),
): Report {
  const because: Layer = errors.some(({ code }) => code.startsWith('json/')) ? 'file' : 'schema';
  const findings = errors.map((error): Finding => {
    const { code, line, column, pointer, words } = error;
    const rule: RuleId = `${because}/${code.slice(code.indexOf('/') + 1)}`;
    const entities = [pointer === '' ? 'board' : pointer];
    const { what, why, remedy } = describeParseError(error);
    return {
      id: idOfFinding(rule, entities),
      rule,
      severity: 'error',
      entities,
      message: `${what} ${why} ${remedy}`,
      what,
      why,
      remedy,
      line,
      column,
      pointer,
      words,
      ...(code === 'json/bom' && { fix: REMOVE_BOM_FIX }),
    };
  });
  // The reader checks the schema, so the layer `schema` has no rules.
  const waiting = new Set<Layer>(['schema', ...rules.map(({ id }) => layerOf(id))]);
  const skipped = LAYERS.filter(
    (layer) => LAYERS.indexOf(layer) > LAYERS.indexOf(because) && waiting.has(layer),
  ).map((layer) => ({ layer, because }));
  return { file, profile, findings: makeIdsUnique(findings), waived: [], skipped, ran: [] };
}

/** The only fix that applies to a text instead of a board. */
export const REMOVE_BOM_FIX: Fix = {
  kind: 'safe',
  action: 'removeMark',
  arguments: {},
  label: 'Remove the byte order mark',
};
