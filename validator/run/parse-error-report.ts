/** A file that is no board still gets a report: its parse errors are the findings, and everything else is skipped. */
import type { ParseError } from '../model/index.js';
import { idOfFinding, withUniqueIds, type Finding } from './finding.js';
import type { Report } from './report.js';
import { layerOf, LAYERS, type Fix, type Layer, type Profile, type Rule, type RuleId } from './rule.js';
import { RULES } from './rules/index.js';
import { wordsOfParseError } from './words-of-parse-error.js';

/** `rules` are those that would have run on a board. */
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
    const { what, why, mend } = wordsOfParseError(error);
    return {
      id: idOfFinding(rule, entities),
      rule,
      severity: 'error',
      entities,
      message: `${what} ${why} ${mend}`,
      what,
      why,
      mend,
      line,
      column,
      pointer,
      words,
      ...(code === 'json/bom' && { fix: WITHOUT_MARK }),
    };
  });
  // The form is judged by the reader, so the layer `schema` has no rules.
  const waiting = new Set<Layer>(['schema', ...rules.map(({ id }) => layerOf(id))]);
  const skipped = LAYERS.filter(
    (layer) => LAYERS.indexOf(layer) > LAYERS.indexOf(because) && waiting.has(layer),
  ).map((layer) => ({ layer, because }));
  return { file, profile, findings: withUniqueIds(findings), waived: [], skipped, ran: [] };
}

/** The only fault of a text that is mended without a board to mend. */
export const WITHOUT_MARK: Fix = {
  kind: 'safe',
  action: 'removeMark',
  arguments: {},
  label: 'Take the byte order mark away',
};
