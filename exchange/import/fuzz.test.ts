/** Good files with small damage, thousands of them: always an answer with a place and a sentence, never a throw. */
import { describe, expect, test } from 'vitest';
import {
  importTexts,
  isAboutWholeFile,
  exportTexts,
} from '../../testing/exchange/export-and-import-texts.js';
import { mutateJson, mutateText } from '../../testing/boards/mutate-json.js';
import { shippedBoard } from '../../testing/boards/shipped-boards.js';
import { ROUND_TRIP_FORMATS, type RoundTripFormat } from '../../testing/exchange/format-losses.js';
import { parseBoard, formatBoard } from '../../model/index.js';
import { boardGraph } from '../graph/index.js';
import { readMapping } from './index.js';

const BOARDS = ['teaching/two-routes', 'teaching/an-island', 'teaching/two-manholes'];
const SEEDS = Array.from({ length: 25 }, (_, i) => i);

const TOKENS = [
  '<', '>', '</', '/>', '<!--', '-->', '<![CDATA[', ']]>', '<?', '<!DOCTYPE a>', '&amp;', '&lol;', '&#0;', '&#x1F3A9;', '"', "'", '=', '\0', '\ufeff',
  '<node id="a">', '</node>', '<data key="node-x">', '</data>', '</graph>', '<graph>', ',', '""', '"a', '\r', '\n', '\r\n', ';', 'c1,', '-', '1e308',
]; // prettier-ignore

/** The answer is a board that can be written and read again, or says what is wrong and where. */
function expectAnswer(texts: readonly string[], format: RoundTripFormat): void {
  const result = importTexts(texts, format);
  if (result.ok) {
    expect(parseBoard(formatBoard(result.board)).ok).toBe(true);
    return;
  }
  expect(result.errors.length).toBeGreaterThan(0);
  for (const { line, column, message, words } of result.errors) {
    if (!isAboutWholeFile(words)) expect(`${line}:${column} ${words}`).not.toBe(`1:1 ${words}`);
    expect(message).toMatch(/^\P{Cc}+[.?)]$/u);
    expect(words).not.toBe('');
  }
}

describe.each(ROUND_TRIP_FORMATS)('%s', (format) => {
  test.each(BOARDS)('%s with random changes in its text is imported or refused', (name) => {
    const texts = exportTexts(boardGraph(shippedBoard(name)), format);
    for (const seed of SEEDS) {
      const damaged = seed % texts.length;
      const tokens = seed % 2 === 0 ? TOKENS : undefined;
      expectAnswer(texts.map((text, i) => (i === damaged ? mutateText(text, seed, tokens) : text)), format); // prettier-ignore
    }
  });
});

describe.each(['jgf', 'node-link', 'geojson'] as const)('%s', (format) => {
  test.each(BOARDS)('%s with random changes in its data is imported or refused', (name) => {
    const data: unknown = JSON.parse(exportTexts(boardGraph(shippedBoard(name)), format)[0]!);
    for (const seed of SEEDS) expectAnswer([JSON.stringify(mutateJson(data, seed))], format);
  });
});

test('mappings with random changes are read or refused', () => {
  const data = {
    board: { id: 'town', game: 'lfw', width: 10000 },
    kind: { attribute: 'type', values: { station: 'circle', legend: null }, missing: 'crossing' },
    number: 'num',
    scale: 2.5,
    up: true,
  };
  const texts = exportTexts(boardGraph(shippedBoard('teaching/two-routes')), 'node-link');
  for (let seed = 0; seed < 1500; seed++) {
    const text =
      seed % 2 === 0 ? mutateText(JSON.stringify(data), seed) : JSON.stringify(mutateJson(data, seed));
    const read = readMapping({ name: 'map.json', text });
    if (read.ok) importTexts(texts, 'node-link', { mapping: read.mapping });
    else expect(read.errors.every(({ line, message }) => line > 0 && message.length > 5)).toBe(true);
  }
});
