import { expect, test } from 'vitest';
import { shippedBoard } from '../../../testing/boards/shipped-boards.js';
import { openEditorState, switchTool, type EditorState } from '../../tools/state/editor-state.js';
import { LayerVisibility, layersOfBoard, parseHiddenLayers } from './layer-visibility.js';

/** A controller with an in-memory store. */
function setUp(kept = new Map<string, unknown>()) {
  let state: EditorState | undefined;
  const host = {
    get state() {
      return state;
    },
    requestUpdate: () => undefined,
  };
  const table = new LayerVisibility(host, {
    saveSetting: (key, look) => Promise.resolve(void kept.set(key, structuredClone(look))),
    loadSetting: (key) => Promise.resolve(kept.get(key)),
  });
  const put = async (next: EditorState): Promise<void> => {
    state = next;
    table.sync();
    await Promise.resolve().then(() => undefined);
  };
  return { table, kept, put, hidden: () => [...table.hidden] };
}

const [routes, island] = ['teaching/two-routes', 'teaching/an-island'].map((name) =>
  openEditorState(shippedBoard(name)),
) as [EditorState, EditorState];

test('hidden layers are remembered for their board only', async () => {
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

test('a tool shows the layers it draws on, and no others', async () => {
  const { table, put, hidden } = setUp();
  await put(routes);
  table.show('lines', false);
  table.show('blocks', false);
  await put(switchTool(routes, 'street'));
  expect(hidden()).toEqual(['blocks']);
  // Hiding a layer while its tool is active is respected.
  table.show('lines', false);
  await put({ ...switchTool(routes, 'street') });
  expect(hidden()).toEqual(['blocks', 'lines']);
});

test('stored values other than layers are ignored', () => {
  expect([...parseHiddenLayers(['lines', 'walls', 7])]).toEqual(['lines']);
  for (const odd of [undefined, null, 'lines', { lines: true }]) expect(parseHiddenLayers(odd).size).toBe(0);
});

test('a board has the layers of its kind', () => {
  const names = (name: string): readonly string[] =>
    layersOfBoard(shippedBoard(name)).map(([layer]) => layer);
  expect(names('whitechapel')).toEqual(['blocks', 'grid', 'lines', 'nodes', 'numbers']);
  expect(names('teaching/two-routes')).not.toContain('grid');
  expect(names('mr-jack-2006')).toEqual(['nodes']);
});
