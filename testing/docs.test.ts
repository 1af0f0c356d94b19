/** The pages are correct: output of commands and programs, links, paths and numbers. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import * as engine from '../engine/index.js';
import * as protocol from '../engine/protocol/index.js';
import * as vision from '../vision/index.js';
import { toCanonical } from '../exchange/canonical/index.js';
import * as exchange from '../exchange/index.js';
import * as graph from '../model/graph/index.js';
import { canonicalJson } from '../model/file/canonical-json.js';
import * as model from '../model/index.js';
import * as validator from '../validator/index.js';
import { RULES } from '../validator/rules/index.js';
import { countOnBoard } from '../model/index.js';
import {
  updateConsoleBlock,
  runTypeScriptExample,
  runShellBlock,
  updateProtocolBlock,
} from './docs/run-examples.js';
import { docsPictures, COMMITTED_SCANS, groundTruthFileOf } from './docs/pictures.js';
import {
  anchorsOf,
  inlineCodeOf,
  fencedBlocksOf,
  linksOf,
  proseOf,
  replaceFencedBlocks,
} from './docs/parse-markdown.js';
import { shippedBoard, shippedStreetBoard, shippedBoardText } from './boards/shipped-boards.js';

const root = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
/** `UPDATE=1` writes the actual output into the pages; read the diff before you commit it. */
const update = process.env['UPDATE'] === '1';

/** The rule pages are generated and have their own test. */
const PAGES = [
  'README.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.startsWith('rules/'))
    .map((name) => join('docs', name))
    .sort(),
];

test.each(PAGES)('%s shows the output of its commands and programs', async (page) => {
  const text = read(page);
  const actual = boardRows(
    await replaceFencedBlocks(text, async ({ language, text: block, heading }, before) => {
      if (language === 'console') return updateConsoleBlock(block);
      if (language === 'transcript') return updateProtocolBlock(block);
      if (language === 'text' && before?.language === 'ts') return runTypeScriptExample(before.text);
      if (language === 'json' && heading === 'A whole board') return shippedBoardText('teaching/two-routes');
      return block;
    }),
  );
  if (update) writeFileSync(join(root, page), actual);
  else expect(text).toBe(actual);
});

/** Replaces the counts in the tables of boards. */
function boardRows(page: string): string {
  return page.replace(
    /^\| (\[([\w-]+)\]\((?:\.\.\/)?boards\/[\w-]+\/sources\.md\)) \|.*$/gm,
    (_, link: string, id: string) => {
      const board = shippedBoard(id);
      const counts = (model.isStreetBoard(board) ? STREET_COLUMNS : HEX_COLUMNS).map((what) =>
        countOnBoard(board, what),
      );
      return `| ${link} | ${counts.join(' | ')} |`;
    },
  );
}

const STREET_COLUMNS = [
  'circles',
  'crossings',
  'junctions',
  'streets',
  'blocks',
  'jackPairs',
  'policePairs',
  'alleyPairs',
] as const;
const HEX_COLUMNS = ['hexes', 'walkableHexes', 'manholes', 'gaslights', 'exits', 'visibleAtStart'] as const;

