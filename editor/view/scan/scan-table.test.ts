import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pngHead } from '../../../e2e/png.js';
import { officialBoard } from '../../../testing/official-board.js';
import { boardOf, openDesk, type Desk } from '../../tools/desk.js';
import type { DeskChange } from '../tell.js';
import { loadPicture } from './load-picture.js';
import { ScanTable } from './scan-table.js';
import type { ScanShelf } from './scan-shelf.js';

/** Bitmaps without pixels: how large they say they are, and whether they were given back. */
class FakeBitmap {
  static open = 0;
  constructor(
    readonly width: number,
    readonly height: number,
  ) {
    FakeBitmap.open++;
  }
  close(): void {
    FakeBitmap.open--;
  }
}

beforeEach(() => {
  FakeBitmap.open = 0;
  vi.stubGlobal('ImageBitmap', FakeBitmap);
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(new FakeBitmap(300, 200)));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const scan = (width = 300): Blob => new Blob([Uint8Array.from(pngHead(width, 200))]);
/** Lets everything happen that waits for nothing but its turn. */
const settled = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 30));

/** A table whose shelf takes as long as the test likes. */
function setUp() {
  let letGo = (): void => undefined;
  const slowly = new Promise<void>((resolve) => (letGo = resolve));
  const shelf: ScanShelf = {
    keep: () => slowly,
    find: () => slowly.then(() => ({ sha256: 'ab', name: 'kept.png', blob: scan() })),
    findLook: () => Promise.resolve(undefined),
    keepLook: () => Promise.resolve(),
    forget: () => Promise.resolve(),
  };
  let desk: Desk = openDesk(officialBoard('teaching/two-routes'));
  const host = {
    get desk() {
      return desk;
    },
    change: (change: DeskChange) => {
      desk = change(desk);
    },
    requestUpdate: () => undefined,
  };
  const table = new ScanTable(host, shelf);
  const openOther = (): void => {
    desk = openDesk(officialBoard('teaching/an-island'));
    table.follow();
  };
  table.follow();
  return { table, host, openOther, goOn: letGo };
}

test('a picture is laid under the board and noted in it', async () => {
  const { table, host, goOn } = setUp();
  const adding = table.ask({ do: 'add', file: scan(), name: 'scan.png' });
  goOn();
  await adding;
  expect(table.state.picture?.name).toBe('scan.png');
  expect(boardOf(host.desk).provenance.scans).toHaveLength(1);
  expect(host.desk.tool).toBe('calibrate');
});

test.each([
  ['a picture that is being kept', { do: 'add', file: scan(), name: 'scan.png' }],
  ['a picture that is looked for', { do: 'show', sha256: 'ab' }],
  ['the practice scan', { do: 'practise' }],
] as const)('%s is not for the board that is opened meanwhile', async (_, ask) => {
  const { table, host, openOther, goOn } = setUp();
  const file = { sha256: 'cd', name: 'practice.png', blob: scan() };
  const boardToPicture = [1, 0, 0, 0, 1, 0, 0, 0, 1] as const;
  table.practice = {
    board: 'none of these',
    load: () => table.shelf.find('cd').then(() => ({ file, boardToPicture })),
  };
  await settled();
  const asking = table.ask(ask);
  await settled();
  openOther();
  goOn();
  await asking;
  await settled();
  expect(table.state).toMatchObject({ picture: undefined, busy: '' });
  expect(host.desk.history.steps).toHaveLength(1);
  expect(FakeBitmap.open).toBe(0);
});

test('a picture that is not as large as it says is given back', async () => {
  expect(await loadPicture(scan(301), 'odd.png')).toMatchObject({ ok: false });
  expect(FakeBitmap.open).toBe(0);
});
