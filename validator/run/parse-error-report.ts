/** The report on a file that is not a board: parse errors are the findings, and all layers are skipped. */
import type { Fix, ParseError } from '../../model/index.js';
import { idOfFinding, makeIdsUnique, type Finding } from '../definitions/finding.js';
import type { Report } from '../definitions/report.js';
import {
  layerOfRule,
  LAYERS,
  type Layer,
  type Profile,
  type Rule,
  type RuleId,
} from '../definitions/rule.js';
import { RULES } from '../rules/index.js';
import { parseErrorKind } from './parse-error-ids.js';

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
      fixes: code === 'json/bom' ? [REMOVE_BOM_FIX] : [],
    };
  });
  // The reader checks most of the schema, whatever rules were asked for.
  const waiting = new Set<Layer>(['schema', ...rules.map(({ id }) => layerOfRule(id))]);
  const skipped = LAYERS.filter(
    (layer) => LAYERS.indexOf(layer) > LAYERS.indexOf(because) && waiting.has(layer),
  ).map((layer) => ({ layer, because }));
  return {
    file,
    profile,
    edition: { compared: false, note: 'not a board: not compared with a printed edition' },
    findings: makeIdsUnique(findings).map((finding, i) =>
      // The same error at the same place again, such as a property that stands there three times.
      finding.id === findings[i]!.id ? finding : { ...finding, causedBy: findings[i]!.id },
    ),
    waived: [],
    skipped,
    ran: [],
  };
}

/** The only fix that applies to a text instead of a board. */
export const REMOVE_BOM_FIX: Fix = {
  kind: 'safe',
  action: 'removeMark',
  arguments: {},
  label: 'Remove the byte order mark',
};

/** The remedy is the advice at the end of the reader's message, or that of the kind of error. */
function describeParseError({ code, message }: Pick<ParseError, 'code' | 'message'>) {
  const { why, remedy: usual } = parseErrorKind(code);
  const { what, advice } = splitMessage(message);
  const remedy = advice === undefined ? usual : advice.endsWith('?') ? `${advice} ${usual}` : advice;
  return { what, why, remedy };
}

/** The words with which advice in the reader's messages begins. */
const ADVICE = /^(.*[.?!]) ((?:Add|Did you mean|Keep|Known are|Remove|Rename|Retype|Round|Save|Write)\b.*)$/s;

function splitMessage(message: string): { readonly what: string; readonly advice?: string } {
  const [, what, advice] = ADVICE.exec(message) ?? [];
  // An odd number of quotation marks means that the split is inside a quoted text.
  const isWhole = (advice?.split('"').length ?? 0) % 2 === 1;
  return what !== undefined && advice !== undefined && isWhole ? { what, advice } : { what: message };
}