test.each(PAGES)('every command in the shell blocks of %s succeeds', async (page) => {
  const folder = mkdtempSync(join(tmpdir(), 'lamplighter-docs-'));
  try {
    for (const { language, text } of fencedBlocksOf(read(page)))
      if (language === 'sh') expect(await runShellBlock(text, folder)).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.each(PAGES)('every link of %s has a target', (page) => {
  const lost = linksOf(read(page)).filter((link) => {
    if (/^https?:/.test(link)) return false;
    const [path = '', anchor] = link.split('#');
    const target = path === '' ? page : join(dirname(page), path);
    if (!existsSync(join(root, target))) return true;
    return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
  });
  expect(lost).toEqual([]);
});

test.each(PAGES)('every path and script that %s names exists', (page) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
  const missing = inlineCodeOf(read(page)).filter((code) => {
    const script = /^npm run (\S+)/.exec(code)?.[1];
    if (script !== undefined) return scripts[script] === undefined;
    const isPath = /^(boards|schemas|model|validator|exchange|engine|cli|bench|testing|docs)\/[\w./-]+$/.test(
      code,
    );
    // docs/api is built by `npm run docs` and not committed.
    return isPath && code !== 'docs/api' && !existsSync(join(root, code));
  });
  expect(missing).toEqual([]);
});

test('every page and every decision is in the index', () => {
  const listed = linksOf(read('docs/README.md')).map((link) => join('docs', link));
  const pages = PAGES.filter(
    (page) => /^docs\/(decisions\/)?[\w-]+\.md$/.test(page) && page !== 'docs/README.md',
  );
  expect(pages.filter((page) => !listed.includes(page))).toEqual([]);
});

test.each(['docs/tour.md', 'docs/data-flow.md'])(
  'quotes in %s come from the board file or the export',
  (page) => {
    const lines = new Set(
      shippedBoardText('whitechapel')
        .split('\n')
        .map((line) => line.trim().replace(/,$/, '')),
    );
    const canonical = toCanonical(shippedBoard('whitechapel'));
    const quotes = fencedBlocksOf(read(page)).filter(({ language }) => language === 'json');
    const invented = quotes
      .flatMap(({ text }) => text.trimEnd().split('\n'))
      .filter((line) => !lines.has(line) && !canonical.includes(canonicalJson(JSON.parse(line))));
    expect(quotes).not.toEqual([]);
    expect(invented).toEqual([]);
  },
);

test.each([...docsPictures()])('docs/pictures/%s is drawn from the board', (name, drawing) => {
  if (update) writeFileSync(join(root, 'docs/pictures', name), drawing);
  else expect(read(`docs/pictures/${name}`)).toBe(drawing);
});

/** Made of the tutorial's pictures by `npm run pictures`. */
const ANIMATION = 'from-a-photo.webp';

test('every picture in docs/pictures is generated', () => {
  const scans = COMMITTED_SCANS.filter(({ folder }) => folder === 'docs/pictures').map(({ file }) => file);
  expect(readdirSync(join(root, 'docs/pictures')).toSorted()).toEqual(
    [...docsPictures().keys(), ...scans, ...scans.map(groundTruthFileOf), ANIMATION].toSorted(),
  );
});

describe('numbers in prose', () => {
  const whitechapel = shippedStreetBoard('whitechapel');
  const { blocks, circles, crossings, grid } = whitechapel;
  const prose = (page: string): string => proseOf(read(page)).replace(/\s+/g, ' ');

  test('decision 0003: blocks without an alley, islands', () => {
    const small = blocks.filter((block) => model.circlesOnPerimeter(block).length < 2).length;
    expect(prose('docs/decisions/0003-declared-blocks.md')).toContain(
      `${small} of the ${blocks.length} on Whitechapel`,
    );
    for (const id of ['whitechapel', 'whitehall'])
      expect(shippedStreetBoard(id).blocks.filter(({ islands }) => islands)).toEqual([]);
    expect(shippedStreetBoard('whitehall').blocks.filter(({ kind }) => kind === 'none')).toHaveLength(3);
  });

  test('decision 0004: decided sectors', () => {
    const decided = [...circles, ...crossings].filter(({ sector }) => sector !== undefined);
    const against = decided.filter(({ at, sector }) => model.cellOfPoint(grid!, at)?.section !== sector);
    expect(prose('docs/decisions/0004-sector-overrides.md')).toContain(
      `On Whitechapel ${decided.length} nodes have a sector, and for ${against.length} of them`,
    );
  });

  test('decision 0007: pairs by their number of routes', () => {
    const { pairs, incomplete } = model.jackRoutes(whitechapel);
    const having = (count: number): number => pairs.filter(({ routes }) => routes.length === count).length;
    expect(incomplete).toEqual([]);
    expect(having(1) + having(2) + having(3)).toBe(pairs.length);
    expect(prose('docs/decisions/0007-chordless-routes.md')).toContain(
      `${having(1)} of the ${pairs.length} pairs have a single route, ${having(2)} have two and ${having(3)} have three`,
    );
  });
});

describe('names in the changelog', () => {
  const log = read('CHANGELOG.md');
  const modules: Record<string, object> = {
    'lamplighter/model': model,
    'lamplighter/model/graph': graph,
    'lamplighter/validator': validator,
    'lamplighter/exchange': exchange,
    'lamplighter/engine': engine,
    'lamplighter/engine/protocol': protocol,
    'lamplighter/vision': vision,
  };

  test.each(Object.keys(modules))('%s exports them', (name) => {
    const entry = log.split('\n').find((line) => line.startsWith(`- \`${name}\`: `)) ?? '';
    const missing = inlineCodeOf(entry).filter((code) => code !== name && !(code in modules[name]!));
    expect(inlineCodeOf(entry).length).toBeGreaterThan(1);
    expect(missing).toEqual([]);
  });

  test('the rules exist', () => {
    const known: readonly string[] = RULES.map(({ id }) => id);
    const named = inlineCodeOf(log).filter((code) =>
      validator.LAYERS.some((layer) => code.startsWith(`${layer}/`) && !code.endsWith('…')),
    );
    expect(named).not.toEqual([]);
    expect(named.filter((id) => !known.includes(id))).toEqual([]);
  });
});
