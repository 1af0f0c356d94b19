/** The text of a mapping file: one key per line, as a person would write it. */
import { DEFAULT_MAPPING, type FieldMapping, type ListMapping, type Mapping } from '../mapping/mapping.js';

/** A mapping as the text of a file that `readMapping` reads. */
export function formatMapping(mapping: Mapping): string {
  const { board, fields, ids, first, lists, offset, scale, left, top, up } = mapping;
  const lines: readonly (readonly [string, unknown])[] = [
    ...(Object.keys(board).length > 0 ? [['board', board] as const] : []),
    ...(ids === undefined ? [] : [['ids', ids] as const]),
    ...(first === undefined ? [] : [['first', first] as const]),
    ...(lists === undefined ? [] : [['lists', simplifyLists(lists)] as const]),
    ...Object.entries(fields).map(([name, field]) => [name, simplifyField(field)] as const),
    ...(offset === undefined ? [] : [['offset', offset] as const]),
    ...Object.entries({ scale, left, top, up }).filter(
      ([name, value]) => value !== undefined && value !== DEFAULT_MAPPING[name as 'left'],
    ),
  ];
  return `{\n${lines.map(([name, value]) => `  ${JSON.stringify(name)}: ${formatField(value)}`).join(',\n')}\n}\n`;
}

/** Longer objects have each entry on a line of its own. */
const WIDEST = 100;

function formatField(value: unknown): string {
  const text = formatValue(value);
  if (text.length <= WIDEST || typeof value !== 'object' || value === null) return text;
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{\n${entries.map(([name, each]) => `    ${JSON.stringify(name)}: ${formatValue(each)}`).join(',\n')}\n  }`;
}

/** JSON on one line with spaces, as in the documentation. */
function formatValue(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(formatValue).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  return `{${entries.map(([name, each]) => `${JSON.stringify(name)}: ${formatValue(each)}`).join(', ')}}`;
}

/** A list that only has a relation is written as the relation. */
function simplifyLists(lists: Readonly<Record<string, ListMapping>>): unknown {
  const simple = Object.entries(lists).map(([name, { relation, from, to }]) => {
    const [only] = from ?? [];
    const given = { relation, from: from?.length === 1 ? only : from, to };
    return [name, from === undefined && to === undefined ? relation : given] as const;
  });
  const [first] = simple;
  return simple.length === 1 && first![0] === '*' && typeof first![1] !== 'object'
    ? first![1]
    : Object.fromEntries(simple);
}

const simplifyField = ({ attribute, values, missing }: FieldMapping): unknown =>
  attribute !== undefined && values === undefined && missing === undefined
    ? attribute
    : { attribute, values, missing };
