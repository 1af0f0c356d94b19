/** A draft-07 build of one of our schemas, for editors that know no newer draft. */
export function toDraft07(schema: object): Record<string, unknown> {
  const converted = convert(schema) as Record<string, unknown>;
  return {
    ...converted,
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `${String(converted['$id'])}:draft-07`,
  };
}

/** Our schemas use no keyword that changed its meaning but these: `$defs`, and siblings of `$ref`, which draft-07 ignores. */
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
