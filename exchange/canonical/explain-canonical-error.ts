/** Explains schema errors of a canonical file that lie outside its board. */
import {
  type ExplainedError,
  explainSchemaError,
  ownProperty,
  pointerOfSteps,
  quoteText,
  type SchemaError,
  valueAtPointer,
} from '../../model/index.js';

/** Explains one schema error; `data` is the whole file. */
export function explainCanonicalError(error: SchemaError, data: unknown): ExplainedError {
  const { keyword, params, instancePath: pointer } = error;
  switch (keyword) {
    case 'additionalProperties': {
      const name = String(params['additionalProperty']);
      return {
        code: 'schema/unknown-property',
        pointer: pointer + pointerOfSteps([name]),
        at: 'key',
        message: `The canonical format has no property ${quoteText(name)} here.`,
      };
    }
    case 'discriminator':
      return {
        code: 'schema/unknown-value',
        pointer: ownProperty(data, 'kind') === undefined ? pointer : `${pointer}/kind`,
        at: 'value',
        message: 'A canonical file has a "kind", "street-board" or "hex-board".',
      };
    case 'type':
    case 'pattern':
      return {
        code: `schema/${keyword}`,
        pointer,
        at: 'value',
        message: `The canonical format has ${keyword === 'type' ? TYPES[String(params['type'])]! : `a text of the form ${String(params['pattern'])}`} here; found ${described(valueAtPointer(data, pointer))}.`,
      };
    default:
      return explainSchemaError(error, data);
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
  return typeof value === 'string' ? quoteText(value) : String(value);
}
