import type { Schema, SchemaDefinition } from './shapes-of-schema.js';

/**
 * A schema that stands alone: the definitions it refers to in other schemas, and those that they refer to, become definitions
 * of its own with the same names. Programs that generate code or complete text do not resolve ids of other files.
 */
export function inlineReferences(schema: Schema, others: readonly Schema[]): Schema {
  const definitions = new Map<string, SchemaDefinition>(Object.entries(schema.$defs));
  const origins = new Map<string, string>(Object.keys(schema.$defs).map((name) => [name, schema.$id]));

  function include(name: string, from: Schema): void {
    const origin = origins.get(name);
    if (origin === from.$id) return;
    if (origin !== undefined)
      throw new Error(`Two definitions have the name "${name}": one of ${origin}, one of ${from.$id}.`);
    const definition = from.$defs[name];
    if (definition === undefined) throw new Error(`${from.$id} has no definition "${name}".`);
    origins.set(name, from.$id);
    // Set twice, so that a definition stands before those it needs.
    definitions.set(name, definition);
    definitions.set(name, withLocalReferences(definition, from));
  }

  function withLocalReferences<T>(part: T, within: Schema): T {
    return JSON.parse(JSON.stringify(part), (key, value: unknown) => {
      if (key !== '$ref' || typeof value !== 'string') return value;
      const [id, name] = value.split('#/$defs/') as [string, string];
      const target = id === '' ? within : others.find(({ $id }) => $id === id);
      if (target === undefined) throw new Error(`There is no schema ${id}.`);
      if (target !== schema) include(name, target);
      return `#/$defs/${name}`;
    }) as T;
  }

  const { $defs, ...root } = schema;
  const own = Object.entries($defs).map(([name, each]) => [name, withLocalReferences(each, schema)] as const);
  const outside = withLocalReferences(root, schema);
  for (const [name, definition] of own) definitions.set(name, definition);
  return { ...outside, $defs: Object.fromEntries(definitions) };
}
