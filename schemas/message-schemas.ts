/** Makes the schemas of what the engine exchanges about a game from the table that describes its messages. */
import type { Schema, SchemaDefinition } from './shapes-of-schema.js';

/** A type and a sentence. A type is the name of a definition, with `[]` for a list of it and `?` if it may be null. */
type Field = readonly [type: string, what: string];
/** Fields by name; a name with `?` at its end may be missing. */
export type Fields = Readonly<Record<string, Field>>;

interface MessageDefinition {
  readonly what: string;
  readonly schema?: SchemaDefinition;
  readonly fields?: Fields;
}

/** The table of a game, in `schemas/sources`. */
export interface MessageTable {
  readonly game: string;
  readonly name: string;
  readonly title: string;
  /** What the players against Jack are called: "a detective". */
  readonly others: string;
  readonly phases: readonly {
    readonly phase: string;
    readonly who: string;
    readonly what: string;
    readonly actions: readonly string[];
  }[];
  readonly actions: readonly {
    readonly type: string;
    readonly what: string;
    readonly fields: Fields;
    readonly hints: Fields;
    readonly example: Readonly<Record<string, unknown>>;
  }[];
  readonly events: readonly {
    readonly type: string;
    readonly seen: string;
    readonly what: string;
    readonly fields: Fields;
  }[];
  readonly view: Readonly<Record<'all' | 'jack' | 'others', Fields>>;
  readonly state: Fields;
  readonly deals: Fields;
  /** Why an action can be refused, by the code of the refusal. */
  readonly refusals: Readonly<Record<string, string>>;
  readonly defs: Readonly<Record<string, MessageDefinition>>;
}

/** The options or variants of a game as a table: the values of each key, and whether a message may lack it. */
export type Choices = Readonly<
  Record<string, { readonly values: readonly unknown[]; readonly docs: string; readonly before?: unknown }>
>;

/** The options and variants of a game, and what stands beside the plain keys. */
export interface ChoicesOfGame {
  readonly options: Choices;
  readonly variants: Choices;
  readonly further: Readonly<Record<'options' | 'variants', Readonly<Record<string, SchemaDefinition>>>>;
}

export const MESSAGE_KINDS = ['action', 'event', 'view', 'state'] as const;
type MessageKind = (typeof MESSAGE_KINDS)[number];

/** The four schemas of a game. Each has the definitions that it uses, and no others. */
export function messageSchemas(
  table: MessageTable,
  choices: ChoicesOfGame,
): Readonly<Record<MessageKind, Schema>> {
  const definitions = definitionsOf(table, choices);
  const actions = unionOf(table.actions, 'Action', ({ fields, hints }) => ({
    ...fields,
    ...Object.fromEntries(Object.entries(hints).map(([name, field]) => [`${name}?`, field])),
  }));
  const events = unionOf(table.events, 'Event', ({ fields }) => ({
    ...fields,
    'visibleTo?': ['audience', 'Who sees it; only in answers to a host.'] as const,
  }));
  const { all, jack, others } = table.view;
  const views = {
    jackView: objectOf(`What Jack sees.`, { ...all, ...jack }),
    othersView: objectOf(`What ${table.others} sees.`, { ...all, ...others }),
  };
  const schemaOf = (
    kind: MessageKind,
    what: string,
    root: SchemaDefinition,
    own: Schema['$defs'],
  ): Schema => {
    const used = usedDefinitions(root, { ...definitions, ...own });
    return {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      $id: `urn:lamplighter:schema:${table.name}-${kind}:1`,
      title: `${table.name.replaceAll('-', ' ')} ${kind}`,
      description: what,
      ...root,
      $defs: used,
    };
  };
  return {
    action: schemaOf('action', 'What a player does.', actions.root, actions.definitions),
    event: schemaOf(
      'event',
      'What happened, as a seat or the host learns it.',
      events.root,
      events.definitions,
    ),
    view: schemaOf('view', 'The game as a seat sees it.', anyOf(Object.keys(views)), views),
    state: schemaOf('state', 'The whole game with all secrets.', objectOf(undefined, table.state), {}),
  };
}

