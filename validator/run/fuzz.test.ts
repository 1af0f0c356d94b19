/** Nothing that anybody can write into a file makes the validator fall over. `FUZZ=100000 npx vitest run validator/fuzz` asks longer. */
import { describe, expect, test } from 'vitest';
import { formatBoard, parseBoard } from '../../model/index.js';
import { addUnknownProperties } from '../../testing/boards/add-unknown-properties.js';
import { mutateBoard } from '../../testing/boards/mutate-board.js';
import { mutateJson, mutateText } from '../../testing/boards/mutate-json.js';
import { shippedBoardText } from '../../testing/boards/shipped-boards.js';
import { readFixtures } from '../../testing/validator/rule-fixtures.js';
import { pickRandom, seededRandom } from '../../testing/seeded-random.js';
import { fixText } from '../fixes/index.js';
import { countFindings, RULES, validateText, type Report } from '../index.js';
import { formatReports, REPORT_FORMATS } from '../reports/index.js';

const asked = Number(process.env['FUZZ'] ?? 0);
const SMALL = asked || 2000;
const LARGE = Math.ceil((asked || 2000) / 50);

const small = [
  ...RULES.flatMap(({ id }) => readFixtures(id).map(({ text }) => text)),
  shippedBoardText('teaching/an-island'),
  shippedBoardText('teaching/lantern-and-walls'),
];
const large = ['whitechapel', 'whitehall', 'mr-jack-2006', 'mr-jack-2016'].map(shippedBoardText);

/** A damaged text: as text, as any data, or as a board that may still be valid in form; that one is often put in order again. */
function damaged(texts: readonly string[], seed: number): string {
  const random = seededRandom(seed);
  const text = pickRandom(texts, random);
  const dice = random();
  if (dice < 0.15) return mutateText(text, seed);
  const data = JSON.parse(text) as unknown;
  const mutated = dice < 0.25 ? mutateJson(data, seed) : mutateBoard(data, seed);
  const isObject = typeof mutated === 'object' && mutated !== null;
  const written = JSON.stringify(isObject && random() < 0.2 ? addUnknownProperties(mutated, seed) : mutated);
  const parsed = parseBoard(written);
  return parsed.ok && random() < 0.8 ? formatBoard(parsed.board) : written;
}

/** What must hold of every report, whatever the text. */
function expectReport(text: string, report: Report): void {
  const data = parseBoard(text).ok ? (JSON.parse(text.replace(/^\ufeff/, '')) as unknown) : undefined;
  const all = [...report.findings, ...report.waived.map(({ finding }) => finding)];
  if (data === undefined) expect(report.findings.some(({ severity }) => severity === 'error')).toBe(true);
  const lines = text.split(/\r\n|\n|\r/).length;
  for (const { id, pointer, at, line, column, message, words } of all) {
    if (data !== undefined && !exists(data, pointer))
      expect(`${id} at ${pointer}`).toBe('a pointer that exists');
    if (at && !at.every(Number.isFinite)) expect(`${id} at ${at.join()}`).toBe('a place that is finite');
    if (!(line >= 1 && line <= lines && column >= 1))
      expect(`${id}:${line}:${column}`).toBe('a place in the text');
    if (message === '' || words === '') expect(id).toBe('a finding with words');
  }
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expectUnknownPropertiesFound(text, report);
}

/** Unknown properties are errors, and no layer waits for them. */
function expectUnknownPropertiesFound(text: string, { findings, skipped }: Report): void {
  const parsed = parseBoard(text);
  if (!parsed.ok) return;
  const found = findings.filter(({ rule }) => rule === 'schema/unknown-property');
  expect(found.length).toBe(parsed.problems.length);
  expect(skipped.filter(({ because }) => because === 'schema')).toEqual([]);
}

function exists(data: unknown, pointer: string): boolean {
  let value: unknown = data;
  for (const step of pointer.split('/').slice(1)) {
    const name = step.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return false;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return true;
}

/** No worse by the rules that could judge both texts. */
function expectNoWorse(before: Report, after: Report): void {
  const judged = new Set<string>(before.ran.map(({ rule }) => rule));
  const counts = [before, after].map((report) =>
    countFindings([{ ...report, findings: report.findings.filter(({ rule }) => judged.has(rule)) }]),
  );
  expect(counts[1]!.errors).toBeLessThanOrEqual(counts[0]!.errors);
  if (counts[1]!.errors === counts[0]!.errors)
    expect(counts[1]!.warnings).toBeLessThanOrEqual(counts[0]!.warnings);
}

function judgeAll(text: string, seed: number, fixEvery: number): void {
  const report = validateText(text, { deep: seed % 7 === 0, file: 'board.json' });
  expectReport(text, report);
  if (seed % 11 === 0) {
    const parsed = parseBoard(text);
    const options = {
      tool: { name: 'lamplighter', version: '0.0.0' },
      texts: new Map([['board.json', text]]),
      ...(parsed.ok && { boards: new Map([['board.json', parsed.board]]) }),
    };
    for (const format of REPORT_FORMATS) expect(formatReports(format, [report], options)).not.toBe('');
  }
  if (seed % fixEvery === 0) {
    const { text: fixed } = fixText(text);
    if (fixed !== text) expectNoWorse(validateText(text), validateText(fixed));
  }
}

/** Tries many seeds; a failure reports the seed and the text, which reproduce it. */
function through(texts: readonly string[], count: number, first: number, fixEvery: number): void {
  for (let seed = first; seed < first + count; seed++) {
    const text = damaged(texts, seed);
    try {
      judgeAll(text, seed, fixEvery);
    } catch (error) {
      throw new Error(`Seed ${seed}: ${String(error)}\n${text.slice(0, 2000)}`, { cause: error });
    }
  }
}

const LONG = 60 * 60 * 1000;

describe('a damaged board gets a report, and its findings are at places that exist', () => {
  test(`${SMALL} small boards`, () => { through(small, SMALL, 1, 5); }, LONG); // prettier-ignore
  test(`${LARGE} printed boards`, () => { through(large, LARGE, 1, 20); }, LONG); // prettier-ignore
});

test('the damage is of all kinds: boards that cannot be read, that cannot be judged whole, and that can', () => {
  const kinds = { unreadable: 0, stopped: 0, whole: 0 };
  for (let seed = 1; seed <= 200; seed++) {
    const { board, skipped } = validateText(damaged(small, seed));
    kinds[board === undefined ? 'unreadable' : skipped.length > 0 ? 'stopped' : 'whole']++;
  }
  for (const count of Object.values(kinds)) expect(count).toBeGreaterThan(20);
});
