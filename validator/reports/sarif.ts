/** The report for code scanning: SARIF 2.1.0 (OASIS Standard, with errata 01). */
import { capitalise, MAX_TEXT_LENGTH, printableText, sha256, truncate } from '../../model/index.js';
import type { Finding } from '../definitions/finding.js';
import { explainSkip, type Report } from '../definitions/report.js';
import { layerOfRule, type Severity } from '../definitions/rule.js';
import { formatJson, fixesWithOrderedKeys, valuesWithSortedKeys } from './format-json.js';
import type { ReportOptions } from './report-options.js';
import { sortReports } from './sort-reports.js';
import {
  urlOfRule,
  pagePathOfRule,
  summaryOfRule,
  rulesRunOrFound,
  type ReportedRule,
} from './rules-in-reports.js';
import { describeSkippedLayer, explainMissingComparison, explainRulesOff, printable } from './phrases.js';

/** Writes one run with all boards: rules, results, and what could not be checked. */
export function writeSarif(reports: readonly Report[], options: ReportOptions): string {
  const { tool, homePage } = options;
  const sorted = sortReports(reports);
  const rules = rulesRunOrFound(sorted, options);
  const causes = new Map(
    sorted.flatMap(({ file, findings }) => findings.map((each) => [`${file}\n${each.id}`, each] as const)),
  );
  const indexOfRule = new Map(rules.map(({ id }, i) => [id, i]));
  const result = (file: string, finding: Finding): object => ({
    ruleId: finding.rule,
    ruleIndex: indexOfRule.get(finding.rule)!,
    ...ofFinding(file, finding, causes),
  });
  return formatJson({
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: {
          driver: {
            name: tool.name,
            version: tool.version,
            // The standard asks for absolute addresses; without a host they are URNs, like those of the schemas.
            informationUri: homePage ?? 'urn:lamplighter',
            rules: rules.map((rule) => ofRule(rule, options)),
            notifications: [NOT_CHECKED, NOT_COMPARED, RULE_OFF],
          },
        },
        columnKind: 'utf16CodeUnits',
        invocations: [
          // A fault of a board is a result; the execution fails only on an internal error.
          { executionSuccessful: true, toolExecutionNotifications: sorted.flatMap(notificationsOf) },
        ],
        artifacts: [...new Set(sorted.map(({ file }) => fileUri(file)))].map((uri) => ({
          location: { uri },
          mimeType: 'application/json',
        })),
        results: sorted.flatMap(({ file, findings, waived }) => [
          ...findings.map((finding) => result(file, finding)),
          ...waived.map(({ finding, reason }) => ({
            ...result(file, finding),
            suppressions: [
              { kind: 'inSource', status: 'accepted', justification: printable(reason, 'sentence') },
            ],
          })),
        ]),
      },
    ],
  });
}

const LEVELS: Readonly<Record<Severity, string>> = { error: 'error', warning: 'warning', info: 'note' };

function ofRule(reported: ReportedRule, options: ReportOptions): object {
  const { id, severity, rule } = reported;
  const summary = summaryOfRule(reported);
  const address = urlOfRule(id, options) ?? `urn:lamplighter:rule:${id}`;
  const help = rule && [rule.why, rule.remedy, rule.whenToWaive].filter((text) => text !== '');
  return {
    id,
    shortDescription: { text: summary },
    fullDescription: { text: rule ? `${summary} ${rule.why}` : summary },
    ...(rule &&
      help && {
        help: {
          text: help.join(' '),
          markdown: `**${summary}**\n\n${rule.why}\n\n- To fix it: ${rule.remedy}\n- When to waive it: ${rule.whenToWaive}\n`,
        },
      }),
    helpUri: address,
    defaultConfiguration: { level: LEVELS[severity] },
    properties: {
      ...(rule && { catalogueIds: rule.catalogueIds, games: rule.games, page: pagePathOfRule(id) }),
      tags: [layerOfRule(id), ...(rule?.deep ? ['deep'] : [])],
    },
  };
}

