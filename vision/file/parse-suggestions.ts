/** Reads a file of suggestions, as `lamplighter detect -o` writes it. */
import { stepsOfPointer } from '../../model/index.js';
import { validate } from '../../schemas/generated/validate-suggestions.js';
import type { Suggestions } from '../detect/index.js';

/** The suggestions, or the first thing that is wrong with the file, as a sentence. */
export type ParsedSuggestions =
  { readonly ok: true; readonly suggestions: Suggestions } | { readonly ok: false; readonly problem: string };

interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** Parses a file of suggestions; never throws. */
export function parseSuggestions(text: string): ParsedSuggestions {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'It is not JSON.' };
  }
  const errors: SchemaError[] = [];
  validate(value, (error) => {
    errors.push(error);
  });
  const [first] = errors;
  if (first) return { ok: false, problem: explain(first, value) };
  const suggestions = value as Suggestions;
  const stray = findStrayEnd(suggestions);
  return stray === undefined
    ? { ok: true, suggestions }
    : { ok: false, problem: `The line ${stray} ends at something that is not in the file.` };
}

function explain({ keyword, instancePath, params }: SchemaError, value: unknown): string {
  if (instancePath === '/version' && keyword === 'const')
    return `Its version is ${JSON.stringify((value as Suggestions).version)}, and only version 1 can be read.`;
  const place = instancePath === '' ? 'the file' : stepsOfPointer(instancePath).join(', ');
  if (keyword === 'required') return `In ${place}, "${String(params['missingProperty'])}" is missing.`;
  if (keyword === 'additionalProperties')
    return `In ${place}, "${String(params['additionalProperty'])}" is not known.`;
  return `In ${place}, the value does not fit the format (${keyword}).`;
}

/** A line with an end that no suggestion has. */
function findStrayEnd({
  circles,
  crossings,
  junctions,
  streets,
  waterlines,
}: Suggestions): string | undefined {
  const ids = new Set([...circles, ...crossings, ...junctions].map(({ id }) => id));
  return [...streets, ...waterlines].find(({ between }) => !between.every((end) => ids.has(end)))?.id;
}
