/** Checks a rule's severity in each profile. */
import { expect, test } from 'vitest';
import { PROFILES, type Profile, type RuleId, type Severity } from '../../validator/index.js';
import { readFixtures, validateFixture } from './rule-fixtures.js';

/** Tests that the findings on a failing fixture have the expected severity in each profile. */
export function testSeverities(
  rule: { readonly id: RuleId },
  name: string,
  expected: Readonly<Partial<Record<Profile, Severity>>>,
): void {
  test.each(PROFILES.filter((profile) => profile in expected))(
    `${rule.id} on ${name} in the profile %s`,
    (profile) => {
      const fixture = readFixtures(rule.id).find((each) => each.fails && each.name === name)!;
      const { findings } = validateFixture(fixture, { profile });
      const own = findings.filter((finding) => finding.rule === rule.id).map(({ severity }) => severity);
      expect(new Set(own)).toEqual(new Set([expected[profile]]));
    },
  );
}
