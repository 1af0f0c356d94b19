import { expect, test } from 'vitest';
import { readFixtures, validateFixture, testRule } from '../../../testing/validator/rule-fixtures.js';
import { versionStep } from './version-step.js';

testRule(versionStep, {
  'moved-without-a-patch': ['(boardVersion)'],
  'colour-changed-with-a-patch-only': ['(boardVersion)'],
  'crossing-renamed-with-a-minor-version': ['(boardVersion)'],
});

test.each([
  ['moved-without-a-patch', 'The version is still 1.0.0, but '],
  ['colour-changed-with-a-patch-only', 'The version went from 1.0.0 to 1.0.1, but '],
])('on %s it says "%s…"', (name, words) => {
  const fixture = readFixtures(versionStep.id).find((each) => each.name === name)!;
  const { findings } = validateFixture(fixture, { rules: [versionStep.id] });
  expect(findings.map(({ what }) => what.slice(0, words.length))).toEqual([words]);
});
