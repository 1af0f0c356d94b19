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
  const name = code.slice(code.indexOf('/') + 1);
  const [why, ordinary] = KINDS[name] ?? (code.startsWith('json/') ? NOT_READ : NOT_A_BOARD);
  const { what, advice } = splitMessage(message);
  const remedy = advice === undefined ? ordinary : advice.endsWith('?') ? `${advice} ${ordinary}` : advice;
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

type Kind = readonly [why: string, remedy: string];

const NOT_READ: Kind = [
  'A file that cannot be read is not a board, so nothing else was checked.',
  'Correct the file, or download it again.',
];
const NOT_A_BOARD: Kind = [
  'Rules can check only a file that has the form of a board.',
  'Correct it as described in docs/format.md.',
];
const NOT_EXACT: Kind = [
  'Coordinates and counts are integers, so that every program reads the same board.',
  'Write an integer.',
];
const WRONG_LENGTH: Kind = [
  'With another number of entries the list has no meaning.',
  'Add the missing entries, or remove the surplus ones.',
];
const OUT_OF_RANGE: Kind = ['Such a number has no meaning on a board.', 'Write a number within the limit.'];
const MORE: Kind = ['A longer list would not help.', 'Fix the errors above first, then validate again.'];

const KINDS: Readonly<Record<string, Kind>> = {
  bom: ['The mark is not part of JSON, and many programs reject it.', 'Save it as UTF-8 without BOM.'],
  'not-utf-8': ['Programs would read names differently.', 'Save the file as UTF-8.'],
  syntax: [
    'A file that is not JSON cannot be read, so nothing else was checked.',
    'Look there for a missing or surplus comma, quote or bracket.',
  ],
  'conflict-markers': [
    'With both sides of a conflict in it the file is not one board, so nothing else was checked.',
    'Keep one side of each conflict.',
  ],
  'duplicate-key': ['Programs differ in which of the two they use.', 'Keep one of them.'],
  'forbidden-key': ['Some programs give this key a special meaning.', 'Remove it.'],
  'not-an-integer': NOT_EXACT,
  'negative-zero': [NOT_EXACT[0], 'Remove the minus sign.'],
  'lone-surrogate': ['Half a character cannot be shown or compared.', 'Retype it.'],
  unreadable: [NOT_READ[0], 'Check that the file exists and can be read.'],
  'closed-folder': ['It may contain boards that were not checked.', 'Check that the folder can be read.'],
  'unknown-property': [
    'Unknown properties are kept but not read, so something printed may be missing.',
    'Write it as described in docs/format.md, or remove it.',
  ],
  'missing-property': ['Without it the board is incomplete.', 'Add it as described in docs/format.md.'],
  'unknown-value': [
    'An unknown value has no meaning in play.',
    'Write one of the values that docs/format.md lists.',
  ],
  type: ['A value of another type cannot be read there.', 'Write it as described in docs/format.md.'],
  pattern: ['Ids and texts of another form cannot be looked up.', 'Write it in that form.'],
  minItems: WRONG_LENGTH,
  maxItems: WRONG_LENGTH,
  minimum: OUT_OF_RANGE,
  maximum: OUT_OF_RANGE,
  more: MORE,
};
