/** The findings of a board as a list by severity and rule, each with its sentences and its place. */
import { capitalise, escapeXml, groupBy, pluralise } from '../../../model/index.js';
import type { Finding } from '../../definitions/finding.js';
import type { Report } from '../../definitions/report.js';
import type { RuleId, Severity } from '../../definitions/rule.js';
import { codeFrame } from '../code-frame.js';
import type { ReportOptions } from '../report-options.js';
import { urlOfRule } from '../rules-in-reports.js';
import {
  describeConsequences,
  explainRulesOff,
  explainSkippedLayers,
  printable,
  printableFinding,
  SEVERITY_LABELS,
} from '../phrases.js';
import { hasPosition, drawSeverityMarker, type NumberedFinding } from './numbered-findings.js';

export interface FindingListOptions {
  /** Distinguishes the anchors of this board from those of others. */
  readonly key: string;
  /** Whether there is a drawing with pins to go to. */
  readonly hasMap: boolean;
  readonly report: Report;
  readonly listed: readonly NumberedFinding[];
  readonly more: number;
  readonly options: ReportOptions;
}

export function renderFindingList({
  key,
  hasMap,
  report,
  listed,
  more,
  options,
}: FindingListOptions): string {
  const lines = listed.length === 0 ? [] : (options.texts?.get(report.file)?.split('\n') ?? []);
  const itemOf = (numbered: NumberedFinding): string => item(key, hasMap, report.file, numbered, lines);
  const out: string[] = [];
  for (const [severity, ofSeverity] of groupBy(listed, ({ finding }) => finding.severity)) {
    out.push(
      `<h3 class="${severity}">${capitalise(pluralise(ofSeverity.length, SEVERITY_LABELS[severity]))}</h3>`,
    );
    for (const [rule, ofRule] of groupBy(ofSeverity, ({ finding }) => finding.rule))
      out.push(ruleHead(rule, ofRule[0]!.finding.why, options), '<ol class="findings">', ...ofRule.map(itemOf), '</ol>'); // prettier-ignore
  }
  if (more > 0)
    out.push(
      `<p class="note">${pluralise(more, 'more finding')} not shown; the JSON report lists all of them.</p>`,
    );
  if (report.findings.length === 0) out.push('<p class="none">No findings.</p>');
  out.push(
    ...[...explainSkippedLayers(report), ...explainRulesOff(report)].map(
      (words) => `<p class="note">${escapeXml(capitalise(words))}.</p>`,
    ),
  );
  out.push(...waivedOf(report));
  return out.join('\n');
}

function ruleHead(rule: RuleId, why: string, options: ReportOptions): string {
  const address = urlOfRule(rule, options);
  const name = escapeXml(printable(rule, 'name'));
  const link = address === undefined ? name : `<a href="${escapeXml(address)}">${name}</a>`;
  return `<h4>${link}</h4>${why === '' ? '' : `\n<p class="why">${sentence(why)}</p>`}`;
}

function item(
  key: string,
  hasMap: boolean,
  file: string,
  { number, finding, consequences }: NumberedFinding,
  lines: readonly string[],
): string {
  const { severity, words, what, remedy } = finding;
  const inner =
    `${sign(severity, number)}<span class="text"><strong><bdi>${escapeXml(printable(words, 'words'))}</bdi>:</strong> ` +
    `${sentence(what)}</span>`;
  return [
    `<li class="finding ${severity}" id="f${key}-${number}">`,
    hasMap && hasPosition(finding)
      ? `<a class="go" href="#p${key}-${number}">${inner}</a>`
      : `<div class="go">${inner}</div>`,
    '<div class="more">',
    ...(remedy === '' ? [] : [`<p>${sentence(remedy)}</p>`]),
    ...frameOf(file, finding, lines),
    ...foldedConsequences(consequences),
    '</div>',
    '</li>',
  ].join('\n');
}

function frameOf(file: string, finding: Finding, lines: readonly string[]): string[] {
  const place = `<code>${escapeXml(printableFinding(file, finding).place)}</code>`;
  const frame = codeFrame(lines, finding, (_, text) => text);
  if (frame.length === 0) return [`<p class="place">${place}</p>`];
  return [
    `<details><summary class="place">${place}</summary>`,
    `<pre tabindex="0">${escapeXml(frame.join('\n'))}</pre></details>`,
  ];
}

/** What follows from a cause, in an element that a reader can open. */
function foldedConsequences(consequences: readonly Finding[]): string[] {
  if (consequences.length === 0) return [];
  return [
    `<details class="consequences"><summary>${describeConsequences(consequences.length)}</summary>`,
    '<ul>',
    ...consequences.map(
      ({ words, what, rule }) =>
        `<li><strong><bdi>${escapeXml(printable(words, 'words'))}</bdi>:</strong> ${sentence(what)} <code>${escapeXml(printable(rule, 'name'))}</code></li>`,
    ),
    '</ul>',
    '</details>',
  ];
}

function waivedOf({ waived }: Report): string[] {
  if (waived.length === 0) return [];
  return [
    `<details class="waived"><summary>${waived.length} waived</summary>`,
    '<ul>',
    ...waived.map(({ finding, reason }) => {
      const rule = escapeXml(printable(finding.rule, 'name'));
      return `<li><strong><bdi>${escapeXml(printable(finding.words, 'words'))}</bdi>:</strong> ${sentence(finding.what)} <em>Accepted:</em> ${sentence(reason)} <code>${rule}</code></li>`;
    }),
    '</ul>',
    '</details>',
  ];
}

const sign = (severity: Severity, number: number): string =>
  `<svg class="sign ${severity}" viewBox="-1.5 -1.5 3 3" role="img" aria-label="${number}, ${SEVERITY_LABELS[severity]}">${drawSeverityMarker(severity, number)}</svg>`;

const sentence = (text: string): string => `<bdi>${escapeXml(printable(text, 'sentence'))}</bdi>`;
