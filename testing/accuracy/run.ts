/**
 * `npm run accuracy`: precision and recall of detection on simulated scans of the official street boards and of random
 * boards of other looks. `--boards 5` sets the number of random boards (20), `--width 1600` the width of scans (2400),
 * `--pictures DIR` keeps the scans.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomScanLook, type ScanLook } from '../../exchange/draw/scan/index.js';
import { shippedStreetBoard } from '../boards/shipped-boards.js';
import { addScores, SCORED_STAGES, type Score, type Scores } from './compare-with-truth.js';
import { measureScan, type Scan } from './measure-scan.js';
import { randomStreetBoard } from './random-street-board.js';

const { values } = parseArgs({
  options: {
    boards: { type: 'string', default: '20' },
    width: { type: 'string', default: '2400' },
    pictures: { type: 'string' },
  },
});
const width = Number(values.width);
const official = ['whitechapel', 'whitehall'].flatMap((name) => {
  const board = shippedStreetBoard(name);
  return [
    { name, scan: { board, seed: 1, width } },
    { name: `${name}, other look`, scan: { board, seed: 1, width, look: randomScanLook(1) } },
  ];
});
const random = Array.from({ length: Number(values.boards) }, (_, i) => ({
  name: `random ${i + 1}`,
  scan: { board: randomStreetBoard(i + 1), seed: i + 1, width, look: randomScanLook(i + 1) },
}));

const write = (line: string): boolean => process.stdout.write(`${line}\n`);

write(`Scans of ${width} pixels; precision / recall, and how many of those above the threshold are wrong.\n`);
write(`| board | look | ${SCORED_STAGES.join(' | ')} | safe but wrong | seconds |`);
write(`|---|---|${SCORED_STAGES.map(() => '---').join('|')}|---|---|`);
const officialScores = await measureAll(official);
const randomScores = await measureAll(random);
write(rowOf('official boards', '', addScores(officialScores)));
if (randomScores.length > 0) write(rowOf('random boards', '', addScores(randomScores)));

async function measureAll(all: readonly { readonly name: string; readonly scan: Scan }[]): Promise<Scores[]> {
  const found: Scores[] = [];
  for (const { name, scan } of all) {
    const { picture, scores, milliseconds } = await measureScan(scan);
    found.push(scores);
    write(rowOf(name, describeLook(scan.look), scores, milliseconds));
    if (values.pictures !== undefined)
      writeFileSync(join(values.pictures, `${name.replaceAll(/\W+/g, '-')}.jpg`), picture);
  }
  return found;
}

function rowOf(name: string, look: string, scores: Scores, milliseconds?: number): string {
  const wrong = SCORED_STAGES.map((stage) => scores[stage].safeButWrong).reduce((sum, each) => sum + each);
  const safe = SCORED_STAGES.map((stage) => scores[stage].safe).reduce((sum, each) => sum + each);
  const seconds = milliseconds === undefined ? '' : (milliseconds / 1000).toFixed(1);
  return `| ${name} | ${look} | ${SCORED_STAGES.map((stage) => describeScore(scores[stage])).join(' | ')} | ${wrong} of ${safe} | ${seconds} |`;
}

function describeScore({ real, suggested, right }: Score): string {
  if (real === 0 && suggested === 0) return '–';
  const share = (of: number): string => (of === 0 ? '–' : (right / of).toFixed(3));
  return `${share(suggested)} / ${share(real)}`;
}

function describeLook(look: ScanLook | undefined): string {
  if (look === undefined) return 'usual';
  const { print, photo } = look;
  return [
    print.disc.style,
    print.font.family.split(',')[0]!.replaceAll("'", ''),
    print.art,
    ...(photo.shadow > 0 ? ['shadow'] : []),
    ...(photo.hasFinger ? ['finger'] : []),
  ].join(', ');
}
