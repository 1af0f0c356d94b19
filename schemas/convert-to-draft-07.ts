type Definitions = Readonly<Record<string, object>>;

/** Converts a schema to draft-07, for editors that do not support a newer draft. */
export function toDraft07(schema: { readonly $defs?: Definitions }): Record<string, unknown> {
  const converted = convert(schema, schema.$defs ?? {}) as Record<string, unknown>;
  return {
    ...converted,
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `${String(converted['$id'])}:draft-07`,
  };
}

/**
 * The schemas use only two things that draft-07 treats differently: `$defs`, and siblings of `$ref`, which it ignores. Such a
 * definition is copied: beside an `allOf`, editors would show its description instead of that of the property.
 */
function convert(value: unknown, definitions: Definitions): unknown {
  if (Array.isArray(value)) return value.map((each) => convert(each, definitions));
  if (typeof value !== 'object' || value === null) return value;
  const { $ref, ...siblings } = value as { readonly $ref?: string };
  if ($ref !== undefined && Object.keys(siblings).length > 0)
    return convert({ ...definitions[$ref.replace('#/$defs/', '')], ...siblings }, definitions);
  const out: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'discriminator') continue;
    if (key === '$defs') out['definitions'] = convert(inner, definitions);
    else if (key === '$ref') out['$ref'] = String(inner).replace('#/$defs/', '#/definitions/');
    else out[key] = convert(inner, definitions);
  }
  return out;
}
