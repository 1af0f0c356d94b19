import { describe, expect, test } from 'vitest';
import type { StreetBoard } from '../../../model/index.js';
import { shippedStreetBoard } from '../../../testing/boards/shipped-boards.js';
import { checkRule } from '../../run/check-rule.js';
import { testRule } from '../../../testing/validator/rule-fixtures.js';
import { undeclaredArea } from './undeclared-area.js';

testRule(undeclaredArea, {
  'area-forgotten': ['(c4 x2 x3)'],
  'nothing-declared': ['(c1 x2 x5)', '(c2 c3 x3)'],
  'street-too-many-at-the-rim': ['(c4 x2 x3)'],
});

describe('an area that an unfinished street interrupts', () => {
  const whitechapel = shippedStreetBoard('whitechapel');
  // Circle 4 is a dead end without its second street, whose two blocks were houses.
  const isBeside = ({ walk }: StreetBoard['blocks'][number]): boolean =>
    walk.some((id, i) => ['c4 x2', 'x2 c4'].includes(`${id} ${walk[(i + 1) % walk.length]!}`));
  const unfinished: StreetBoard = {
    ...whitechapel,
    streets: whitechapel.streets.filter(({ between }) => between.join('-') !== 'c4-x2'),
    blocks: whitechapel.blocks.filter((block) => !isBeside(block)),
  };
  const kinds = (board: StreetBoard, profile: 'official' | 'custom') =>
    checkRule(undeclaredArea, { board, profile }).map(({ fixes }) =>
      fixes!.flatMap((fix) => (fix.action === 'addBlock' ? [fix.arguments] : [])),
    );

  test('is houses if the edition has houses there, or else none with the reason', () => {
    expect(kinds(unfinished, 'official')).toMatchObject([
      [{ kind: 'houses' }, { kind: 'none', reason: 'A street interrupts it (DEF-10).' }],
    ]);
  });

  test('is houses on an unknown board if all blocks around it are', () => {
    const unknown = { ...unfinished, edition: 'custom' };
    expect(kinds(unknown, 'custom')).toMatchObject([[{ kind: 'houses' }, { kind: 'none' }]]);
    const parks = {
      ...unknown,
      blocks: unknown.blocks.map((block) => ({ ...block, kind: 'none' as const })),
    };
    expect(kinds(parks, 'custom')).toMatchObject([[{ kind: 'none' }]]);
  });
});

test('an area of Whitehall is declared as the kind that the edition has', () => {
  const whitehall = shippedStreetBoard('whitehall');
  for (const block of whitehall.blocks.filter(({ kind, islands }) => kind !== 'houses' && !islands)) {
    const blocks = whitehall.blocks.filter((each) => each !== block);
    const [issue] = checkRule(undeclaredArea, { board: { ...whitehall, blocks }, profile: 'official' });
    expect(issue!.fixes![0]).toMatchObject({ action: 'addBlock', arguments: { kind: block.kind } });
  }
});
