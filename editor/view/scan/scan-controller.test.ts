import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { editBoard } from '../../../testing/editor/edit-boards.js';
import { makePngHeader } from '../../../e2e/make-png.js';
import { shippedBoard } from '../../../testing/boards/shipped-boards.js';
import { recordScanCalibration } from '../../document/index.js';
import { boardOf, openEditorState, type EditorState } from '../../tools/state/editor-state.js';
import type { StateChange } from '../ui/dispatch.js';
import { loadPicture } from './load-picture.js';
import { ScanController } from './scan-controller.js';
import type { ScanStore } from './scan-store.js';

/** Bitmaps without pixels, with a size and whether they were closed. */
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
const scan = (width = 300): Blob => new Blob([Uint8Array.from(makePngHeader(width, 200))]);
/** Lets all pending promises settle. */
const settled = (): Promise<unknown> => new Promise((resolve) => setTimeout(resolve, 30));

/** A controller with a store that resolves when the test asks it to. */
function setUp() {
  let letGo = (): void => undefined;
  const slowly = new Promise<void>((resolve) => (letGo = resolve));
  const store: { -readonly [K in keyof ScanStore]: ScanStore[K] } = {
    save: () => slowly,
    find: () => slowly.then(() => ({ sha256: 'ab', name: 'kept.png', blob: scan() })),
    loadSetting: () => Promise.resolve(undefined),
    saveSetting: () => Promise.resolve(),
    deleteSetting: () => Promise.resolve(),
    delete: () => Promise.resolve(),
  };
  let state: EditorState = openEditorState(shippedBoard('teaching/two-routes'));
  const host = {
    get state() {
      return state;
    },
    change: (change: StateChange) => {
      state = change(state);
    },
    requestUpdate: () => undefined,
  };
  const table = new ScanController(host, store);
  const openOther = (): void => {
    state = openEditorState(shippedBoard('teaching/an-island'));
    table.sync();
  };
  table.sync();
  return { table, host, store, openOther, goOn: letGo };
}

test('a picture is shown under the board and recorded in it', async () => {
  const { table, host, goOn } = setUp();
  const adding = table.handleRequest({ do: 'add', file: scan(), name: 'scan.png' });
  goOn();
  await adding;
  expect(table.state.picture?.name).toBe('scan.png');
  expect(boardOf(host.state).provenance.scans).toHaveLength(1);
  expect(host.state.tool).toBe('calibrate');
});

test.each([
  ['a picture that is being kept', { do: 'add', file: scan(), name: 'scan.png' }],
  ['a picture that is looked for', { do: 'show', sha256: 'ab' }],
  ['the practice scan', { do: 'practise' }],
] as const)('%s does not apply to a board opened meanwhile', async (_, ask) => {
  const { table, host, openOther, goOn } = setUp();
  const file = { sha256: 'cd', name: 'practice.png', blob: scan() };
  table.practice = {
    board: 'none of these',
    sha256: 'cd',
    load: () => table.store.find('cd').then(() => ({ file, boardToPicture: SAME })),
  };
  await settled();
  const asking = table.handleRequest(ask);
  await settled();
  openOther();
  goOn();
  await asking;
  await settled();
  expect(table.state).toMatchObject({ picture: undefined, loadingName: '' });
  expect(host.state.history.steps).toHaveLength(1);
  expect(FakeBitmap.open).toBe(0);
});

const [KEPT, PRACTICE, OTHER] = ['a', 'b', 'c'].map((digit) => digit.repeat(64)) as [string, string, string];

test.each([
  ['names another picture', OTHER, PRACTICE, 'none', 0],
  ['names it, and it is here', KEPT, KEPT, 'none', 0],
  ['names it', PRACTICE, PRACTICE, 'none', 1],
  ['is the one that it shows', OTHER, PRACTICE, 'two-routes', 1],
])('the practice scan is fetched only where needed: the board %s', async (_, named, sha256, board, times) => {
  const { table, host, store, goOn } = setUp();
  goOn();
  const file = (is: string) => ({ sha256: is, name: 'scan.png', blob: scan() });
  store.find = (wanted) => Promise.resolve(wanted === KEPT ? file(KEPT) : undefined);
  const scanOf = recordScanCalibration({ sha256: named, width: 300, height: 200, points: [] });
  host.change((state) => openEditorState(editBoard(boardOf(state), scanOf)));
  const load = vi.fn(() => Promise.resolve({ file: file(sha256), boardToPicture: SAME }));
  table.practice = { board, sha256, load };
  await settled();
  expect(load).toHaveBeenCalledTimes(times);
  expect([...table.state.availableScans]).toEqual(named === sha256 ? [named] : []);
});

test('a picture whose size differs from its header is closed', async () => {
  expect(await loadPicture(scan(301), 'odd.png')).toMatchObject({ ok: false });
  expect(FakeBitmap.open).toBe(0);
});
