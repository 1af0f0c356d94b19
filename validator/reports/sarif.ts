/** The report for code scanning: SARIF 2.1.0 (OASIS Standard, with errata 01). */
import { sha256 } from '../../model/index.js';
import type { Finding } from '../finding.js';
import type { Report } from '../report.js';
import { layerOf, type Severity } from '../rule.js';
import { jsonText, withSortedKeys } from './json-text.js';
import type { ReportOptions } from './options.js';
import { sortedReports } from './sort-reports.js';
import { addressOfRule, pageOfRule, summaryOfRule, toldRules, type ToldRule } from './told-rules.js';
import { uriOfFile } from './uri-of-file.js';
import { MOST, shown } from '../../model/text/visible.js';
import { layerInWords } from './words.js';

/** One run with all boards: rules, results, and what could not be judged. */
export function sarif(reports: readonly Report[], options: ReportOptions): string {
  const { tool } = options;
  const sorted = sortedReports(reports);
  const rules = toldRules(sorted, options);
  const indexOfRule = new Map(rules.map(({ id }, i) => [id, i]));
  const result = (file: string, finding: Finding): object => ({
    ruleId: finding.rule,
    ruleIndex: indexOfRule.get(finding.rule)!,
    ...ofFinding(file, finding),
  });
  return jsonText({
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: tool.name,
            version: tool.version,
            rules: rules.map((rule) => ofRule(rule, options)),
            notifications: [NOT_JUDGED],
          },
        },
        columnKind: 'utf16CodeUnits',
        invocations: [
          // A fault of a board is a result; an execution fails only where we do.
          { executionSuccessful: true, toolExecutionNotifications: sorted.flatMap(notificationsOf) },
        ],
        artifacts: [...new Set(sorted.map(({ file }) => uriOfFile(file)))].map((uri) => ({
          location: { uri },
          mimeType: 'application/json',
        })),
        results: sorted.flatMap(({ file, findings, waived }) => [
          ...findings.map((finding) => result(file, finding)),
          ...waived.map(({ finding, reason }) => ({
            ...result(file, finding),
            suppressions: [
              { kind: 'inSource', status: 'accepted', justification: shown(reason, MOST.sentence) },
            ],
          })),
        ]),
      },
    ],
  });
}

const LEVELS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' };

function ofRule(told: ToldRule, options: ReportOptions): object {
  const { id, severity, rule } = told;
  const summary = summaryOfRule(told);
  const address = addressOfRule(id, options);
  const help = rule && [rule.why, rule.mend, rule.waive].filter((text) => text !== '');
  return {
    id,
    shortDescription: { text: summary },
    fullDescription: { text: rule ? `${summary} ${rule.why}` : summary },
    ...(rule &&
      help && {
        help: {
          text: help.join(' '),
          markdown: `**${summary}**\n\n${rule.why}\n\n- To mend it: ${rule.mend}\n- When to waive it: ${rule.waive}\n`,
        },
      }),
    // The standard allows absolute addresses only.
    ...(address !== undefined && { helpUri: address }),
    defaultConfiguration: { level: LEVELS[severity] },
    properties: {
      ...(rule && { answers: rule.answers, games: rule.games, page: pageOfRule(id) }),
      tags: [layerOf(id), ...(rule?.deep ? ['deep'] : [])],
    },
  };
}

function ofFinding(file: string, finding: Finding): object {
  const { id, severity, message, words, pointer, line, column, at, entities, seen, expected, fix } = finding;
  return {
    level: LEVELS[severity],
    message: { text: messageText(shown(message, 3 * MOST.sentence)) },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOfFile(file) },
          ...(line > 0 && { region: { startLine: line, startColumn: Math.max(1, column) } }),
        },
        logicalLocations: [
          {
            name: shown(words, MOST.words),
            ...(pointer !== '' && { fullyQualifiedName: pointer }),
          },
        ],
      },
    ],
    // Hashed, because an id is as long as the ids it is made of.
    partialFingerprints: { 'lamplighterFinding/v1': sha256(id) },
    properties: {
      id,
      entities,
      ...(at && { at }),
      ...(seen !== undefined && { seen: withSortedKeys(seen) }),
      ...(expected !== undefined && { expected: withSortedKeys(expected) }),
      // A SARIF fix is a change of text; ours are actions on the board, so they are told and not offered.
      ...(fix && {
        fix: {
          kind: fix.kind,
          action: fix.action,
          arguments: withSortedKeys(fix.arguments),
          label: fix.label,
        },
      }),
    },
  };
}

/** In SARIF braces make placeholders and `[…](…)` makes a link, in plain text too (3.11.5, 3.11.6). */
const messageText = (text: string): string =>
  text.replace(/[{}]/g, (brace) => brace + brace).replaceAll('](', '] (');

const NOT_JUDGED = {
  id: 'not-judged',
  shortDescription: { text: 'A layer of rules could not be judged, because a layer it needs failed.' },
  defaultConfiguration: { level: 'warning' },
} as const;

const notificationsOf = ({ file, skipped }: Report): object[] =>
  skipped.map((skip) => ({
    descriptor: { id: NOT_JUDGED.id, index: 0 },
    level: 'warning',
    message: {
      text: `The rules of the layer ${layerInWords(skip)} were not judged, because ${skip.because} failed.`,
    },
    locations: [{ physicalLocation: { artifactLocation: { uri: uriOfFile(file) } } }],
  }));
