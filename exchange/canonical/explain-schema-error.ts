/** Turns what the compiled schema says about a canonical file, outside of the board in it, into sentences. */
import { explain, type Explanation, type SchemaError } from '../../model/file/explain.js';
import { field, pointerOfSteps, valueAt } from '../../model/file/json-pointer.js';
import { quoted } from '../../model/file/quoted.js';

/** One schema error in words; `data` is the whole file. */
export function explainCanonical(error: SchemaError, data: unknown): Explanation {
  const { keyword, params, instancePath: pointer } = error;
  switch (keyword) {
    case 'additionalProperties': {
      const name = String(params['additionalProperty']);
      return {
        code: 'schema/unknown-property',
        pointer: pointer + pointerOfSteps([name]),
        at: 'key',
        message: `The canonical format has no property ${quoted(name)} here.`,
      };
    }
    case 'discriminator':
      return {
        code: 'schema/unknown-value',
        pointer: field(data, 'kind') === undefined ? pointer : `${pointer}/kind`,
        at: 'value',
        message: 'A canonical file has a "kind", "street-board" or "hex-board".',
      };
    case 'type':
    case 'pattern':
      return {
        code: `schema/${keyword}`,
        pointer,
        at: 'value',
        message: `The canonical format has ${keyword === 'type' ? TYPES[String(params['type'])]! : `a text of the form ${String(params['pattern'])}`} here; found ${described(valueAt(data, pointer))}.`,
      };
    default:
      return explain(error, data);
  }
}

const TYPES: Readonly<Record<string, string>> = {
  object: 'an object { … }',
  array: 'a list [ … ]',
  string: 'a text in quotes',
  integer: 'a whole number',
  boolean: 'true or false',
};

function described(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'string' ? quoted(value) : String(value);
}
