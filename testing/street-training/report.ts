/** The report of a training. */
import type { Measured } from './measure.js';
import { type Judged, reliabilityRows } from './reliability.js';

interface Training {
  /** The scans of each step. */
  readonly count: number;
  readonly seconds: number;
  /** The number of labelled pictures that were learned from too. */
  readonly learned: number;
  readonly heldOut: readonly Measured[];
  readonly checked: readonly Measured[];
}

/** The report as Markdown. */
export function formatReport({ count, seconds, learned, heldOut, checked }: Training): string {
  return [
    '# Training report of streets and junctions',
    '',
    '`npm run train-streets` writes this page and the weights. True nodes are given, so that lines alone are measured.',
    '',
    `- data: ${count} simulated scans for the regression of streets, ${count} for that of junctions, ${count} for the confidence, ${count} held out for this report`,
    `- labelled pictures that were learned from too: ${learned}`,
    `- time: ${seconds} s of one processor`,
    '',
    ...section('Simulated scans that were held out', heldOut),
    ...(checked.length > 0 ? section('Labelled pictures', checked) : []),
  ].join('\n');
}

const SAFE = 0.95;

function section(title: string, all: readonly Measured[]): readonly string[] {
  const share = (part: number, whole: number): string => (whole === 0 ? '–' : (part / whole).toFixed(3));
  const right = (judged: readonly Judged[]): number => judged.filter(({ isRight }) => isRight).length;
  return [
    `## ${title}`,
    '',
    'Each cell is precision / recall. *Unsplit* streets run through a bare junction that was missed; they count as wrong.',
    '',
    '| picture | streets | unsplit | junctions | safe streets, wrong | safe junctions, wrong |',
    '|---|---|---|---|---|---|',
    ...all.map(({ name, streets, trueStreets, junctions, trueJunctions }) => {
      const unsplit = streets.filter(({ isUnsplit }) => isUnsplit).length;
      return `| ${name} | ${share(right(streets), streets.length)} / ${share(right(streets), trueStreets)} | ${unsplit} | ${share(right(junctions), junctions.length)} / ${share(right(junctions), trueJunctions)} | ${safe(streets)} | ${safe(junctions)} |`;
    }),
    '',
    ...reliability(
      'streets',
      all.flatMap(({ streets }) => streets),
    ),
    ...reliability(
      'junctions',
      all.flatMap(({ junctions }) => junctions),
    ),
  ];
}

function safe(judged: readonly Judged[]): string {
  const sure = judged.filter(({ confidence }) => confidence >= SAFE);
  return `${sure.length}, ${sure.filter(({ isRight }) => !isRight).length}`;
}

const reliability = (what: string, judged: readonly Judged[]): readonly string[] => [
  `| confidence of ${what} | mean | share right | count |`,
  '|---|---|---|---|',
  ...reliabilityRows(judged).map((row) => `| ${row} |`),
  '',
];
