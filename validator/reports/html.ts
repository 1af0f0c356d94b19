/** The report as one page that needs nothing else: every board drawn, its findings pinned on it and listed beside it. */
import { countFindings, summaryOf, type Report } from '../report.js';
import { escapeXml } from '../../model/text/escape-xml.js';
import { pageHead } from '../../model/text/page-head.js';
import { listOf } from './html/list.js';
import { mapOf } from './html/map.js';
import { numberedFindings } from './html/numbered.js';
import { SCRIPT } from './html/script.js';
import { STYLE } from './html/style.js';
import type { ReportOptions } from './options.js';
import { sortedReports } from './sort-reports.js';
import { MOST, shown } from '../../model/text/visible.js';
import { contentsOf, countsInWords, MARKS, nameOfReport, summaryInWords, worstOf } from './words.js';

/** A drawing is some hundred kilobytes, and a browser has to hold them all. */
const MOST_DRAWINGS = 30;

/** The page. Its policy lets nothing in and runs nothing but our own script and style. */
export function html(reports: readonly Report[], options: ReportOptions): string {
  const sorted = sortedReports(reports);
  const told = sorted.length === 1 ? sorted : sorted.filter(hasSomethingToTell);
  const keys = new Map(told.map((report, i) => [report, `${i + 1}`]));
  const title = summaryInWords(summaryOf(reports));
  const drawable = new Set(told.filter(({ file }) => options.boards?.has(file)).slice(0, MOST_DRAWINGS));
  return [
    ...pageHead(title, { script: SCRIPT, style: STYLE }),
    '<body>',
    '<header class="top">',
    `<h1>${escapeXml(title)}</h1>`,
    `<p class="tool">${escapeXml(shown(`${options.tool.name} ${options.tool.version}`, MOST.name))}</p>`,
    ...(sorted.length > 1 ? overview(sorted, keys) : []),
    '</header>',
    '<main>',
    ...told.map((report) => section(report, keys.get(report)!, drawable.has(report), options)),
    '</main>',
    `<script>${SCRIPT}</script>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const hasSomethingToTell = ({ findings, waived, skipped }: Report): boolean =>
  findings.length + waived.length + skipped.length > 0;

function overview(reports: readonly Report[], keys: ReadonlyMap<Report, string>): string[] {
  const rows = reports.map((report) => {
    const key = keys.get(report);
    const name = `<bdi>${escapeXml(nameOfReport(report))}</bdi>`;
    return `<li>${markOf(report)} <span class="name">${key === undefined ? name : `<a href="#b${key}">${name}</a>`}</span> <span>${counts(report)}</span></li>`;
  });
  return ['<nav aria-label="Boards">', '<ul class="overview">', ...rows, '</ul>', '</nav>'];
}

function section(report: Report, key: string, isDrawn: boolean, options: ReportOptions): string {
  const { file, board } = report;
  const known = options.boards?.get(file);
  const { listed, more } = numberedFindings(report);
  const map = isDrawn && known && options.draw ? mapOf(key, known, listed, options.draw) : '';
  const about = [
    ...(board ? [shown(board.name, MOST.name)] : []),
    ...(board && known ? [contentsOf(known)] : []),
    ...(board ? [shown(file, MOST.file)] : []),
    `judged as ${report.profile}`,
  ].map((text) => `<bdi>${escapeXml(text)}</bdi>`);
  return [
    `<section class="board" id="b${key}" aria-labelledby="h${key}">`,
    `<h2 id="h${key}">${markOf(report)} <bdi>${escapeXml(nameOfReport(report))}</bdi>: ${counts(report)}</h2>`,
    `<p class="about">${about.join(' · ')}</p>`,
    ...(!isDrawn && known && options.draw ? [`<p class="note">Not drawn: this page holds ${MOST_DRAWINGS} drawings already.</p>`] : []), // prettier-ignore
    `<div class="columns${map === '' ? ' plain' : ''}">`,
    ...(map === '' ? [] : [map]),
    '<div class="list">',
    listOf({ key, hasMap: map !== '', report, listed, more, options }),
    '</div>',
    '</div>',
    '</section>',
  ].join('\n');
}

const counts = (report: Report): string => escapeXml(countsInWords(countFindings([report])));

const markOf = (report: Report): string => {
  const worst = worstOf(report);
  return `<span class="mark ${worst}" aria-hidden="true">${MARKS[worst]}</span>`;
};
