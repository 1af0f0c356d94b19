/** How gravely a rule judges the same fixture in each profile. */
import { expect, test } from 'vitest';
import { PROFILES, type Profile, type RuleId, type Severity } from '../validator/index.js';
import { fixturesOf, reportOnFixture } from './rule-fixtures.js';

/** A rule's test: the findings on one of its failing fixtures have this severity, profile by profile. */
export function testSeverities(
  rule: { readonly id: RuleId },
  name: string,
  expected: Readonly<Record<Profile, Severity>>,
): void {
  test.each(PROFILES)(`${rule.id} on ${name} in the profile %s`, (profile) => {
    const fixture = fixturesOf(rule.id).find((each) => each.fails && each.name === name)!;
    const { findings } = reportOnFixture(fixture, { profile });
    const own = findings.filter((finding) => finding.rule === rule.id).map(({ severity }) => severity);
    expect(new Set(own)).toEqual(new Set([expected[profile]]));
  });
}
