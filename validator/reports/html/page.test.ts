import { createHash } from 'node:crypto';
import { Script } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawBoard } from '../../../exchange/draw/index.js';
import { parseMarkup } from '../../../testing/exchange/parse-markup.js';
import { sampleFinding, SAMPLE_BOARD, SAMPLE_OPTIONS, SAMPLE_REPORTS, SAMPLE_RULES } from '../../../testing/validator/sample-reports.js'; // prettier-ignore
import type { Report } from '../../definitions/report.js';
import { writeHtml } from './page.js';
import { cspHash } from '../../../model/markup/markup.js';
import { placePins } from './board-map.js';

const options = { ...SAMPLE_OPTIONS, draw: drawBoard as never };
const [small, other] = SAMPLE_REPORTS;

describe('the page', () => {
  const page = writeHtml(SAMPLE_REPORTS, SAMPLE_OPTIONS);
  const elements = parseMarkup(page);
  const all = (name: string): typeof elements => elements.filter((element) => element.name === name);
  const withClass = (name: string): typeof elements =>
    elements.filter(({ attributes }) => attributes.get('class')?.split(' ').includes(name));

  test('allows its own script and style and nothing else', () => {
    const policy = all('meta').find(({ attributes }) => attributes.has('http-equiv'))!.attributes.get('content')!; // prettier-ignore
    const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(all('script')).toHaveLength(1);
    expect(all('style')).toHaveLength(1);
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src ${hash(all('script')[0]!.text)}`,
      `style-src ${hash(all('style')[0]!.text)}`,
      "base-uri 'none'",
      "form-action 'none'",
    ]);
  });

  test('loads nothing, runs nothing inline, and its script is one', () => {
    for (const { attributes } of elements)
      for (const [key, value] of attributes) {
        expect(key).not.toMatch(/^(on|style$|src$|srcset$|action$)/);
        if (key === 'href') expect(value).toMatch(/^#/);
      }
    expect(() => new Script(all('script')[0]!.text)).not.toThrow();
    expect(`${all('script')[0]!.text}${all('style')[0]!.text}`).not.toMatch(/https?:|url\(|@import|<\//);
  });

  test('every link leads somewhere and no anchor is there twice', () => {
    const ids = elements.flatMap(({ attributes }) => attributes.get('id') ?? []);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { attributes } of all('a')) expect(ids).toContain(attributes.get('href')!.slice(1));
  });

  test('every finding is listed, and pinned where it has a place', () => {
    expect(withClass('finding')).toHaveLength(5);
    const pins = withClass('pin').map(({ attributes }) => attributes.get('aria-label'));
    expect(pins.sort()).toEqual([
      "1: error: the board's circles, missing here",
      '2: error: circle 2',
      '3: warning: circle 1',
      '4: hint: crossing x1',
    ]);
    expect(page).toContain('<g transform="translate(8000 2000)">');
  });

  test('a drawing is there for light and for dark, without a style of its own', () => {
    expect(withClass('drawing').map(({ attributes }) => attributes.get('class'))).toEqual([
      'drawing light',
      'drawing dark',
    ]);
    expect(all('desc').map(({ text }) => text)).toEqual(['light', 'dark']);
  });

  test('our own drawing fits in', () => {
    const drawn = writeHtml(SAMPLE_REPORTS, options);
    expect(
      parseMarkup(drawn).filter(({ name }) => name === 'polygon' || name === 'circle').length,
    ).toBeGreaterThan(5);
    expect(drawn).not.toContain(' style="');
  });

  test('one board alone is shown even if nothing is wrong with it', () => {
    const alone = writeHtml([other!], { ...SAMPLE_OPTIONS, boards: new Map([[other!.file, SAMPLE_BOARD]]) });
    expect(alone).toContain('No findings.');
    expect(parseMarkup(alone).some(({ attributes }) => attributes.get('class') === 'stage')).toBe(true);
  });

  test('what finds no room is counted', () => {
    const findings = Array.from({ length: 503 }, (_, i) =>
      sampleFinding(SAMPLE_RULES[0]!, { what: 'Wrong.', line: i + 1 }),
    );
    expect(writeHtml([{ ...small!, findings }], SAMPLE_OPTIONS)).toContain('3 more findings not shown');
    const reports = Array.from({ length: 32 }, (_, i): Report => ({ ...small!, file: `${i}.json` }));
    const boards = new Map(reports.map(({ file }) => [file, SAMPLE_BOARD]));
    const drawn = writeHtml(reports, { ...SAMPLE_OPTIONS, boards });
    expect(drawn.match(/class="stage"/g)).toHaveLength(30);
    expect(drawn.match(/Not drawn: /g)).toHaveLength(2);
  });
});

test('the hash of a text is that of the web', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(cspHash(text)).toBe(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
    }),
  );
});

describe('heads of pins', () => {
  const view = { x: 0, y: 0, width: 10000, height: 8000 };

  test('hide neither each other nor a place, as long as there is room', () => {
    const places = fc.array(fc.tuple(fc.integer({ min: 2000, max: 8000 }), fc.integer({ min: 2000, max: 6000 })), { maxLength: 8 }); // prettier-ignore
    fc.assert(
      fc.property(places, (at) => {
        const offsets = placePins(at, 100, view);
        const heads = at.map(([x, y], i) => [x + offsets[i]![0], y + offsets[i]![1]] as const);
        heads.forEach(([x, y], i) => {
          for (const [ox, oy] of heads.slice(i + 1)) expect(Math.hypot(x - ox, y - oy)).toBeGreaterThan(290);
          for (const [px, py] of at) expect(Math.hypot(x - px, y - py)).toBeGreaterThan(180);
        });
      }),
    );
  });

  test('stay on the sheet, and a crowd of them is no trouble', () => {
    const corner = placePins([[0, 0]], 100, view)[0]!;
    expect(corner.every((value) => value >= 100)).toBe(true);
    expect(
      placePins(
        Array.from({ length: 5000 }, () => [500, 500] as const),
        100,
        view,
      ),
    ).toHaveLength(5000);
  });
});
