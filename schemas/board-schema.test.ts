import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryBoard } from '../testing/boards/arbitrary-board.js';
import { pointerOfSteps } from '../model/file/json-pointer.js';
import { mutateJson } from '../testing/boards/mutate-json.js';
import { validate } from './generated/validate-board.js';

const FILES = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.schema.json'));
const read = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as Record<string, unknown>;
const schema = read('board.schema.json');
const draft07 = read('board.draft-07.schema.json');

describe('every schema', () => {
  test.each(FILES)('%s has an absolute id with a version', (name) => {
    const id = String(read(name)['$id']);
    expect(new URL(id).href).toBe(id);
    expect(id).toMatch(/:\d+(:draft-07)?$/);
  });

  test('has an id of its own', () => {
    const ids = FILES.map((name) => read(name)['$id']);
    expect(new Set(ids).size).toBe(FILES.length);
  });

  /** Open on purpose: the fields of an action are the game's business, those of an answer its request's. */
  const OPEN: Readonly<Record<string, number>> = { 'record.schema.json': 1, 'protocol.schema.json': 2 };

  test.each(FILES)('%s refuses unknown properties everywhere', (name) => {
    const objects: object[] = [];
    JSON.parse(JSON.stringify(read(name)), (_key, value: unknown) => {
      if (typeof value === 'object' && value !== null && 'required' in value && 'properties' in value)
        objects.push(value);
      return value;
    });
    expect(objects.length).toBeGreaterThan(0);
    const open = objects.filter(
      (each) => !('additionalProperties' in each) || each.additionalProperties !== false,
    );
    expect(open.length).toBe(OPEN[name] ?? 0);
    expect(open.every((each) => 'additionalProperties' in each && each.additionalProperties === true)).toBe(
      true,
    );
  });
});

describe('three readings of the schema agree', () => {
  const by2020 = new Ajv2020({ allErrors: true, strict: false, discriminator: true }).compile(schema);
  const byDraft07 = new Ajv({ allErrors: true }).compile(draft07);

  /** The places where the compiled code finds fault, each once. */
  function faultsOf(data: unknown): string[] {
    const places = new Set<string>();
    validate(data, ({ instancePath, params }) => places.add(place(instancePath, params)));
    return [...places].sort();
  }
  const place = (path: string, params: Readonly<Record<string, unknown>>): string =>
    JSON.stringify([
      path,
      params['additionalProperty'] ?? params['propertyName'] ?? params['missingProperty'] ?? params['tag'],
    ]);

  test('on boards', () => {
    fc.assert(
      fc.property(arbitraryBoard, (board) => {
        expect(faultsOf(board)).toEqual([]);
        expect(by2020(board)).toBe(true);
        expect(byDraft07(board)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('on boards with wrong parts, down to where the faults are', () => {
    let wrong = 0;
    fc.assert(
      fc.property(arbitraryBoard, fc.integer(), (board, seed) => {
        const data = mutateJson(board, seed);
        const faults = faultsOf(data);
        if (faults.length > 0) wrong++;
        expect(by2020(data)).toBe(faults.length === 0);
        expect(byDraft07(data)).toBe(faults.length === 0);
        const errors = by2020.errors ?? [];
        const wrongKeys = errors
          .filter(({ keyword }) => keyword === 'propertyNames')
          .map((error) => error.instancePath + pointerOfSteps([String(error.params['propertyName'])]));
        // The compiled code says that a key of a map is wrong, and no more about it or its value.
        const isRepeated = (error: ErrorObject): boolean =>
          error.propertyName !== undefined ||
          wrongKeys.some((key) => `${error.instancePath}/`.startsWith(`${key}/`));
        const places = errors
          .filter((error) => error.keyword !== 'oneOf' && !isRepeated(error))
          .map(({ instancePath, params }) => place(instancePath, params as Record<string, unknown>));
        expect(faults).toEqual([...new Set(places)].sort());
      }),
      { numRuns: 600 },
    );
    expect(wrong).toBeGreaterThan(300);
  });

  test('on anything', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom('lfw', 'wm', 'mj', 'x'), (value, game) => {
        for (const data of [value, { game, circles: value, witnesses: value, provenance: value }]) {
          expect(faultsOf(data).length === 0).toBe(by2020(data));
          expect(byDraft07(data)).toBe(by2020(data));
        }
      }),
      { numRuns: 300 },
    );
  });
});
