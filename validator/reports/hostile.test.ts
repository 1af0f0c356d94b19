/** Whatever a board says or a file is called, a report stays what it is. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawBoard } from '../../exchange/draw/index.js';
import { parseMarkup, type MarkupElement } from '../../testing/exchange/parse-markup.js';
import { SAMPLE_BOARD, SAMPLE_OPTIONS, SAMPLE_REPORTS } from '../../testing/validator/sample-reports.js';
import type { Board, Fix } from '../../model/index.js';
import type { Finding } from '../definitions/finding.js';
import type { Report } from '../definitions/report.js';
import { writeHtml } from './html/page.js';
import {
  formatReports,
  writeGithubSummary,
  REPORT_FORMATS,
  type ReportFormat,
  type ReportOptions,
  type DrawingTheme,
} from './index.js';

const HOSTILE = [
  '</script><script>alert(1)</script>',
  '</style><style>*{display:none}</style>',
  '"><img src=x onerror=alert(1)>',
  `' onload='alert(1)`,
  '<!-- --> ]]> <![CDATA[ <?xml ?>',
  '&lt;b&gt; &#60; &amp;amp;',
  '%0A::error::x\n::error::y\r\n::set-output name=a::b',
  '##[error]x ##[add-mask]y',
  '\u001b[31mred\u001b[0m \u001b]8;;https://example.org\u0007link \u009b2J',
  '\u202egpj.exe\u202c \u2066x\u2069 \u200f \ufeff',
  '| a | b |\n|---|---|\n# head\n- list',
  '[link](https://example.org) ![x](https://example.org/x.png) <https://example.org>',
  'https://example.org www.example.org a@example.org @someone #1',
  '`code` ``` ~~~ **bold** __x__ $x$ \\',
  '{0} {{1}} ${x} {"a":1}',
  '\u0000\u0001\u0008\u000b\ufffe\uffff\ud800 \udc00',
  '__proto__',
  '🏴\u{e0067}\u{e007f}',
] as const;

/** The text in every place where a board or a name may put it. */
function hostileReport(text: string): Report {
  const finding: Finding = {
    id: `street/dead-end(${text})`,
    rule: 'street/dead-end',
    severity: 'error',
    entities: [text],
    message: `${text} ${text} ${text}`,
    what: text,
    why: text,
    remedy: text,
    seen: { [text]: text },
    expected: [text],
    line: 1,
    column: 3,
    pointer: `/${text}`,
    at: [5000, 2000],
    words: text,
    fixes: [{ kind: 'safe', action: text, arguments: { [text]: text }, label: text } as unknown as Fix],
  };
  const [small] = SAMPLE_REPORTS;
  return {
    ...small!,
    file: text,
    board: { ...small!.board!, id: text, name: text, boardVersion: text },
    findings: [finding, { ...finding, id: 'b', severity: 'warning', line: 0, column: 0 }, { ...finding, id: 'c', severity: 'info' }, { ...finding, id: 'd', causedBy: 'c' }], // prettier-ignore
    edition: { compared: false, note: text },
    waived: [{ finding, reason: text }],
  };
}

const optionsFor = (text: string): ReportOptions => ({
  ...SAMPLE_OPTIONS,
  texts: new Map([[text, `{${text}}`]]),
  boards: new Map([[text, { ...SAMPLE_BOARD, name: text, crossings: [{ ...SAMPLE_BOARD.crossings[0]!, name: text }] }]]), // prettier-ignore
  draw: () => '<svg viewBox="0 0 100 100"><g/></svg>',
});

const write = (format: ReportFormat, text: string): string =>
  formatReports(format, [hostileReport(text)], optionsFor(text));

const hostile = fc.oneof(
  fc.constantFrom(...HOSTILE),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
  fc.array(fc.constantFrom(...HOSTILE), { minLength: 1, maxLength: 4 }).map((parts) => parts.join('')),
);

/** What no terminal, log or reader may be given. */
const UNSEEN = /[^\P{Cc}\n]|[\p{Cf}\p{Cs}\p{Zl}\p{Zp}\ufffe\uffff]/u;

