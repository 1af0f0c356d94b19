/** Converts a schema to draft-07, for editors that do not support a newer draft. */
export function toDraft07(schema: object): Record<string, unknown> {
  const converted = convert(schema) as Record<string, unknown>;
  return {
    ...converted,
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `${String(converted['$id'])}:draft-07`,
  };
}

/** The schemas use only two things that draft-07 treats differently: `$defs`, and siblings of `$ref`, which it ignores. */
function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert);
  if (typeof value !== 'object' || value === null) return value;
  const out: Record<string, unknown> = {};
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'discriminator') continue;
    if (key === '$defs') out['definitions'] = convert(inner);
    else if (key === '$ref') out['$ref'] = String(inner).replace('#/$defs/', '#/definitions/');
    else out[key] = convert(inner);
  }
  if (!('$ref' in out) || Object.keys(out).length === 1) return out;
  const { $ref, ...siblings } = out;
  return { ...siblings, allOf: [{ $ref }] };
}
