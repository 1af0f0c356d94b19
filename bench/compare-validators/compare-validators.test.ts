import { describe, expect, test } from 'vitest';
import { FAULT_CLASSES } from '../../faults/all-fault-classes.js';
import { OFFICIAL_BOARDS } from '../../faults/fault-class.js';
import { parseBoard } from '../../model/index.js';
import { shippedBoardText } from '../../testing/boards/shipped-boards.js';
import { validateBoard, validateText } from '../../validator/index.js';
import { casesOfFolder, faultCases, type Case } from './cases.js';
import { compareReports } from './compare-reports.js';
import { compareSpeed } from './compare-speed.js';
import type { Version } from './load-version.js';

const current: Version = { parseBoard, validateBoard, validateText };
const teaching: Case = { name: 'a spur', text: shippedBoardText('teaching/a-spur'), deep: false };
const broken: Case = { name: 'no board', text: '{"game":', deep: false };

describe('reports', () => {
  test('of one version are equal, also of texts that cannot be parsed', () => {
    expect(compareReports([teaching, broken], [current, current])).toEqual({ compared: 2, differences: [] });
  });

  test('with another message differ', () => {
    const reworded: Version = {
      ...current,
      validateText: (text, options) => {
        const report = validateText(text, options);
        return { ...report, findings: report.findings.map((each) => ({ ...each, message: 'Reworded.' })) };
      },
    };
    const { differences } = compareReports([teaching, broken], [current, reworded]);
    expect(differences.map(({ name }) => name)).toEqual(['a spur', 'no board']);
    expect(differences[0]!.new).toBe('"message": "Reworded.",');
  });

  test('with fewer rules differ', () => {
    const shorter: Version = {
      ...current,
      validateText: (text, options) => {
        const report = validateText(text, options);
        return { ...report, ran: report.ran.slice(1) };
      },
    };
    expect(compareReports([teaching], [current, shorter]).differences).toHaveLength(1);
  });

  test('of a version that throws differ', () => {
    const failing: Version = {
      ...current,
      validateText: () => {
        throw new Error('out of order');
      },
    };
    expect(compareReports([teaching], [current, failing]).differences[0]!.new).toBe(
      'throws Error: out of order',
    );
  });
});

test('a fixture with a released state is validated with it', () => {
  const cases = [...casesOfFolder('validator/fixtures')];
  expect(cases.some(({ since }) => since !== undefined)).toBe(true);
  const seen: unknown[] = [];
  const spy: Version = {
    ...current,
    validateText: (text, options) => {
      seen.push(options?.since);
      return validateText(text, options);
    },
  };
  compareReports([cases.find(({ since }) => since !== undefined)!], [spy, spy]);
  expect(seen).toHaveLength(2);
  expect(seen).not.toContain(undefined);
});

test('the faults are distinct, and come from every class and every official board', () => {
  const cases = [...faultCases(400, 1)];
  expect(cases).toHaveLength(400);
  const prefixes = new Set(cases.map(({ name }) => name.slice(0, name.indexOf(':'))));
  for (const { name, boards } of FAULT_CLASSES)
    for (const board of boards) expect(prefixes).toContain(`${name}, ${board}`);
  for (const board of OFFICIAL_BOARDS) {
    const texts = cases
      .filter(({ name }) => name.includes(`, ${board}:`))
      .map(({ name, text }) => name + text);
    expect(new Set(texts).size).toBe(texts.length);
  }
});

test('the speed of both versions is measured for boards and texts', () => {
  const speeds = compareSpeed(teaching.text, [current, current], { rounds: 2, warmUps: 1 });
  expect(speeds.map(({ what }) => what)).toEqual(['validateBoard', 'validateText']);
  for (const each of speeds) expect(Math.min(each.old, each.new)).toBeGreaterThan(0);
});
