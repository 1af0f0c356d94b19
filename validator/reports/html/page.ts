/** The report as one self-contained page: every board is drawn with its findings as pins, beside a list of them. */
import { countFindings, summariseReports, type Report } from '../../definitions/report.js';
import { capitalise, escapeXml, htmlHead } from '../../../model/index.js';
import { renderFindingList } from './finding-list.js';
import { renderBoardMap } from './board-map.js';
import { numberedFindings } from './numbered-findings.js';
import { PAGE_SCRIPT } from './script.js';
import { PAGE_STYLE } from './style.js';
import type { ReportOptions } from '../report-options.js';
import { sortReports } from '../sort-reports.js';
import {
  explainMissingComparison,
  symbolOfReport,
  describeBoard,
  describeSeverityCounts,
  printable,
  titleOfReport,
  describeSummary,
  worstSeverity,
} from '../phrases.js';

/** A drawing takes some hundred kilobytes. */
const MOST_DRAWINGS = 30;

/** Writes the page. Its content security policy allows only its own script and style. */
export function writeHtml(reports: readonly Report[], options: ReportOptions): string {
  const sorted = sortReports(reports);
  const detailed = sorted.length === 1 ? sorted : sorted.filter(hasContent);
  const keys = new Map(detailed.map((report, i) => [report, `${i + 1}`]));
  const title = describeSummary(summariseReports(reports));
  const drawable = new Set(detailed.filter(({ file }) => options.boards?.has(file)).slice(0, MOST_DRAWINGS));
  return [
    ...htmlHead(title, { script: PAGE_SCRIPT, style: PAGE_STYLE }),
    '<body>',
    '<header class="top">',
    `<h1>${escapeXml(title)}</h1>`,
    `<p class="tool">${escapeXml(printable(`${options.tool.name} ${options.tool.version}`, 'name'))}</p>`,
    ...(sorted.length > 1 ? overview(sorted, keys, options) : []),
    '</header>',
    '<main>',
    ...detailed.map((report) => section(report, keys.get(report)!, drawable.has(report), options)),
    '</main>',
    `<script>${PAGE_SCRIPT}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const hasContent = ({ findings, waived, skipped, off = [] }: Report): boolean =>
  findings.length + waived.length + skipped.length + off.length > 0;

function overview(
  reports: readonly Report[],
  keys: ReadonlyMap<Report, string>,
  options: ReportOptions,
): string[] {
  const rows = reports.map((report) => {
    const key = keys.get(report);
    const name = `<bdi>${escapeXml(titleOfReport(report, options))}</bdi>`;
    return `<li>${markOf(report)} <span class="name">${key === undefined ? name : `<a href="#b${key}">${name}</a>`}</span> <span>${[counts(report), ...explainMissingComparison(report).map(escapeXml)].join(' · ')}</span></li>`;
  });
  return ['<nav aria-label="Boards">', '<ul class="overview">', ...rows, '</ul>', '</nav>'];
}

function section(report: Report, key: string, isDrawn: boolean, options: ReportOptions): string {
  const known = options.boards?.get(report.file);
  const { listed, more } = numberedFindings(report);
  const map = isDrawn && known && options.draw ? renderBoardMap(key, known, listed, options.draw) : '';
  const about = [...describeBoard(report, options), `profile ${report.profile}`].map(
    (text) => `<bdi>${escapeXml(text)}</bdi>`,
  );
  return [
    `<section class="board" id="b${key}" aria-labelledby="h${key}">`,
    `<h2 id="h${key}">${markOf(report)} <bdi>${escapeXml(titleOfReport(report, options))}</bdi>: ${counts(report)}</h2>`,
    `<p class="about">${about.join(' · ')}</p>`,
    ...explainMissingComparison(report).map(
      (note) => `<p class="edition"><bdi>${escapeXml(capitalise(note))}.</bdi></p>`,
    ),
    ...(!isDrawn && known && options.draw ? [`<p class="note">Not drawn: this page has ${MOST_DRAWINGS} drawings already.</p>`] : []), // prettier-ignore
    `<div class="columns${map === '' ? ' plain' : ''}">`,
    ...(map === '' ? [] : [map]),
    '<div class="list">',
    renderFindingList({ key, hasMap: map !== '', report, listed, more, options }),
    '</div>',
    '</div>',
    '</section>',
  ].join('\n');
}

const counts = (report: Report): string => escapeXml(describeSeverityCounts(countFindings([report])));

const markOf = (report: Report): string => {
  const symbol = symbolOfReport(report);
  return `<span class="mark ${symbol === '○' ? 'open' : worstSeverity(report)}" aria-hidden="true">${symbol}</span>`;
};
