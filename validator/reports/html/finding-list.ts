/** The findings of a board as a list: by severity, then rule, each with its sentences and its place. */
import { capital } from '../../../model/text/capital.js';
import type { Finding } from '../../finding.js';
import type { Report } from '../../report.js';
import type { RuleId, Severity } from '../../rule.js';
import { codeFrame } from '../code-frame.js';
import { grouped } from '../grouped.js';
import type { ReportOptions } from '../options.js';
import { addressOfRule } from '../told-rules.js';
import { MOST, shown } from '../../../model/text/visible.js';
import { placeInFile, plural, SEVERITY_WORDS, skippedInWords } from '../words.js';
import { escapeXml } from '../../../model/text/escape-xml.js';
import { marker } from './marker.js';
import { hasPlace, type Numbered } from './numbered.js';

export interface ListOptions {
  /** What tells this board's anchors from those of others. */
  readonly key: string;
  /** Whether there is a drawing with pins to go to. */
  readonly hasMap: boolean;
  readonly report: Report;
  readonly listed: readonly Numbered[];
  readonly more: number;
  readonly options: ReportOptions;
}

export function listOf({ key, hasMap, report, listed, more, options }: ListOptions): string {
  const lines = listed.length === 0 ? [] : (options.texts?.get(report.file)?.split('\n') ?? []);
  const itemOf = (numbered: Numbered): string => item(key, hasMap, report.file, numbered, lines);
  const out: string[] = [];
  for (const [severity, ofSeverity] of grouped(listed, ({ finding }) => finding.severity)) {
    out.push(`<h3 class="${severity}">${capital(plural(ofSeverity.length, SEVERITY_WORDS[severity]))}</h3>`);
    for (const [rule, ofRule] of grouped(ofSeverity, ({ finding }) => finding.rule))
      out.push(ruleHead(rule, ofRule[0]!.finding.why, options), '<ol class="findings">', ...ofRule.map(itemOf), '</ol>'); // prettier-ignore
  }
  if (more > 0)
    out.push(
      `<p class="note">${plural(more, 'more finding')} found no room here; the JSON report has them all.</p>`,
    );
  if (report.findings.length === 0) out.push('<p class="none">No findings.</p>');
  out.push(...skippedInWords(report).map((words) => `<p class="note">${escapeXml(capital(words))}.</p>`));
  out.push(...waivedOf(report));
  return out.join('\n');
}

function ruleHead(rule: RuleId, why: string, options: ReportOptions): string {
  const address = addressOfRule(rule, options);
  const name = escapeXml(shown(rule, MOST.name));
  const link = address === undefined ? name : `<a href="${escapeXml(address)}">${name}</a>`;
  return `<h4>${link}</h4>${why === '' ? '' : `\n<p class="why">${sentence(why)}</p>`}`;
}

function item(
  key: string,
  hasMap: boolean,
  file: string,
  { number, finding }: Numbered,
  lines: readonly string[],
): string {
  const { severity, words, what, mend } = finding;
  const inner =
    `${sign(severity, number)}<span class="text"><strong><bdi>${escapeXml(shown(words, MOST.words))}</bdi>:</strong> ` +
    `${sentence(what)}</span>`;
  return [
    `<li class="finding ${severity}" id="f${key}-${number}">`,
    hasMap && hasPlace(finding)
      ? `<a class="go" href="#p${key}-${number}">${inner}</a>`
      : `<div class="go">${inner}</div>`,
    '<div class="more">',
    ...(mend === '' ? [] : [`<p>${sentence(mend)}</p>`]),
    ...frameOf(file, finding, lines),
    '</div>',
    '</li>',
  ].join('\n');
}

function frameOf(file: string, finding: Finding, lines: readonly string[]): string[] {
  const place = `<code>${escapeXml(placeInFile(file, finding))}</code>`;
  const frame = codeFrame(lines, finding, (_, text) => text);
  if (frame.length === 0) return [`<p class="place">${place}</p>`];
  return [
    `<details><summary class="place">${place}</summary>`,
    `<pre tabindex="0">${escapeXml(frame.join('\n'))}</pre></details>`,
  ];
}

function waivedOf({ waived }: Report): string[] {
  if (waived.length === 0) return [];
  return [
    `<details class="waived"><summary>${waived.length} waived</summary>`,
    '<ul>',
    ...waived.map(({ finding, reason }) => {
      const rule = escapeXml(shown(finding.rule, MOST.name));
      return `<li><strong><bdi>${escapeXml(shown(finding.words, MOST.words))}</bdi>:</strong> ${sentence(finding.what)} <em>Accepted:</em> ${sentence(reason)} <code>${rule}</code></li>`;
    }),
    '</ul>',
    '</details>',
  ];
}

const sign = (severity: Severity, number: number): string =>
  `<svg class="sign ${severity}" viewBox="-1.5 -1.5 3 3" role="img" aria-label="${number}, ${SEVERITY_WORDS[severity]}">${marker(severity, number)}</svg>`;

const sentence = (text: string): string => `<bdi>${escapeXml(shown(text, MOST.sentence))}</bdi>`;