const anyOf = (names: readonly string[]): SchemaDefinition => ({
  anyOf: names.map((name) => ({ $ref: `#/$defs/${name}` })),
});

/** One definition for each message; a type with several shapes has several. */
function unionOf<M extends { readonly type: string; readonly what: string }>(
  messages: readonly M[],
  suffix: string,
  fieldsOf: (message: M) => Fields,
): { readonly root: SchemaDefinition; readonly definitions: Schema['$defs'] } {
  const definitions: Record<string, SchemaDefinition> = {};
  for (const message of messages) {
    const same = Object.keys(definitions).filter((name) =>
      new RegExp(`^${message.type}${suffix}\\d*$`).test(name),
    ).length;
    const name = `${message.type}${suffix}${same === 0 ? '' : same + 1}`;
    const { properties, required, ...rest } = objectOf(message.what, fieldsOf(message)) as {
      readonly properties: Record<string, SchemaDefinition>;
      readonly required: readonly string[];
    };
    const type = { description: 'The type of message.', const: message.type };
    definitions[name] = { ...rest, required: ['type', ...required], properties: { type, ...properties } };
  }
  return { root: anyOf(Object.keys(definitions)), definitions };
}

function definitionsOf({ defs, deals }: MessageTable, choices: ChoicesOfGame): Schema['$defs'] {
  const own = Object.entries(defs).map(([name, { what, schema, fields }]): [string, SchemaDefinition] => [
    name,
    fields === undefined ? { description: what, ...schema } : objectOf(what, fields),
  ]);
  return {
    ...Object.fromEntries(own),
    audience: {
      description: 'All, or the seats that see an event.',
      anyOf: [{ const: 'all' }, { type: 'array', items: { $ref: '#/$defs/seat' } }],
    },
    options: choicesOf('The optional rules in play.', choices.options, choices.further.options),
    variants: choicesOf('The variants in play.', choices.variants, choices.further.variants),
    deals: objectOf('What was dealt before the game.', deals),
  };
}

const choicesOf = (
  what: string,
  choices: Choices,
  further: Readonly<Record<string, SchemaDefinition>>,
): SchemaDefinition => ({
  description: what,
  type: 'object',
  additionalProperties: false,
  required: [
    ...Object.keys(choices).filter((key) => choices[key]!.before === undefined),
    ...Object.keys(further),
  ],
  properties: {
    ...Object.fromEntries(
      Object.entries(choices).map(([key, { values, docs }]) => [key, { description: docs, enum: values }]),
    ),
    ...further,
  },
});

function objectOf(what: string | undefined, fields: Fields): SchemaDefinition {
  const entries = Object.entries(fields);
  return {
    ...(what !== undefined && { description: what }),
    type: 'object',
    additionalProperties: false,
    required: entries.map(([name]) => name).filter((name) => !name.endsWith('?')),
    properties: Object.fromEntries(
      entries.map(([name, [type, description]]) => [
        name.replace(/\?$/, ''),
        { description, ...schemaOfType(type) },
      ]),
    ),
  };
}

function schemaOfType(type: string): SchemaDefinition {
  if (type.endsWith('?')) return { anyOf: [schemaOfType(type.slice(0, -1)), { type: 'null' }] };
  if (type.endsWith('[]')) return { type: 'array', items: schemaOfType(type.slice(0, -2)) };
  return { $ref: `#/$defs/${type}` };
}

/** The definitions that a schema needs, in their order. */
function usedDefinitions(root: SchemaDefinition, all: Schema['$defs']): Schema['$defs'] {
  const used = new Set<string>();
  const visit = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const reference = (part as SchemaDefinition)['$ref'];
    if (typeof reference === 'string') {
      const name = reference.slice('#/$defs/'.length);
      if (used.has(name)) return;
      if (all[name] === undefined) throw new Error(`There is no definition "${name}".`);
      used.add(name);
      visit(all[name]);
    } else for (const inner of Object.values(part)) visit(inner);
  };
  visit(root);
  return Object.fromEntries(Object.entries(all).filter(([name]) => used.has(name)));
}
