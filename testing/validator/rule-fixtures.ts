/** Fixtures of the validator's rules: small boards named by their fault, and the test that uses them. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseBoard, type Board } from '../../model/index.js';
import { validateText, type Report, type RuleId, type ValidateOptions } from '../../validator/index.js';

const folder = join(import.meta.dirname, '..', '..', 'validator', 'fixtures');

/** One fixture: `validator/fixtures/<layer>/<rule>/<name>.fails.json` or `.passes.json`, perhaps with a `<name>.since.json`. */
export interface Fixture {
  readonly name: string;
  readonly fails: boolean;
  readonly file: string;
  readonly text: string;
  readonly since?: Board;
}

export function readFixtures(rule: RuleId): Fixture[] {
  const home = join(folder, rule);
  if (!existsSync(home)) return [];
  return readdirSync(home)
    .sort()
    .flatMap((file): Fixture[] => {
      const match = /^(.+)\.(fails|passes)\.json$/.exec(file);
      if (!match) return [];
      const [, name = '', verdict] = match;
      const since = join(home, `${name}.since.json`);
      return [
        {
          name,
          fails: verdict === 'fails',
          file: join(home, file),
          text: readFileSync(join(home, file), 'utf8'),
          ...(existsSync(since) && { since: boardOfText(readFileSync(since, 'utf8')) }),
        },
      ];
    });
}

/** Validates a fixture; deep rules run only for fixtures of deep rules. */
export function validateFixture({ text, since }: Fixture, options: ValidateOptions = {}): Report {
  return validateText(text, { ...(since && { since }), ...options });
}

/** A rule's test: failing fixtures give exactly the named findings and no other fault; passing ones give none at all. */
export function testRule(
  rule: { readonly id: RuleId; readonly deep?: true },
  failing: Readonly<Record<string, readonly string[]>>,
): void {
  const deep = rule.deep === true;
  describe(rule.id, () => {
    const fixtures = readFixtures(rule.id);
    test('has a fixture for every expectation, and the other way round', () => {
      expect(fixtures.filter(({ fails }) => fails).map(({ name }) => name)).toEqual(
        Object.keys(failing).sort(),
      );
      expect(fixtures.some(({ fails }) => fails) && fixtures.some(({ fails }) => !fails)).toBe(true);
    });
    for (const fixture of fixtures)
      test(`${fixture.name} ${fixture.fails ? 'fails' : 'passes'}`, () => {
        const { findings } = validateFixture(fixture, { deep });
        const own = findings.filter((finding) => finding.rule === rule.id);
        const others = findings.filter((finding) => finding.rule !== rule.id && finding.severity !== 'info');
        expect(others.map(({ message }) => message)).toEqual([]);
        expect(own.map(({ id }) => id.slice(rule.id.length)).sort()).toEqual(
          fixture.fails ? [...(failing[fixture.name] ?? [])].sort() : [],
        );
        for (const finding of own) {
          expect(finding.line).toBeGreaterThan(0);
          expect(finding.words).not.toBe('');
          expect(finding.message).toMatch(/^[A-Z].*[.!?)]$/s);
        }
      });
  });
}

function boardOfText(text: string): Board {
  const parsed = parseBoard(text);
  if (!parsed.ok) throw new Error(parsed.errors[0]?.message ?? 'unreadable');
  return parsed.board;
}
