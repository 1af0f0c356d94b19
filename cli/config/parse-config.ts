/** Parses the text of a configuration into its settings or located errors. */
import {
  describeJsonValue,
  findErrorOffsets,
  locateErrors,
  readJson,
  stepsOfPointer,
  pointerOfSteps,
  suggestSpelling,
  valueAtPointer,
  type ExplainedError,
  type ParseError,
  type SchemaError,
} from '../../model/index.js';
import type { Profile, Severity } from '../../validator/index.js';
import { validate } from '../../schemas/generated/validate-config.js';

/** The content of a configuration file. */
export interface ConfigFile {
  readonly paths?: readonly string[];
  readonly profile?: Profile;
  readonly maxWarnings?: number;
  readonly rules?: Readonly<Record<string, Severity | { readonly off: string }>>;
  readonly plugins?: readonly string[];
}

export type ParseConfigResult =
  | { readonly ok: true; readonly config: ConfigFile }
  | { readonly ok: false; readonly errors: readonly ParseError[] };

/** Parses a configuration; never throws. */
export function parseConfig(text: string): ParseConfigResult {
  const json = readJson(text);
  if (!json.ok) return { ok: false, errors: locateErrors(text, json.faults, describeConfigPointer) };
  const errors: SchemaError[] = [];
  validate(json.value, (error) => {
    errors.push(error);
  });
  if (errors.length === 0) return { ok: true, config: json.value as ConfigFile };
  return {
    ok: false,
    errors: locateConfigErrors(
      text,
      errors.map((error) => explainConfigError(error, json.value)),
    ),
  };
}

/** Adds lines and columns to errors, and sorts them by place. */
export const locateConfigErrors = (text: string, errors: readonly ExplainedError[]): readonly ParseError[] =>
  locateErrors(
    text,
    findErrorOffsets(text, errors).toSorted((a, b) => a.offset - b.offset),
    describeConfigPointer,
  );

/** `rules, street/dead-end`, or `the configuration`. */
const describeConfigPointer = (pointer: string): string =>
  pointer === '' ? 'the configuration' : stepsOfPointer(pointer).join(', ');

const KEYS = ['$schema', 'paths', 'profile', 'maxWarnings', 'rules', 'plugins'];
const TYPES: Readonly<Record<string, string>> = {
  object: 'an object { … }',
  array: 'a list [ … ]',
  string: 'a text in quotes',
  integer: 'a whole number',
  'string,object': 'a severity or {"off": "the reason"}',
};

function explainConfigError({ keyword, instancePath, params }: SchemaError, data: unknown): ExplainedError {
  const value = valueAtPointer(data, instancePath);
  const here = (code: string, message: string): ExplainedError => ({
    code: `config/${code}`,
    pointer: instancePath,
    at: 'value',
    message,
  });
  const found = `found ${describeJsonValue(value)}.`;
  switch (keyword) {
    case 'additionalProperties':
      return explainUnknownKey(instancePath, String(params['additionalProperty']));
    case 'required':
      return here('missing-property', 'Write a severity, or {"off": "the reason"}.');
    case 'enum':
      return here('unknown-value', mustBe(params['allowedValues'] as readonly string[], value));
    case 'type':
      return here('type', `This must be ${TYPES[String(params['type'])] ?? 'of another type'}; ${found}`);
    case 'pattern':
      return here('pattern', explainPattern(instancePath, value));
    case 'minItems':
      return here('minItems', 'This list is empty. Add an entry, or remove the list.');
    default:
      return here(keyword, `This must be a whole number from 0 to 999999999; ${found}`);
  }
}

function explainPattern(pointer: string, value: unknown): string {
  if (pointer.endsWith('/off')) return 'A rule that is off needs a reason of at least three letters.';
  if (pointer.startsWith('/plugins'))
    return `This must be the path of a JavaScript module in this folder or below it, such as "./rules/names.mjs"; found ${describeJsonValue(value)}.`;
  if (!pointer.startsWith('/rules')) return 'This path is empty.';
  if (value === 'off') return 'A rule that is off needs a reason: write {"off": "the reason"}.';
  return mustBe(['error', 'warning', 'info'], value);
}

function mustBe(allowed: readonly string[], value: unknown): string {
  const near = typeof value === 'string' ? suggestSpelling(value, allowed) : undefined;
  const hint = near === undefined ? '' : ` Did you mean "${near}"?`;
  return `This must be one of ${allowed.map((each) => `"${each}"`).join(', ')}; found ${describeJsonValue(value)}.${hint}`;
}

function explainUnknownKey(parent: string, key: string): ExplainedError {
  const at = { code: 'config/unknown-property', pointer: parent + pointerOfSteps([key]), at: 'key' } as const;
  if (parent === '/rules')
    return {
      ...at,
      message: `${describeJsonValue(key)} is not the id of a rule, such as "street/dead-end".`,
    };
  const known = parent === '' ? KEYS : ['off'];
  const near = suggestSpelling(key, known);
  return {
    ...at,
    message: `There is no property ${describeJsonValue(key)} here. ${near === undefined ? `Known are ${known.join(', ')}.` : `Did you mean "${near}"?`}`,
  };
}
