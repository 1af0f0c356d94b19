/** Compiles a schema to the source of its validator: the code of ajv, reduced to what the board parser needs. */
import { Ajv } from 'ajv';
import standaloneCode from 'ajv/dist/standalone/index.js';
import { mapOfDefinition, type Schema } from './shapes-of-schema.js';

/** Compiles a module that exports `validate(data, report)`, which calls `report` for every error and stores nothing. */
export function compileValidator(schema: Schema): string {
  // Plain Ajv, because Ajv2020 carries bookkeeping for keywords (`unevaluated…`, `$dynamicRef`) that we never use.
  const ajv = new Ajv({
    allErrors: true,
    discriminator: true,
    inlineRefs: false,
    messages: false,
    unicodeRegExp: false,
    strictTypes: false,
    code: { source: true, esm: true },
  });
  const code = reporting(
    standaloneCode.default(ajv, ajv.compile(withListsApart(withPatternsOfKeys(lean(schema))))),
  );
  const root = /export const validate = (validate\d+);/.exec(code)?.[1];
  const body = withoutSchemas(code.slice(code.indexOf(';const ') + 1));
  const left = /\b(vErrors|errors|parentData|rootData|evaluated|require|schema\d+)\b/.exec(body);
  if (root === undefined || left) throw new Error(`ajv wrote something new: ${left?.[0] ?? 'no root'}`);
  return [
    '// @ts-nocheck',
    '/* Generated from the schema by ajv. Change the schema instead. */',
    'interface Fault { readonly keyword: string; readonly instancePath: string; readonly params: Readonly<Record<string, unknown>>; }',
    `export function validate(data: unknown, report: (fault: Fault) => void): void { ${root}(data, "", report); }`,
    body,
    '',
  ].join('\n');
}

/** The schema without what does not affect validation: descriptions, and keywords that another keyword repeats. */
function lean(schema: Schema): Schema {
  const { $schema: _, ...rest } = schema;
  return JSON.parse(JSON.stringify(rest), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const kept = value as Record<string, unknown>;
    if (typeof kept['title'] === 'string') delete kept['title'];
    if (typeof kept['description'] === 'string') delete kept['description'];
    // One error per fault: an enumeration implies its type, and a discriminator requires its tag.
    if ('enum' in kept || 'const' in kept) delete kept['type'];
    if ('discriminator' in kept) delete kept['required'];
    return kept;
  }) as Schema;
}

/** The schema in which maps name the pattern of their keys, so that a wrong key is one error, reported like an unknown property. */
function withPatternsOfKeys(schema: Schema): Schema {
  const definitions = Object.entries(schema.$defs).map(([name, definition]) => {
    const map = mapOfDefinition(definition);
    if (map === undefined) return [name, definition] as const;
    const { propertyNames: _, ...rest } = definition;
    const pattern = String(schema.$defs[map.keys]!['pattern']);
    const values = { $ref: `#/$defs/${map.values}` };
    return [
      name,
      { ...rest, additionalProperties: false, patternProperties: { [pattern]: values } },
    ] as const;
  });
  return { ...schema, $defs: Object.fromEntries(definitions) };
}

/** The schema with every list in its own definition: one huge function would take longer to compile than to run. */
function withListsApart(schema: Schema): Schema {
  const lists: Record<string, unknown> = {};
  const apart = JSON.parse(JSON.stringify(schema), (_key, value: unknown) => {
    if (typeof value !== 'object' || value === null || !('items' in value)) return value;
    const name = JSON.stringify(value).replace(/\W+/g, '_');
    lists[name] = value;
    return { $ref: `#/$defs/${name}` };
  }) as Schema;
  return { ...apart, $defs: { ...apart.$defs, ...lists } as Schema['$defs'] };
}

/** Ajv concatenates lists of errors at every level, which is quadratic in their number; reporting is linear. */
function reporting(code: string): string {
  return code
    .replace(
      /const (err\d+) = \{(instancePath.*?),schemaPath:.*?,(keyword:.*?)\};if\(vErrors === null\)\{vErrors = \[\1\];\}else \{vErrors\.push\(\1\);\}errors\+\+;/g,
      'report({$2,$3});',
    )
    .replace(
      /if\(!\((validate\d+)\(([\w$.[\]]+), \{instancePath(?::(.*?))?,parentData[^}]*\}\)\)\)\{vErrors = vErrors === null \? \1\.errors : vErrors\.concat\(\1\.errors\);errors = vErrors\.length;\}/g,
      (_, name: string, data: string, path = 'instancePath') => `${name}(${data}, ${path}, report);`,
    )
    .replace(
      /\(data, \{instancePath="", parentData, parentDataProperty, rootData=data\}=\{\}\)/g,
      '(data, instancePath, report)',
    )
    .replace(/let vErrors = null;let errors = 0;|validate\d+\.errors = vErrors;return errors === 0;/g, '');
}

/** The code reads a few lists of the schemas; these stay, by name. */
function withoutSchemas(code: string): string {
  const schemas = new Map<string, unknown>();
  const kept = new Map<string, unknown>();
  const body = code
    .replace(/const (schema\d+) = (\{.*?\});(?=const|function|$)/g, (_, name: string, json: string) => {
      schemas.set(name, JSON.parse(json));
      return '';
    })
    .replace(/\b(schema\d+)((?:\.\w+)+)/g, (whole, name: string, path: string) => {
      let value = schemas.get(name);
      for (const step of path.split('.').slice(1)) value = (value as Record<string, unknown>)[step];
      // Of `properties` only the names are used.
      if (path.endsWith('.properties'))
        value = Object.fromEntries(Object.keys(value as object).map((key) => [key, 0]));
      const constant = whole.replace('schema', 'of').replaceAll('.', '_');
      kept.set(constant, value);
      return constant;
    });
  return [...kept].map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`).join('') + body;
}
