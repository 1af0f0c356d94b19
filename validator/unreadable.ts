/** A file that is no board still gets a report: its parse errors are the findings, and everything else is skipped. */
import type { ParseError } from '../model/index.js';
import { idOfFinding, withUniqueIds, type Finding } from './finding.js';
import type { Report } from './report.js';
import { layerOf, LAYERS, type Layer, type Profile, type RuleId } from './rule.js';
import { RULES } from './rules/index.js';

export function reportOfParseErrors(file: string, profile: Profile, errors: readonly ParseError[]): Report {
  const because: Layer = errors.some(({ code }) => code.startsWith('json/')) ? 'file' : 'schema';
  const findings = errors.map(({ code, message, line, column, pointer, words }): Finding => {
    const rule: RuleId = `${because}/${code.slice(code.indexOf('/') + 1)}`;
    const entities = [pointer === '' ? 'board' : pointer];
    const id = idOfFinding(rule, entities);
    return {
      id,
      rule,
      severity: 'error',
      entities,
      message,
      what: message,
      why: '',
      mend: '',
      line,
      column,
      pointer,
      words,
    };
  });
  const skipped = LAYERS.filter((layer) => LAYERS.indexOf(layer) > LAYERS.indexOf(because))
    .filter((layer) => RULES.some(({ id }) => layerOf(id) === layer))
    .map((layer) => ({ layer, because }));
  return { file, profile, findings: withUniqueIds(findings), waived: [], skipped, ran: [] };
}
