import { expect, test } from 'vitest';
import { officialBoard } from '../../../testing/official-board.js';
import { openDesk, takeTool, type Desk } from '../../tools/desk.js';
import { LayerTable } from './layer-table.js';
import { hiddenFrom, layersOf } from './layers.js';

/** A table over a shelf in memory. */
function setUp(kept = new Map<string, unknown>()) {
  let desk: Desk | undefined;
  const host = {
    get desk() {
      return desk;
    },
    requestUpdate: () => undefined,
  };
  const table = new LayerTable(host, {
    keepLook: (key, look) => Promise.resolve(void kept.set(key, structuredClone(look))),
    findLook: (key) => Promise.resolve(kept.get(key)),
  });
  const put = async (next: Desk): Promise<void> => {
    desk = next;
    table.follow();
    await Promise.resolve().then(() => undefined);
  };
  return { table, kept, put, hidden: () => [...table.hidden] };
}

const [routes, island] = ['teaching/two-routes', 'teaching/an-island'].map((name) =>
  openDesk(officialBoard(name)),
) as [Desk, Desk];

test('what was hidden is remembered for its board and for no other', async () => {
  const { table, kept, put, hidden } = setUp();
  await put(routes);
  table.show('blocks', false);
  table.show('numbers', false);
  expect(hidden()).toEqual(['blocks', 'numbers']);
  await put(island);
  expect(hidden()).toEqual([]);
  await put(routes);
  expect(hidden()).toEqual(['blocks', 'numbers']);
  table.show('blocks', true);
  const later = setUp(kept);
  await later.put(routes);
  expect(later.hidden()).toEqual(['numbers']);
});

test('a tool shows what it draws on, and nothing else', async () => {
  const { table, put, hidden } = setUp();
  await put(routes);
  table.show('lines', false);
  table.show('blocks', false);
  await put(takeTool(routes, 'street'));
  expect(hidden()).toEqual(['blocks']);
  // Who hides it with the tool in hand means it.
  table.show('lines', false);
  await put({ ...takeTool(routes, 'street') });
  expect(hidden()).toEqual(['blocks', 'lines']);
});

test('whatever was kept, what it says of layers is believed and no more', () => {
  expect([...hiddenFrom(['lines', 'walls', 7])]).toEqual(['lines']);
  for (const odd of [undefined, null, 'lines', { lines: true }]) expect(hiddenFrom(odd).size).toBe(0);
});

test('a board has the layers that it has', () => {
  const names = (name: string): readonly string[] => layersOf(officialBoard(name)).map(([layer]) => layer);
  expect(names('whitechapel')).toEqual(['blocks', 'grid', 'lines', 'nodes', 'numbers']);
  expect(names('teaching/two-routes')).not.toContain('grid');
  expect(names('mr-jack-2006')).toEqual(['nodes']);
});
