/** Writes docs/rules: a page for every rule of the validator, drawn from its fixtures, and the index. `npm run docs`. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { drawBoard } from '../exchange/index.js';
import { GAME_NAMES, parseBoard } from '../model/index.js';
import { readFixtures, validateFixture, type Fixture } from '../testing/validator/rule-fixtures.js';
import {
  layerOfRule,
  LAYERS,
  RULES,
  waiverTargetOfFinding,
  type Finding,
  type Rule,
} from '../validator/index.js';

const here = join(import.meta.dirname, 'rules');

/** A fault that a board can have. `note` explains why no rule covers it, or which part the rules leave out. */
interface Fault {
  readonly id: string;
  readonly severity: string;
  readonly fault: string;
  readonly note?: string;
}

/** The catalogue of faults, and the definitions and board facts that rules cite besides. */
export const FAULT_CATALOGUE = JSON.parse(
  readFileSync(join(import.meta.dirname, 'fault-catalogue.json'), 'utf8'),
) as {
  readonly groups: readonly { readonly title: string; readonly rows: readonly Fault[] }[];
  readonly definitions: Readonly<Record<string, string>>;
};

/** Every generated file of docs/rules, by its path below that folder. */
export function rulePages(): Map<string, string> {
  const files = new Map<string, string>();
  for (const rule of RULES) {
    const [wrong, right] = [fixtureOf(rule, true), fixtureOf(rule, false)];
    const findings = wrong ? findingsOf(rule, wrong) : [];
    if (wrong) addPicture(files, `${rule.id}.wrong.svg`, wrong, findings);
    if (right) addPicture(files, `${rule.id}.right.svg`, right, []);
    files.set(`${rule.id}.md`, pageOf(rule, findings));
  }
  files.set('index.md', indexPage());
  files.set('catalogue.md', cataloguePage());
  return files;
}

const fixtureOf = (rule: Rule, fails: boolean): Fixture | undefined =>
  readFixtures(rule.id).find((each) => each.fails === fails);

const findingsOf = (rule: Rule, fixture: Fixture): Finding[] =>
  validateFixture(fixture, { deep: true }).findings.filter((finding) => finding.rule === rule.id);

/** The drawing of a fixture, with a pin where each finding is. */
function addPicture(
  files: Map<string, string>,
  name: string,
  fixture: Fixture,
  findings: readonly Finding[],
): void {
  const parsed = parseBoard(fixture.text);
  if (!parsed.ok) return;
  const size = Math.max(...parsed.board.extent) / 28;
  const pins = findings.slice(0, 12).flatMap(({ at }, i) => (at ? [pin(at[0], at[1], size, i + 1)] : []));
  files.set(name, drawBoard(parsed.board).replace(/<\/svg>\s*$/, `${pins.join('')}</svg>\n`));
}

const pin = (x: number, y: number, size: number, number: number): string => {
  const [r, font] = [Math.round(size * 0.75), Math.round(size * 0.85)];
  const top = y - Math.round(size * 2);
  return (
    `<g><path d="M${x} ${y}L${x - Math.round(r * 0.7)} ${top + Math.round(r * 0.7)}H${x + Math.round(r * 0.7)}Z" fill="#b3202a"/>` +
    `<circle cx="${x}" cy="${top}" r="${r}" fill="#b3202a" stroke="#fff" stroke-width="${Math.round(size / 8)}"/>` +
    `<text x="${x}" y="${top}" dy=".35em" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="700" font-size="${font}" fill="#fff">${number}</text></g>`
  );
};