function ofFinding(file: string, finding: Finding, all: ReadonlyMap<string, Finding>): object {
  const { id, severity, message, at, entities, causedBy, missing } = finding;
  const cause = causedBy === undefined ? undefined : all.get(`${file}\n${causedBy}`);
  return {
    level: LEVELS[severity],
    message: { text: messageText(printableText(message, 3 * MAX_TEXT_LENGTH.sentence)) },
    locations: [locationOf(file, finding)],
    ...(cause && {
      relatedLocations: [
        {
          ...locationOf(file, cause),
          message: { text: messageText(`Caused by: ${printable(cause.what, 'sentence')}`) },
        },
      ],
    }),
    // Hashed, because an id is as long as the ids it is made of.
    partialFingerprints: { 'lamplighterFinding/v1': sha256(id) },
    properties: {
      id,
      ...(causedBy !== undefined && { causedBy }),
      entities,
      ...(at && { at }),
      ...(missing && { missing }),
      ...valuesWithSortedKeys(finding),
      // A SARIF fix is a change of text; ours are actions on the board, so they are listed as properties.
      fixes: fixesWithOrderedKeys(finding),
    },
  };
}

const locationOf = (file: string, { words, pointer, line, column }: Finding): object => ({
  physicalLocation: {
    artifactLocation: { uri: fileUri(file) },
    ...(line > 0 && { region: { startLine: line, startColumn: Math.max(1, column) } }),
  },
  logicalLocations: [
    { name: printable(words, 'words'), ...(pointer !== '' && { fullyQualifiedName: pointer }) },
  ],
});

/** In SARIF braces make placeholders and `[…](…)` makes a link, in plain text too (3.11.5, 3.11.6). */
const messageText = (text: string): string =>
  text.replace(/[{}]/g, (brace) => brace + brace).replaceAll('](', '] (');

const NOT_CHECKED = {
  id: 'not-checked',
  shortDescription: { text: 'A layer of rules could not be checked, because a layer it needs failed.' },
  defaultConfiguration: { level: 'warning' },
} as const;

const NOT_COMPARED = {
  id: 'not-compared',
  shortDescription: { text: 'The board was not compared with a printed edition.' },
  defaultConfiguration: { level: 'note' },
} as const;

const RULE_OFF = {
  id: 'rule-off',
  shortDescription: { text: 'A rule was turned off by the configuration.' },
  defaultConfiguration: { level: 'note' },
} as const;

const notificationsOf = (report: Report): object[] => [
  ...explainMissingComparison(report).map((note) => noteOn(report, { id: NOT_COMPARED.id, index: 1 }, note)),
  ...skippedNotifications(report),
  ...explainRulesOff(report).map((note) => noteOn(report, { id: RULE_OFF.id, index: 2 }, note)),
];

const noteOn = ({ file }: Report, descriptor: object, note: string): object => ({
  descriptor,
  level: 'note',
  message: { text: messageText(`${capitalise(note)}.`) },
  locations: [{ physicalLocation: { artifactLocation: { uri: fileUri(file) } } }],
});

const skippedNotifications = ({ file, skipped }: Report): object[] =>
  skipped.map((skip) => ({
    descriptor: { id: NOT_CHECKED.id, index: 0 },
    level: 'warning',
    message: {
      text: `The rules of the layer ${describeSkippedLayer(skip)} were not checked, because ${explainSkip(skip)}.`,
    },
    locations: [{ physicalLocation: { artifactLocation: { uri: fileUri(file) } } }],
  }));

/** The name of a file as a URI reference (RFC 3986): relative names stay relative, absolute ones become `file:` addresses. */
function fileUri(file: string): string {
  const slashed = truncate(file, MAX_TEXT_LENGTH.file).replaceAll('\\', '/');
  const drive = /^[A-Za-z]:\//.test(slashed);
  const encoded = slashed.split('/').map(encodeSegment).join('/');
  // Two slashes at the start would name a machine.
  if (drive) return `file:///${encoded.replace('%3A', ':')}`;
  if (slashed.startsWith('/')) return `file:///${encoded.replace(/^\/+/, '')}`;
  return encoded === '' ? '.' : encoded;
}

/** Half a surrogate pair has no bytes and would throw. */
const encodeSegment = (segment: string): string =>
  encodeURIComponent(segment.replace(/\p{Cs}/gu, '\ufffd')).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
