import type { ReactiveController } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { newBoard, recordScanCalibration } from '../../document/index.js';
import { pendingOf, rejectSuggestion } from '../../tools/suggestions/index.js';
import {
  changeToolSettings,
  type EditorState,
  openEditorState,
  perform,
  type Shape,
} from '../../tools/index.js';
import type { StateChange } from '../ui/dispatch.js';
import { DetectionController } from './detection-controller.js';
import type { DetectionMessage, DetectionRequest } from './detection-messages.js';
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
beforeEach(() => {
  copies = [];
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
  host: { state: EditorState | undefined; change: (change: StateChange) => void };
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
    addController: (each: ReactiveController) => controllers.push(each),
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
  await detection.start();
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
  detection.restore({ version: 1, found: FOUND, rejected: [], searched: [] });
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
