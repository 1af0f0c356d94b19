import type { ReactiveController } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { boardOf, changeToolSettings, handleGesture, openEditorState } from '../../tools/index.js';
import { pendingAreasOf } from '../../tools/areas/index.js';
import type { HexBoard, Point, StreetBoard } from '../../../model/index.js';
import { newBoard } from '../../document/index.js';
import { shippedBoard } from '../../../testing/boards/shipped-boards.js';
import type { PanelId } from '../canvas/editor-host.js';
import type { StateChange } from '../ui/dispatch.js';
import { DetectionController } from './detection-controller.js';
import type { DetectionMessage, DetectionRequest } from '../detection-worker/detection-messages.js';

class FakeBitmap {
  close(): void {
    // Nothing is held.
  }
}

beforeEach(() => {
  vi.stubGlobal('ImageBitmap', FakeBitmap);
  vi.stubGlobal('createImageBitmap', () => Promise.resolve(new FakeBitmap()));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const SCAN = { sha256: 'ab'.repeat(32), width: 200, height: 100 };
const VIEWPORT = { unitsPerPixel: 1, coarse: false, centre: [0, 0] as Point, rotation: 0 };
const PRINTED = shippedBoard('whitehall') as StreetBoard;

/** An editor with a scan, whose worker the test answers for. */
function open(board: StreetBoard | HexBoard) {
  const controllers: ReactiveController[] = [];
  const requests: DetectionRequest[] = [];
  let take = (_: DetectionMessage): void => undefined;
  const host = {
    state: changeToolSettings(openEditorState(board), { scan: SCAN }),
    viewport: VIEWPORT,
    change: (change: StateChange) => {
      host.state = change(host.state);
      host.requestUpdate();
    },
    requestUpdate: () => {
      for (const each of controllers) each.hostUpdated?.();
    },
    panel: 'findings' as PanelId,
    updateComplete: Promise.resolve(true),
    addController: (each: ReactiveController) => controllers.push(each),
    canvas: {} as never,
  };
  const level = { image: new FakeBitmap() as unknown as ImageBitmap, width: 200, height: 100 };
  const picture = { ...SCAN, name: 'a', levels: [level] };
  const store = {
    saveSetting: () => Promise.resolve(),
    loadSetting: () => Promise.resolve(undefined),
    deleteSetting: () => Promise.resolve(),
  };
  const detection = new DetectionController(host, { state: { picture } as never }, store, (answer) => {
    take = answer;
    return { postMessage: (request) => requests.push(request), terminate: () => undefined };
  });
  return { host, detection, requests, answer: (message: DetectionMessage) => { take(message); } }; // prettier-ignore
}

test('the paper of all areas is measured, then one example of each kind is asked for', async () => {
  const { host, detection, requests, answer } = open({ ...PRINTED, blocks: [] });
  await detection.proposeBlocks();
  expect(detection.state.progress).toEqual({ stage: 'blocks', share: 0 });
  const { areas, covered, margin } = requests[0]!.paper!;
  expect(areas).toHaveLength(PRINTED.blocks.length);
  expect(covered).toHaveLength(PRINTED.circles.length + PRINTED.crossings.length);
  expect(margin).toBe(PRINTED.discs.crossing);
  const look = { brightness: 150, redness: 0.2, blueness: -0.3, texture: 8, samples: 99 };
  const looks = new Map(areas.map(({ name }) => [name, look]));
  answer({ is: 'areas', areas: { scan: SCAN.sha256, looks } });
  answer({ is: 'finished', problems: [] });
  expect(detection.state).toEqual({ isDone: true, problems: [], progress: undefined });
  expect(pendingAreasOf(host.state)).toHaveLength(PRINTED.blocks.length);
  expect(host.state).toMatchObject({ tool: 'block', settings: { blockKind: 'houses' } });

  const click = async (at: Point): Promise<void> => {
    host.change((state) => handleGesture(state, { type: 'click', at }, VIEWPORT));
    await Promise.resolve();
  };
  const [first, second] = pendingAreasOf(host.state);
  await click(first!.place);
  expect(host.state).toMatchObject({ tool: 'block', settings: { blockKind: 'water' } });
  expect(host.state.announcement).toBe('Click an area of water on the map.');
  await click(second!.place);
  expect(host.state.tool).toBe('select');
  expect((boardOf(host.state) as StreetBoard).blocks.map(({ kind }) => kind).sort()).toEqual([
    'houses',
    'water',
  ]);
  expect(detection.appendShapes([], host.state).length).toBeGreaterThan(0);
});

test('a board with declared blocks needs no clicks', async () => {
  const { host, detection, requests, answer } = open({ ...PRINTED, blocks: PRINTED.blocks.slice(0, 120) });
  await detection.proposeBlocks();
  const looks = new Map(requests[0]!.paper!.areas.map(({ name }) => [name, undefined]));
  answer({ is: 'areas', areas: { scan: SCAN.sha256, looks } });
  answer({ is: 'finished', problems: [] });
  expect(host.state.tool).toBe('select');
  expect(pendingAreasOf(host.state)).toHaveLength(PRINTED.blocks.length - 120);
});

test('without enclosed areas there is a sentence and no search', async () => {
  const { detection, requests } = open(newBoard('wm', { id: 'a', name: 'A' }));
  await detection.proposeBlocks();
  expect(requests).toEqual([]);
  expect(detection.state.problems[0]).toContain('No lines enclose an area yet');
});

test('a board of hexes is searched for hexes', async () => {
  const { detection, requests } = open(newBoard('mj', { id: 'a', name: 'A' }));
  await detection.start();
  expect(detection.state.progress).toEqual({ stage: 'hexes', share: 0 });
  expect(requests[0]).toMatchObject({ scan: { game: 'mj' } });
  expect(requests[0]!.paper).toBeUndefined();
});
