/** Two imports of one author's file are compared by the author's ids. */
import { describe, expect, test } from 'vitest';
import { importGraph } from '../import/index.js';
import { diffBoards } from './diff-boards.js';
import { formatDiff } from './formats/format-diff.js';

describe('two imports of one author', () => {
  /** The author's crossings K and L are one street apart; four circles lie round them. */
  const GRAPH = ['1: K', '2: K', '3: L M', '4: L', 'K: 1 2 L', 'L: 3 4 K M', 'M: 3 L 5', '5: M'];
  const imported = (lines: readonly string[]) => {
    const file = { name: 'graph.txt', text: `${lines.join('\n')}\n` };
    const ids = { '#': 'circle', '*': 'crossing' } as const;
    const mapping = { board: {}, fields: {}, left: 0, top: 0, up: false, ids, lists: { '*': { relation: 'streets' } } } as const; // prettier-ignore
    const result = importGraph({ format: 'lists', files: [file] }, { game: 'lfw', mapping });
    if (!result.ok) throw new Error(result.errors[0]!.message);
    return result.board;
  };
  const before = imported(GRAPH);
  const after = imported(['1: L', '2: L', '3: L M', '4: L', 'L: 1 2 3 4 M', 'M: 3 L 5', '5: M']);

  test('a merged crossing is one edit in either direction, and no version step is required', () => {
    const there = diffBoards(before, after);
    expect(there.edits).toEqual([{ part: 'crossing', how: 'merged', of: { before: 'x1', after: 'x1' }, before: { id: 'x1' } }]); // prettier-ignore
    expect(there.step).toBeUndefined();
    expect(there.renumbered).toEqual([{ before: 'x2', after: 'x1' }, { before: 'x3', after: 'x2' }]); // prettier-ignore
    expect(diffBoards(after, before).edits).toEqual([{ part: 'crossing', how: 'split', of: { before: 'x1', after: 'x1' }, after: { id: 'x1' } }]); // prettier-ignore
  });

  test('the sentence names both crossings as the author does, and routes name the old one', () => {
    const text = formatDiff(diffBoards(before, after), 'pretty', { boards: [before, after] });
    expect(text).toContain('crossing K (x1 here) is merged into crossing L (x2 here)');
    expect(text).toContain('circles 1 and 2: no longer past the old x1; now past x1');
    const back = formatDiff(diffBoards(after, before), 'pretty', { boards: [after, before] });
    expect(back).toContain('crossing K (x1 here) is split off from crossing L (x2 here)');
  });

  test('a street that is listed back now is one difference, not also one of the list', () => {
    const [oneWay, other] = [GRAPH.with(7, '5:'), GRAPH.with(0, '1: L')].map(imported);
    const { edits, stated, same } = diffBoards(oneWay!, before);
    expect([edits, same]).toEqual([[{ part: 'provenance', how: 'changed', of: { before: 'provenance', after: 'provenance' }, property: 'stated/streets', before: expect.anything() as unknown, after: null }], false]); // prettier-ignore
    expect(stated).toMatchObject([{ relation: 'streets', before: 'one-way', after: 'derived' }]);
    const both = diffBoards(oneWay!, imported([...GRAPH.slice(0, 6), 'M: 3 5', '5:']));
    expect(both.edits.map(({ part }) => part)).not.toContain('provenance');
    expect(diffBoards(before, other!).edits.map(({ part, how }) => `${part} ${how}`)).toContain('street added'); // prettier-ignore
  });
});
