import { expect, test } from 'vitest';
import type { StreetBoard } from '../../../model/index.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { checkRule } from '../../run/check-rule.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { testSeverities } from '../../../testing/validator/rule-severities.js';
import { validateBoard } from '../../run/validate.js';
import { blockDiffers } from './block-differs.js';

testRule(blockDiffers, { 'block-of-houses-left-aside': ['(b121)'] });

testSeverities(blockDiffers, 'block-of-houses-left-aside', { draft: 'info' });

const whitehall = shippedStreetBoard('whitehall');
const withKind = (id: string, kind: 'houses' | 'water' | 'none'): StreetBoard => ({
  ...whitehall,
  blocks: whitehall.blocks.map(({ reason: _, ...block }) =>
    block.id === id ? { ...block, kind, ...(kind === 'none' && { reason: 'as seen' }) } : block,
  ),
});
const check = (board: StreetBoard) => checkRule(blockDiffers, { board, profile: 'official' });

test('an area that counts for nothing in print is no block of houses', () => {
  expect(check(withKind('b128', 'houses'))).toMatchObject([
    {
      entities: ['b128'],
      what: 'Among the circles 173, 174 and 175, 2 pairs share a block of houses; in the 2017 edition they do not.',
    },
  ]);
});

test('water that is left aside parts blue circles', () => {
  const water = whitehall.blocks.find(({ kind }) => kind === 'water')!;
  expect(check(withKind(water.id, 'none'))).toMatchObject([
    { entities: [water.id], fix: { action: 'setBlockKind', arguments: { block: water.id, kind: 'water' } } },
  ]);
});

test('blocks follow from a street that differs, and from blocks that are not areas', () => {
  const streets = whitehall.streets.filter(({ between }) => between.join('-') !== 'c2-x4');
  const found = validateBoard({ ...whitehall, streets });
  expect(found.findings.some(({ rule }) => rule === 'edition/street-differs')).toBe(true);
  expect(found.findings.some(({ rule }) => rule === blockDiffers.id)).toBe(false);
  expect(found.skipped).toContainEqual({ layer: 'edition', because: 'block', parts: ['blocks'] });
});
