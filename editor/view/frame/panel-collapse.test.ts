import { expect, test } from 'vitest';
import { PanelCollapse } from './panel-collapse.js';

function setUp(kept = new Map<string, unknown>(), clientWidth = 1024) {
  const focused: string[] = [];
  const host: PanelCollapse['host'] = {
    panel: 'findings',
    clientWidth,
    requestUpdate: () => undefined,
    focusOn: (selector) => focused.push(selector),
  };
  const folding = new PanelCollapse(host, {
    saveSetting: (key, look) => Promise.resolve(void kept.set(key, look)),
    loadSetting: (key) => Promise.resolve(kept.get(key)),
  });
  return { folding, host, focused, kept };
}

test('the focus moves into the strip and out of it', () => {
  const { folding, host, focused } = setUp();
  folding.collapse();
  expect([folding.isCollapsed, focused]).toEqual([true, ["[data-opens='findings']"]]);
  folding.expand('layers');
  expect([folding.isCollapsed, host.panel, focused.at(-1)]).toEqual([false, 'layers', '#tab-layers']);
  folding.collapse();
  folding.expand('selection');
  expect([host.panel, focused.at(-1)]).toEqual(['layers', '#selection']);
});

test('a requested panel expands the strip', () => {
  const { folding, host } = setUp();
  folding.collapse();
  folding.open('scan');
  expect([folding.isCollapsed, host.panel]).toEqual([false, 'scan']);
});

test('the choice is remembered', async () => {
  const first = setUp();
  first.folding.collapse();
  const second = setUp(first.kept);
  await second.folding.restore();
  expect(second.folding.isCollapsed).toBe(true);
  for (const odd of [null, 7, { isFolded: 'yes' }]) {
    const other = setUp(new Map([['panels', odd]]));
    await other.folding.restore();
    expect(other.folding.isCollapsed).toBe(false);
  }
});

test('on a phone the panels begin collapsed', async () => {
  const { folding } = setUp(new Map(), 390);
  await folding.restore();
  expect(folding.isCollapsed).toBe(true);
});
