/** The parts of a JSON Schema that the generators use. */
export interface Schema {
  readonly [keyword: string]: unknown;
  readonly $id: string;
  readonly $defs: Readonly<Record<string, SchemaDefinition>>;
}

export type SchemaDefinition = Readonly<Record<string, unknown>>;

/** For each definition of an object its properties in writing order, each with the definition of its value. */
export type ObjectShapes = Record<string, Record<string, string>>;

/** For each union of objects the property that distinguishes them, and the object of each value. */
export type ObjectUnions = Record<string, { by: string; of: Record<string, string> }>;

/** For each definition of a map from ids to values the definitions of its keys and of its values. */
export type ObjectMaps = Record<string, { keys: string; values: string }>;

/** The shapes of all objects in a schema. */
export function shapesOfSchema(schema: Schema): ObjectShapes {
  const shapes: ObjectShapes = {};
  for (const [name, { properties }] of Object.entries(schema.$defs))
    if (properties)
      shapes[name] = Object.fromEntries(
        Object.entries(properties as Record<string, SchemaDefinition>).map(([property, inner]) => [
          property,
          definitionInside(schema, inner, ''),
        ]),
      );
  return shapes;
}

/** The maps of a schema. */
export function mapsOfSchema(schema: Schema): ObjectMaps {
  return Object.fromEntries(
    Object.entries(schema.$defs).flatMap(([name, definition]) => {
      const map = mapOfDefinition(definition);
      if (map === undefined) return [];
      const values = definitionInside(schema, schema.$defs[map.values]!, map.values);
      return [[name, { keys: map.keys, values }] as const];
    }),
  );
}

/** The definitions of the keys and values of a map; undefined for any other definition. */
export function mapOfDefinition(definition: SchemaDefinition): ObjectMaps[string] | undefined {
  const [keys, values] = ['propertyNames', 'additionalProperties'].map((keyword) => {
    const inner = definition[keyword];
    return typeof inner === 'object' ? nameOfRef(inner as SchemaDefinition) : undefined;
  });
  return keys !== undefined && values !== undefined ? { keys, values } : undefined;
}

/** The unions of a schema; its root has the given name. */
export function unionsOfSchema(schema: Schema, root: string): ObjectUnions {
  const unions: ObjectUnions = {};
  for (const [name, { discriminator, oneOf }] of Object.entries({ [root]: schema, ...schema.$defs })) {
    if (!discriminator) continue;
    const by = (discriminator as { propertyName: string }).propertyName;
    unions[name] = { by, of: {} };
    for (const branch of (oneOf as SchemaDefinition[]).map((each) => nameOfRef(each) ?? '')) {
      const tag = (schema.$defs[branch]?.['properties'] as Record<string, SchemaDefinition>)[by] ?? {};
      for (const value of (tag['enum'] ?? [tag['const']]) as string[]) unions[name].of[value] = branch;
    }
  }
  return unions;
}

/** The innermost named definition of nested lists: `nodeIds` holds `nodeId`. Empty if there is none. */
function definitionInside(schema: Schema, inner: SchemaDefinition, known: string): string {
  const name = nameOfRef(inner);
  if (name !== undefined) return definitionInside(schema, schema.$defs[name] ?? {}, name);
  return inner['items'] ? definitionInside(schema, inner['items'] as SchemaDefinition, known) : known;
}

const nameOfRef = (inner: SchemaDefinition): string | undefined =>
  typeof inner['$ref'] === 'string' ? inner['$ref'].slice(inner['$ref'].lastIndexOf('/') + 1) : undefined;
