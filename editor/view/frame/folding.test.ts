import { expect, test } from 'vitest';
import { Folding, type FoldingHost } from './folding.js';

function setUp(kept = new Map<string, unknown>()) {
  const focused: string[] = [];
  const host: FoldingHost = {
    panel: 'findings',
    requestUpdate: () => undefined,
    focusOn: (selector) => focused.push(selector),
  };
  const folding = new Folding(host, {
    keepLook: (key, look) => Promise.resolve(void kept.set(key, look)),
    findLook: (key) => Promise.resolve(kept.get(key)),
  });
  return { folding, host, focused, kept };
}

test('the focus goes along into the strip and out of it', () => {
  const { folding, host, focused } = setUp();
  folding.fold();
  expect([folding.isFolded, focused]).toEqual([true, ["[data-opens='findings']"]]);
  folding.unfold('layers');
  expect([folding.isFolded, host.panel, focused.at(-1)]).toEqual([false, 'layers', '#tab-layers']);
  folding.fold();
  folding.unfold('selection');
  expect([host.panel, focused.at(-1)]).toEqual(['layers', '#selection']);
});

test('a panel that something asks for comes out of the strip', () => {
  const { folding, host } = setUp();
  folding.fold();
  folding.open('scan');
  expect([folding.isFolded, host.panel]).toEqual([false, 'scan']);
});

test('it is remembered', async () => {
  const first = setUp();
  first.folding.fold();
  const second = setUp(first.kept);
  await second.folding.recall();
  expect(second.folding.isFolded).toBe(true);
  for (const odd of [null, 7, { isFolded: 'yes' }]) {
    const other = setUp(new Map([['panels', odd]]));
    await other.folding.recall();
    expect(other.folding.isFolded).toBe(false);
  }
});
