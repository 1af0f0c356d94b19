import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pngHead } from '../../../e2e/png.js';
import { officialBoard } from '../../../testing/official-board.js';
import { setScan } from '../../document/index.js';
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

const SAME = [1, 0, 0, 0, 1, 0, 0, 0, 1] as const;
const scan = (width = 300): Blob => new Blob([Uint8Array.from(pngHead(width, 200))]);
/** Lets everything happen that waits for nothing but its turn. */
const settled = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 30));

/** A table whose shelf takes as long as the test likes. */
function setUp() {
  let letGo = (): void => undefined;
  const slowly = new Promise<void>((resolve) => (letGo = resolve));
  const shelf: { -readonly [K in keyof ScanShelf]: ScanShelf[K] } = {
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
  return { table, host, shelf, openOther, goOn: letGo };
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
  table.practice = {
    board: 'none of these',
    sha256: 'cd',
    load: () => table.shelf.find('cd').then(() => ({ file, boardToPicture: SAME })),
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

const [KEPT, PRACTICE, OTHER] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string];

test.each([
  ['names another picture', OTHER, PRACTICE, 'none', 0],
  ['names it, and it is here', KEPT, KEPT, 'none', 0],
  ['names it', PRACTICE, PRACTICE, 'none', 1],
  ['is the one that it shows', OTHER, PRACTICE, 'two-routes', 1],
])(
  'the practice scan is fetched only where it is needed: the board %s',
  async (_, named, sha256, board, times) => {
    const { table, host, shelf, goOn } = setUp();
    goOn();
    const file = (is: string) => ({ sha256: is, name: 'scan.png', blob: scan() });
    shelf.find = (wanted) => Promise.resolve(wanted === KEPT ? file(KEPT) : undefined);
    const scanOf = setScan({ sha256: named, width: 300, height: 200, points: [] });
    host.change((desk) => openDesk(scanOf(boardOf(desk))));
    const load = vi.fn(() => Promise.resolve({ file: file(sha256), boardToPicture: SAME }));
    table.practice = { board, sha256, load };
    await settled();
    expect(load).toHaveBeenCalledTimes(times);
    expect([...table.state.here]).toEqual(named === sha256 ? [named] : []);
  },
);

test('a picture that is not as large as it says is given back', async () => {
  expect(await loadPicture(scan(301), 'odd.png')).toMatchObject({ ok: false });
  expect(FakeBitmap.open).toBe(0);
});
