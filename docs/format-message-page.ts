/** The reference page of a game: phases, actions, events, views, state, options and deals, from its table of messages. */
import type { ChoicesOfGame, Fields, MessageTable } from '../schemas/message-schemas.js';

const FILES = 'action|event|view|state';

/** The text of the page. */
export function formatMessagePage(table: MessageTable, choices: ChoicesOfGame): string {
  const { name, title, others } = table;
  const link = (kind: string): string => `[${name}-${kind}](../../schemas/${name}-${kind}.schema.json)`;
  const lines = [
    `# ${title}: messages`,
    '',
    `What a program exchanges with [the engine](../protocol.md) in a game of ${title}, field by field. The same is in JSON Schema: ${FILES.split('|').map(link).join(', ')}. [The rules](../games/${name}.md) say what is legal and why. Written by \`npm run docs\`.`,
    '',
    'A type with `[]` is a list. "or null" and "may be missing" stand where that can be so; all other fields are always there.',
    '',
    '## Phases',
    '',
    'A game stands in one of these phases; the request `outcome` answers whose turn it is, and `legal` what that seat can do.',
    '',
    ...tableOf(
      ['phase', 'who acts', 'what happens', 'actions'],
      table.phases.map(({ phase, who, what, actions }) => [
        `\`${phase}\``,
        who,
        what,
        actions.map((each) => `\`${each}\``).join(', ') || '–',
      ]),
    ),
    '',
    '## Actions',
    '',
    'An action is an object with `type` and its fields. Hints come with actions that `legal` lists; they may be sent back and have no effect.',
    '',
    ...table.actions.flatMap(({ type, what, fields, hints, example }, i) => [
      `### ${type}${table.actions.slice(0, i).some((each) => each.type === type) ? ` (${String(Object.keys(fields).at(-1))})` : ''}`,
      '',
      what,
      '',
      ...fieldTable(fields),
      ...(Object.keys(hints).length === 0 ? [] : [`Hints: ${inlineFields(hints)}`, '']),
      '```json',
      JSON.stringify(example),
      '```',
      '',
    ]),
    '## Events',
    '',
    'An answer to `apply` has the events of the action in order. A seat gets those that it sees; a host gets all, each with `visibleTo`: `all`, or a list of seats.',
    '',
    ...tableOf(
      ['event', 'who sees it', 'what happened', 'fields'],
      table.events.map(({ type, seen, what, fields }) => [`\`${type}\``, seen, what, inlineFields(fields)]),
    ),
    '',
    '## Views',
    '',
    'The request `view` answers with the game as a seat sees it. All seats see',
    '',
    ...fieldTable(table.view.all),
    'Jack also sees',
    '',
    ...fieldTable(table.view.jack),
    `And ${others}`,
    '',
    ...fieldTable(table.view.others),
    '## Options and variants',
    '',
    'Fields of the request `new`. What is left out has its default, the first value.',
    '',
    ...tableOf(
      ['key', 'values', 'meaning'],
      (['options', 'variants'] as const).flatMap((group) => [
        ...Object.entries(choices[group]).map(([key, { values, docs }]) => [
          `\`${group}.${key}\``,
          values.map((value) => `\`${String(value)}\``).join(', '),
          docs,
        ]),
        ...Object.entries(choices.further[group]).map(([key, { description }]) => [
          `\`${group}.${key}\``,
          '',
          String(description),
        ]),
      ]),
    ),
    '',
    '## Deals',
    '',
    'Given to `new` as `deals`, or dealt by a `seed`.',
    '',
    ...fieldTable(table.deals),
    '## Refusals',
    '',
    'A refused action changes nothing. Its error has one of these codes, the `rule` it breaks, and a sentence with the particulars. [Other errors](../protocol.md#errors) are about the request.',
    '',
    ...tableOf(
      ['code', 'meaning'],
      Object.entries(table.refusals).map(([code, meaning]) => [`\`${code}\``, meaning]),
    ),
    '',
    '## State',
    '',
    'What the request `state` answers a host. It holds all secrets.',
    '',
    ...fieldTable(table.state),
    '## Types',
    '',
    ...tableOf(
      ['type', 'meaning'],
      Object.entries(table.defs).map(([type, { what, schema, fields }]) => [
        `\`${type}\``,
        fields ? `${what} ${inlineFields(fields)}` : `${what}${valuesOf(schema)}`,
      ]),
    ),
  ];
  return `${lines.join('\n').trimEnd()}\n`;
}

const valuesOf = (schema: Readonly<Record<string, unknown>> | undefined): string =>
  Array.isArray(schema?.['enum'])
    ? ` ${(schema['enum'] as readonly string[]).map((value) => `\`${value}\``).join(', ')}`
    : '';

const plainName = (name: string): string => name.replace(/\?$/, '');
const typeInWords = (type: string, name: string): string =>
  `\`${type.replace(/\?$/, '')}\`${type.endsWith('?') ? ' or null' : ''}${name.endsWith('?') ? ', may be missing' : ''}`;

const inlineFields = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, [type, what]]) => `\`${plainName(name)}\` (${typeInWords(type, name)}): ${what}`)
    .join(' ');

const fieldTable = (fields: Fields): string[] =>
  Object.keys(fields).length === 0
    ? []
    : [
        ...tableOf(
          ['field', 'type', 'meaning'],
          Object.entries(fields).map(([name, [type, what]]) => [
            `\`${plainName(name)}\``,
            typeInWords(type, name),
            what,
          ]),
        ),
        '',
      ];

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  `| ${head.join(' | ')} |`,
  `|${'---|'.repeat(head.length)}`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
];
