import type { ReactiveController } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addNode, newBoard, recordScanCalibration } from '../../document/index.js';
import { applyHomography } from '../../../model/index.js';
import { pendingAreasOf, rejectArea } from '../../tools/areas/index.js';
import { pendingOf, rejectSuggestion } from '../../tools/suggestions/index.js';
import {
  boardOf,
  changeToolSettings,
  type EditorState,
  openEditorState,
  perform,
  type Shape,
  switchTool,
  transformOfShownScan,
} from '../../tools/index.js';
import type { PanelId } from '../canvas/editor-host.js';
import type { StateChange } from '../ui/dispatch.js';
import { DetectionController } from './detection-controller.js';
import type { DetectionMessage, DetectionRequest } from '../detection-worker/detection-messages.js';
import { keyOfDetection, storeDetection } from './detection-store.js';

class FakeBitmap {
  isClosed = false;
  close(): void {
    this.isClosed = true;
  }
}

const SCAN = { sha256: 'ab'.repeat(32), width: 200, height: 100 };
const FOUND = {
  scan: SCAN.sha256,
  radius: 100,
  nodes: [{ kind: 'crossing', id: 'x1', at: [500, 500], confidence: 0.9, readings: [] }],
  lines: [],
} as const;

const TWO = {
  ...FOUND,
  nodes: [...FOUND.nodes, { kind: 'crossing', id: 'x2', at: [900, 500], confidence: 0.5, readings: [] }],
} as const;