describe.each(REPORT_FORMATS)('%s', (format) => {
  test('holds no character that is obeyed or unseen', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        // The gaps that stop links are ours.
        const written = write(format, text).replaceAll('\u200b', '');
        expect(UNSEEN.exec(written)?.[0]).toBeUndefined();
      }),
    );
  });

  test('is the same twice, and cuts what is endless', () => {
    const endless = 'ab<"%|\u202e'.repeat(150_000);
    const written = write(format, endless);
    expect(written).toContain('…');
    expect(written.length).toBeLessThan(2_000_000);
    expect(write(format, endless.repeat(2))).toHaveLength(written.length);
    expect(write(format, endless)).toBe(written);
  });
});

test.each(['json', 'sarif'] as const)('%s says what it was given', (format) => {
  fc.assert(
    fc.property(hostile, (text) => {
      const read = JSON.parse(write(format, text)) as never;
      const strings = stringsOf(read);
      // Half a pair is the one thing that cannot be said in a file name's address.
      if (format === 'json') expect(strings).toContain(text);
      else expect(strings).toContain(`street/dead-end(${text})`);
    }),
  );
});

function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsOf) : [];
}

test('pretty: as many lines as with harmless words, and no line from the board', () => {
  const lines = (text: string): number => write('pretty', text).replace(/\n {4}[^\n]*/g, '').split('\n').length;
  for (const text of HOSTILE) expect([text, lines(text)]).toEqual([text, lines('harmless')]);
}); // prettier-ignore

test('github: as many commands as with harmless words', () => {
  const commands = (text: string): string[] =>
    write('github', text)
      .split('\n')
      .filter((line) => /^\s*::|##\[/.test(line))
      .map((line) => /^::\w+/.exec(line)?.[0] ?? line);
  fc.assert(
    fc.property(hostile, (text) => {
      expect(commands(text)).toEqual(commands('harmless'));
    }),
  );
});

test('junit: the same elements as with harmless words', () => {
  const names = (text: string): string[] => parseMarkup(write('junit', text)).map(({ name }) => name);
  fc.assert(
    fc.property(hostile, (text) => {
      expect(names(text)).toEqual(names('harmless'));
    }),
  );
});

test('html: the same elements and attributes as with harmless words', () => {
  const shape = (text: string): string[] => parseMarkup(write('html', text)).map(shapeOf);
  const harmless = shape('harmless');
  fc.assert(
    fc.property(hostile, (text) => {
      expect(shape(text)).toEqual(harmless);
    }),
  );
});

test('html: the drawing brings no script, no handler and no link', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const drawn = {
        ...optionsFor(text),
        draw: (board: Board, theme: DrawingTheme) => drawBoard(board, { theme }),
      };
      for (const { name, attributes } of parseMarkup(writeHtml([hostileReport(text)], drawn))) {
        expect(name).not.toMatch(/^(img|iframe|object|embed|link|base|form|image|use|foreignobject)$/i);
        for (const [key, value] of attributes)
          expect(`${key}=${value}`).not.toMatch(/^(on\w+|href=(?!#)|src|style)/);
      }
    }),
    { numRuns: 50 },
  );
});

const shapeOf = ({ name, attributes }: MarkupElement): string =>
  `${name} ${[...attributes].map(([key, value]) => (key === 'aria-label' ? key : `${key}=${value}`)).join(' ')}`;

test.each([
  ['markdown', (text: string) => write('markdown', text)],
  ['the step summary', (text: string) => writeGithubSummary([hostileReport(text)], optionsFor(text))],
])('%s: as many rows and cells as with harmless words, and nothing is markup', (_, page) => {
  const cells = (text: string): number[] =>
    page(text)
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .map((line) => line.replace(/\\[^]/g, '').split('|').length);
  const harmless = cells('harmless');
  fc.assert(
    fc.property(hostile, (text) => {
      expect(cells(text)).toEqual(harmless);
      const bare = page(text)
        .replace(/\\[^]/g, '')
        .replace(/<br>|<details><summary>and 1 consequence<\/summary><ul><li>|<\/li><\/ul><\/details>/g, '');
      expect(bare).not.toMatch(/[<>`*_[\]~$]|&(?!(?:lt|gt|amp);)|[@#]\w|:\/\/|www\./i);
    }),
  );
});
