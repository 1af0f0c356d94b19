import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { SAMPLE_OPTIONS, SAMPLE_REPORTS } from '../../testing/validator/sample-reports.js';
import { GAMES } from '../../model/index.js';
import { countFindings } from '../definitions/report.js';
import { LAYERS, PROFILES, SEVERITIES } from '../definitions/rule.js';
import { RULES } from '../rules/index.js';
import { validateText } from '../run/validate.js';
import { writeJson } from './json.js';

const root = join(import.meta.dirname, '..', '..');
const schema = JSON.parse(readFileSync(join(root, 'schemas', 'report.schema.json'), 'utf8')) as Schema;

interface Schema {
  readonly description?: string;
  readonly type?: string;
  readonly additionalProperties?: boolean;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly enum?: readonly string[];
  readonly pattern?: string;
  readonly $ref?: string;
  readonly $defs: Readonly<Record<string, Schema>>;
}

const isReport = new Ajv2020({ strict: true, allErrors: true }).compile(schema);

function expectReport(text: string): void {
  isReport(JSON.parse(text));
  expect(isReport.errors ?? []).toEqual([]);
}

describe('the schema', () => {
  test('describes every field and allows no other', () => {
    const walk = (part: Schema, name: string): void => {
      for (const [key, property] of Object.entries(part.properties ?? {})) {
        const described = property.description ?? definition(property.$ref)?.description;
        expect([name, key, described]).toEqual([name, key, expect.stringMatching(/^[A-Za-z].*\.$/s)]);
      }
      if (part.properties) expect([name, part.additionalProperties]).toEqual([name, false]);
    };
    const definition = (ref = ''): Schema | undefined => schema.$defs[ref.slice(ref.lastIndexOf('/') + 1)];
    walk(schema, 'the report');
    for (const [name, part] of Object.entries(schema.$defs)) walk(part, name);
  });

  test('knows the words of the validator', () => {
    const { layer, report, finding, board, ruleId } = schema.$defs;
    expect(layer?.enum).toEqual(LAYERS);
    expect(report?.properties?.['profile']?.enum).toEqual(PROFILES);
    expect(finding?.properties?.['severity']?.enum).toEqual(SEVERITIES);
    expect(board?.properties?.['game']?.enum).toEqual(GAMES);
    for (const { id } of RULES) expect(id).toMatch(new RegExp(ruleId!.pattern!, 'u'));
  });
});

describe('what we write has the form', () => {
  test('for the sample, and nothing of it is lost', () => {
    const text = writeJson(SAMPLE_REPORTS, SAMPLE_OPTIONS);
    expectReport(text);
    const read = JSON.parse(text) as { summary: object; reports: { file: string }[] };
    expect(read.summary).toEqual({
      boards: 3,
      errors: 3,
      warnings: 1,
      infos: 1,
      consequences: 1,
      waived: 1,
      notCompared: 1,
    });
    expect(read.summary).toMatchObject(countFindings(SAMPLE_REPORTS));
    for (const report of SAMPLE_REPORTS) {
      const own = read.reports.find(({ file }) => file === report.file);
      expect(own).toMatchObject({
        ...report,
        findings: expect.any(Array) as unknown,
        waived: report.waived,
        ran: expect.any(Array) as unknown,
      });
      expect((own as unknown as typeof report).findings).toEqual(
        expect.arrayContaining([...report.findings]),
      );
    }
  });

  test.each(['boards/whitechapel/board.json', 'boards/mr-jack-2006/board.json', 'docs/examples/broken/trailing-comma.json', 'docs/examples/broken/missing-property.json', 'docs/examples/broken/wrong-expected-count.json'])('for %s', (file) => {
    const text = readFileSync(join(root, file), 'utf8');
    let time = 0;
    expectReport(writeJson([validateText(text, { file, now: () => (time += 0.5) })], SAMPLE_OPTIONS));
  }); // prettier-ignore

  test('and a report that breaks it is seen', () => {
    isReport({ ...(JSON.parse(writeJson([], SAMPLE_OPTIONS)) as object), more: 1 });
    expect(isReport.errors).toHaveLength(1);
  });
});

test('keys of values stand in order, whoever made them', () => {
  const [small] = SAMPLE_REPORTS;
  const seen = (value: unknown): string =>
    writeJson([{ ...small!, findings: [{ ...small!.findings[0]!, seen: value }] }], SAMPLE_OPTIONS);
  expect(seen({ a: 1, b: [{ c: 2, d: 3 }] })).toBe(seen({ b: [{ d: 3, c: 2 }], a: 1 }));
});