let copies: FakeBitmap[];
let flights: unknown[];
beforeEach(() => {
  [copies, flights] = [[], []];
  vi.stubGlobal('ImageBitmap', FakeBitmap);
  vi.stubGlobal('createImageBitmap', () => {
    copies.push(new FakeBitmap());
    return Promise.resolve(copies.at(-1));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** An editor with a scan, whose worker the test answers for. `kept`: what the browser stores. */
function open(kept = new Map<string, unknown>()): {
  host: { state: EditorState | undefined; panel: PanelId; change: (change: StateChange) => void };
  detection: DetectionController;
  requests: DetectionRequest[];
  answer: (message: DetectionMessage) => void;
  ended: () => number;
} {
  const board = newBoard('wm', { id: 'a', name: 'A' });
  const state = changeToolSettings(openEditorState(board), { scan: SCAN });
  const controllers: ReactiveController[] = [];
  const host = {
    state: state as EditorState | undefined,
    viewport: { unitsPerPixel: 1, coarse: false, centre: [0, 0], rotation: 0 } as const,
    change: (change: StateChange) => (host.state = host.state && change(host.state)),
    requestUpdate: () => {
      for (const each of controllers) each.hostUpdated?.();
    },
    panel: 'findings' as PanelId,
    updateComplete: Promise.resolve(true),
    addController: (each: ReactiveController) => controllers.push(each),
    canvas: { size: [1000, 1000], flyTo: (...to: unknown[]) => flights.push(to) } as never,
  };
  const picture = {
    ...SCAN,
    name: 'a',
    levels: [{ image: new FakeBitmap() as unknown as ImageBitmap, width: 200, height: 100 }],
  };
  const requests: DetectionRequest[] = [];
  let [ended, take] = [0, (_: DetectionMessage): void => undefined];
  const store = {
    saveSetting: (key: string, value: unknown) => Promise.resolve(void kept.set(key, value)),
    loadSetting: (key: string) => Promise.resolve(kept.get(key)),
    deleteSetting: (key: string) => Promise.resolve(void kept.delete(key)),
  };
  const detection = new DetectionController(host, { state: { picture } as never }, store, (answer) => {
    take = answer;
    return { postMessage: (request) => requests.push(request), terminate: () => ended++ };
  });
  return { host, detection, requests, answer: (message) => { take(message); }, ended: () => ended }; // prettier-ignore
}

test('results are shown as they come, and the end is known', async () => {
  const { host, detection, requests, answer } = open();
  await detection.start();
  expect(detection.state.progress).toEqual({ stage: 'circles', share: 0 });
  expect(requests[0]!.scan).toMatchObject({ sha256: SCAN.sha256, isCalibrated: false, game: 'wm' });
  answer({ is: 'progress', stage: 'numbers', share: 0.5 });
  expect(detection.state.progress).toMatchObject({ stage: 'numbers', share: 0.5 });
  answer({ is: 'found', found: FOUND, problems: ['Too dark.'] });
  expect(host.state!.settings.detected!.nodes).toHaveLength(1);
  expect(detection.state).toMatchObject({ isDone: false, problems: ['Too dark.'] });
  answer({ is: 'done', found: FOUND, problems: [] });
  expect(detection.state).toEqual({ isDone: true, problems: [], progress: undefined });
});

test('suggestions are appended to the shapes of a lens, the same list while nothing changes', async () => {
  const { host, detection, answer } = open();
  const lens: readonly Shape[] = [];
  await detection.start();
  expect(detection.appendShapes(lens, host.state!)).toBe(lens);
  answer({ is: 'done', found: FOUND, problems: [] });
  const shapes = detection.appendShapes(lens, host.state!);
  expect(shapes.map(({ look }) => look)).toEqual(['likely']);
  expect(detection.appendShapes(lens, host.state!)).toBe(shapes);
  detection.review('x1');
  expect(detection.appendShapes(lens, host.state!).map(({ look }) => look)).toEqual(['likely', 'selection']);
});

test('cancelling ends the worker, or the copy of the picture before there is one', async () => {
  const { detection, requests, ended } = open();
  const starting = detection.start();
  detection.cancel();
  await starting;
  expect(requests).toEqual([]);
  expect(copies[0]!.isClosed).toBe(true);
  await detection.start();
  detection.cancel();
  expect(ended()).toBe(1);
  expect(detection.state.progress).toBeUndefined();
});

test('another document ends the detection', async () => {
  const { host, detection, ended } = open();
  await detection.start();
  host.state = openEditorState(newBoard('wm', { id: 'b', name: 'B' }));
  detection.hostUpdated();
  expect(ended()).toBe(1);
  expect(detection.state).toEqual({ problems: [], isDone: false });
});

test('a failure is a sentence', async () => {
  const { detection, answer } = open();
  await detection.start();
  answer({ is: 'failed', why: 'the worker stopped' });
  expect(detection.state).toEqual({ problems: ['The detection failed: the worker stopped.'], isDone: false });
});

test('a scan with control points is straightened', async () => {
  const { host, detection, requests } = open();
  const points = [[0, 0], [200, 0], [200, 100], [0, 100]].map(([x, y]) => ({ pixel: [x!, y!] as const, at: [50 * x!, 100 * y!] as const })); // prettier-ignore
  const calibrated = perform(host.state!, 'Calibrate', recordScanCalibration({ ...SCAN, points }));
  host.state = calibrated;
  expect(detection.isOutOfPlace(calibrated)).toBe(false);
  host.change((state) => switchTool(state, 'calibrate'));
  await detection.start();
  // Calibration is over: a click on the map sets no further point.
  expect(host.state.tool).toBe('select');
  expect(requests[0]!.scan.isCalibrated).toBe(true);
  expect(detection.isOutOfPlace(calibrated)).toBe(false);
  const moved = points.map(({ pixel, at: [x, y] }) => ({ pixel, at: [x + 100, y] as const }));
  const anew = perform(calibrated, 'Calibrate', recordScanCalibration({ ...SCAN, points: moved }));
  expect(detection.isOutOfPlace(anew)).toBe(true);
});

const KEY = `detection ${SCAN.sha256} a`;

test('suggestions and rejections are stored, and shown after a reload', async () => {
  vi.useFakeTimers();
  const kept = new Map<string, unknown>();
  const { host, detection, answer } = open(kept);
  await detection.start();
  answer({ is: 'done', found: TWO, problems: [] });
  host.change((state) => rejectSuggestion(state, 'x2'));
  detection.sync();
  expect(kept.size).toBe(0);
  await vi.runAllTimersAsync();
  expect([...kept.keys()]).toEqual([KEY, 'detections']);
  // Nothing has changed: nothing is written.
  const before = kept.get(KEY);
  detection.sync();
  await vi.runAllTimersAsync();
  expect(kept.get(KEY)).toBe(before);

  const again = open(kept);
  again.detection.restore(structuredClone(before));
  expect(pendingOf(again.host.state!).nodes.map(({ id }) => id)).toEqual(['x1']);
  expect(again.detection.state).toMatchObject({ isDone: true });
  expect(again.detection.isOutOfPlace(again.host.state!)).toBe(false);
});

test('suggestions are dropped with their scan, and not stored for another one', async () => {
  vi.useFakeTimers();
  const kept = new Map<string, unknown>();
  const { host, detection, answer } = open(kept);
  await detection.start();
  answer({ is: 'done', found: FOUND, problems: [] });
  detection.sync();
  await vi.runAllTimersAsync();
  expect(kept.has(KEY)).toBe(true);
  host.change((state) => changeToolSettings(state, { scan: undefined }));
  detection.sync();
  expect(host.state!.settings.detected).toBeUndefined();
  expect(kept.has(KEY)).toBe(false);
  detection.restore({ version: 1, found: FOUND, decided: [], searched: [] });
  expect(host.state!.settings.detected).toBeUndefined();
});

test('only the last eight detections are stored', async () => {
  const kept = new Map<string, unknown>();
  const store = {
    saveSetting: (key: string, value: unknown) => Promise.resolve(void kept.set(key, value)),
    loadSetting: (key: string) => Promise.resolve(kept.get(key)),
    deleteSetting: (key: string) => Promise.resolve(void kept.delete(key)),
  };
  for (let i = 0; i < 10; i++) await storeDetection(store, keyOfDetection('ab', `${i}`), i);
  expect([...kept.values()].filter((each) => typeof each === 'number')).toEqual([2, 3, 4, 5, 6, 7, 8, 9]);
});

test('the board is proof-read in parts in which numbers can be read', async () => {
  const { detection, answer } = open();
  await detection.start();
  answer({ is: 'done', found: FOUND, problems: [] });
  detection.startParts();
  // A circle of 100 units is 20 pixels on the screen, which shows 5000 of 10000 units.
  expect(detection.state.part).toMatchObject({ index: 0, parts: { length: 4 } });
  expect(detection.takeReviewRequest()).toBe(true);
  expect(detection.takeReviewRequest()).toBe(false);
  detection.showPart(1);
  expect(flights).toEqual([
    [[2500, 2500], 0.2],
    [[7500, 2500], 0.2],
  ]);
  detection.showPart(4);
  expect(detection.state.part).toBeUndefined();
});

const AREAS = {
  scan: SCAN.sha256,
  looks: new Map([['c1 c2 c3', { brightness: 1, redness: 0, blueness: 0, texture: 0, samples: 9 }]]),
  grid: { rect: [[0, 0], [10, 10]], columns: 2, rows: 2, confidence: 0.9 },
} as const; // prettier-ignore

test('proposed blocks and the grid are stored with the suggestions, or alone', async () => {
  vi.useFakeTimers();
  for (const hasDetected of [true, false]) {
    const kept = new Map<string, unknown>();
    const { host, detection, answer } = open(kept);
    await detection.start();
    answer({ is: 'areas', areas: AREAS });
    if (hasDetected) answer({ is: 'done', found: FOUND, problems: [] });
    else answer({ is: 'finished', problems: [] });
    host.change((state) => rejectArea(state, 'grid'));
    detection.sync();
    await vi.runAllTimersAsync();
    const again = open(kept);
    again.detection.restore(structuredClone(kept.get(KEY)));
    // The history of the board is another one here, so the decision counts always.
    expect(again.host.state!.settings.areas).toEqual({
      ...AREAS,
      rejected: [{ id: 'grid', step: undefined }],
    });
    expect(pendingAreasOf(again.host.state!)).toEqual([]);
    expect(again.host.state!.settings.detected !== undefined).toBe(hasDetected);
  }
});

test('the place in the proof-reading is stored, and shown after a reload', async () => {
  vi.useFakeTimers();
  const kept = new Map<string, unknown>();
  const { detection, answer } = open(kept);
  await detection.start();
  answer({ is: 'done', found: TWO, problems: [] });
  detection.startParts();
  detection.showPart(2);
  await vi.runAllTimersAsync();
  const inParts = structuredClone(kept.get(KEY));
  detection.startReview();
  detection.review('x2');
  await vi.runAllTimersAsync();

  flights = [];
  const again = open(kept);
  again.detection.restore(inParts);
  await vi.runAllTimersAsync();
  expect(again.detection.state).toMatchObject({ part: { index: 2, parts: { length: 4 } } });
  expect([again.host.panel, flights]).toEqual(['scan', [[[7500, 7500], 0.2]]]);
  // The focus stays where it is after a reload.
  expect(again.detection.takeReviewRequest()).toBe(false);

  flights = [];
  const inQueue = open(kept);
  inQueue.detection.restore(structuredClone(kept.get(KEY)));
  await vi.runAllTimersAsync();
  expect(inQueue.detection.state).toMatchObject({ isReviewing: true, reviewed: 'x2' });
  expect([inQueue.host.panel, flights]).toEqual(['scan', [[[900, 500]]]]);
  // Without a review the panel stays.
  const idle = open(kept);
  idle.detection.restore({ ...(inParts as object), place: {} });
  expect(idle.host.panel).toBe('findings');
});

const FILE = {
  version: 1,
  game: 'wm',
  picture: { width: 200, height: 100, sha256: SCAN.sha256 },
  circles: [],
  crossings: [
    { id: 'x1', at: [20, 10], side: 4, border: null, confidence: 0.7 },
    { id: 'x2', at: [40, 10], side: 4, border: null, confidence: 0.9 },
  ],
  junctions: [],
  streets: [],
  waterlines: [],
  hexes: [],
  quality: [{ stage: 'streets', isUsable: false, reason: 'Too dark.' }],
} as const;
const withPicture = (picture: object) =>
  JSON.stringify({ ...FILE, picture: { ...FILE.picture, ...picture } });

test('suggestions of a file are shown on the board, without those that are there', () => {
  const { host, detection } = open();
  const scan = host.state!.settings.scan!;
  const [x, y] = applyHomography(transformOfShownScan(boardOf(host.state!), scan).toBoard, [20, 10]);
  host.change((state) =>
    perform(state, 'Place', addNode({ kind: 'crossing', id: 'x1', at: [Math.round(x) + 20, Math.round(y)] })),
  );
  detection.openFile('a.json', JSON.stringify(FILE));
  expect(pendingOf(host.state!).nodes.map(({ id }) => id)).toEqual(['x2']);
  expect(detection.state).toMatchObject({ isDone: true, problems: ['Too dark.'] });
  expect(host.state!.announcement).toBe(
    '1 of 2 suggestions are open; the others are on the board or decided.',
  );
  expect(detection.isOutOfPlace(host.state!)).toBe(false);
});

test.each([
  ['no file of suggestions', '{}', /^"a\.json" is not a file of suggestions\. In the file, "version"/],
  ['another game', JSON.stringify({ ...FILE, game: 'lfw' }), /for a board of Letters from Whitechapel, and this/],
  ['another size', withPicture({ width: 100 }), /picture of 100 × 100 pixels .*but the scan has 200 × 100/],
  ['another picture', withPicture({ sha256: 'cd'.repeat(32) }), /begins with cdcdcdcd; .*begins with abababab\. Add the picture/],
])('%s is refused with the reason', (_, text, problem) => {
  const { host, detection } = open();
  detection.openFile('a.json', text);
  expect(detection.state.problems).toHaveLength(1);
  expect(detection.state.problems[0]).toMatch(problem);
  expect(host.state!.settings.detected).toBeUndefined();
}); // prettier-ignore

test('suggestions of a file wait for their picture', async () => {
  const { host, detection } = open();
  host.change((state) => changeToolSettings(state, { scan: undefined }));
  detection.openFile('a.json', JSON.stringify(FILE));
  expect(detection.state.problems[0]).toMatch(/Add that picture here; then they are shown\.$/);
  host.change((state) => changeToolSettings(state, { scan: SCAN }));
  detection.sync();
  await Promise.resolve();
  expect(pendingOf(host.state!).nodes).toHaveLength(2);
});