function pageOf(rule: Rule, findings: readonly Finding[]): string {
  const name = rule.id.slice(rule.id.indexOf('/') + 1);
  const gentler = Object.entries(rule.severityByProfile ?? {}).map(
    ([profile, severity]) => `${severity} in the profile ${profile}`,
  );
  const fixes = [
    ...new Set(findings.flatMap(({ fixes }) => fixes.map(({ kind, label }) => `${kind}: ${label}`))),
  ];
  const pinned = findings.some(({ at }) => at);
  return `<!-- Made by \`npm run docs\` from validator/rules/${rule.id}.ts. Change that file instead. -->
# ${rule.id}

**${[rule.severity, ...gentler].join(', ')}** · ${rule.games.map((game) => GAME_NAMES[game]).join(', ')}${rule.deep ? ' · only with `--deep`' : ''}

${rule.summary}

${rule.why}

## Wrong

![A board with this fault](${name}.wrong.svg)

${findings
  .slice(0, 4)
  .map(({ what, remedy }, i) => `${pinned ? `${i + 1}. ` : ''}${escaped(what)} ${escaped(remedy)}`)
  .join('\n')}${findings.length > 4 ? `\n\n… and ${findings.length - 4} more.` : ''}

## Right

![A board without it](${name}.right.svg)

## How to fix it

${rule.remedy}${
    fixes.length > 0
      ? `\n\n${fixes
          .slice(0, 3)
          .map((fix) => `- ${escaped(fix)}`)
          .join('\n')}`
      : ''
  }

## When to waive it

${rule.whenToWaive}${waiver(rule, findings[0])}

---

${citations(rule)} Source: [rule](../../../validator/rules/${rule.id}.ts), [test](../../../validator/rules/${rule.id}.test.ts), [fixtures](../../../validator/fixtures/${rule.id}).
`;
}

const citations = ({ catalogueIds, origin }: Rule): string =>
  origin ?? `Covers ${catalogueIds.join(', ')} of the [catalogue](../catalogue.md).`;

function waiver(rule: Rule, finding: Finding | undefined): string {
  if (finding === undefined || rule.waivable !== undefined || rule.whenToWaive.startsWith('Not needed'))
    return '';
  return `\n\n\`\`\`json\n{"rule": "${rule.id}", "target": ${JSON.stringify(waiverTargetOfFinding(finding))}, "reason": "what was seen, and where"}\n\`\`\``;
}

/** Board words may hold signs that Markdown would read. */
const escaped = (text: string): string => text.replace(/[<>*_[\]|\\`]/g, (sign) => `\\${sign}`);

function indexPage(): string {
  const rows = LAYERS.flatMap((layer) => RULES.filter(({ id }) => layerOfRule(id) === layer)).map(
    (rule) =>
      `| [${rule.id}](${rule.id}.md) | ${rule.severity}${rule.deep ? ', deep' : ''} | ${rule.games.join(' ')} | ${rule.summary} |`,
  );
  return `<!-- Made by \`npm run docs\`. -->
# Rules of the validator

${RULES.length} rules, in the order of running. A failed layer stops only the layers that depend on it; they are listed as skipped.
Faults of the file itself are reported by [the reader](../format.md) before any rule runs: findings \`file/…\` and \`schema/…\`.
The faults that the rules cover are listed in [the catalogue](catalogue.md).
How to add a rule: [add-a-rule.md](../add-a-rule.md). What the rules find of injected faults: [faults.md](../faults.md).

| rule | severity | games | what must hold |
|---|---|---|---|
${rows.join('\n')}
`;
}

function cataloguePage(): string {
  const groups = FAULT_CATALOGUE.groups.map(({ title, rows }) => {
    const lines = rows.map(({ id, severity, fault, note }) => {
      const rules = RULES.filter(({ catalogueIds }) => catalogueIds.includes(id));
      const links = rules.map((rule) => `[${rule.id}](${rule.id}.md)`).join(', ');
      return `| ${id} | ${severity} | ${fault} | ${[links, note].filter(Boolean).join('. ')} |`;
    });
    return `## ${title}\n\n| id | severity | fault | covered by |\n|---|---|---|---|\n${lines.join('\n')}\n`;
  });
  const definitions = Object.entries(FAULT_CATALOGUE.definitions).map(([id, text]) => `| ${id} | ${text} |`);
  return `<!-- Made by \`npm run docs\` from docs/fault-catalogue.json. -->
# The catalogue of faults

Faults that a board can have, and the rules that find them. Every error and warning is covered by a rule, or the last column explains why not; rows of severity info are statistics and hints.

${groups.join('\n')}
## Definitions and board facts

Rules cite these besides the rows above and the rules of play in [docs/games](../games).

| id | meaning |
|---|---|
${definitions.join('\n')}
`;
}

if (process.argv[1] === import.meta.filename) {
  for (const layer of LAYERS) rmSync(join(here, layer), { recursive: true, force: true });
  for (const [path, text] of rulePages()) {
    mkdirSync(dirname(join(here, path)), { recursive: true });
    writeFileSync(join(here, path), text);
  }
  process.stderr.write(
    `${readFileSync(join(here, 'index.md'), 'utf8').split('\n').length} lines of index, ${RULES.length} pages\n`,
  );
}
