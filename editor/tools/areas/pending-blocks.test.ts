import { describe, expect, test } from 'vitest';
import { addLine, addNode, newBoard } from '../../document/index.js';
import { type NodeId, type Point, type StreetBoard } from '../../../model/index.js';
import type { AreaLook } from '../../../vision/index.js';
import {
  boardOf,
  type EditorState,
  handleGesture,
  openEditorState,
  perform,
  undo,
} from '../state/editor-state.js';
import { shapesOfAreas } from './area-shapes.js';
import { askForBlock, kindsWithoutExample } from './ask-for-examples.js';
import {
  acceptArea,
  acceptNextAreas,
  type AcceptAreasStep,
  areasAbove,
  rejectArea,
  showAreas,
} from './decide-areas.js';
import { insetOutline } from './inset-outline.js';
import { countOpenFaces, pendingAreasOf } from './pending-areas.js';
import { namedFaces } from './pending-blocks.js';

const VIEWPORT = { unitsPerPixel: 1, coarse: false, centre: [0, 0] as Point, rotation: 0 };
const TODAY = '2026-11-18';
const SCAN = 'abcdef0123456789';

const streets = (state: EditorState): StreetBoard => boardOf(state) as StreetBoard;
const describePending = (state: EditorState): readonly string[] =>
  pendingAreasOf(state).map(
    (area) => `${area.name}: ${area.kind === 'grid' ? 'grid' : (area.proposed ?? '?')}`,
  );

/** Crossings in rows, streets along and across: square areas beside each other. */
function openSquares(columns: number, rows: number): EditorState {
  const id = (column: number, row: number): NodeId => `x${row * (columns + 1) + column + 1}`;
  const actions = [];
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++)
      actions.push(addNode({ kind: 'crossing', id: id(column, row), at: [1000 * column, 1000 * row] }));
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++) {
      if (column < columns) actions.push(addLine('streets', [id(column, row), id(column + 1, row)]));
      if (row < rows) actions.push(addLine('streets', [id(column, row), id(column, row + 1)]));
    }
  const built = actions.reduce(
    (state, action) => perform(state, 'Draw', action),
    openEditorState(newBoard('wm', { id: 'a', name: 'A' })),
  );
  return openEditorState(boardOf(built));
}

const LAND: AreaLook = { brightness: 160, redness: 0.2, blueness: -0.3, texture: 9, samples: 300 };
const WATER: AreaLook = { brightness: 150, redness: -0.1, blueness: -0.02, texture: 9, samples: 300 };
/** Print varies a little. */
const vary = (look: AreaLook, i: number): AreaLook => ({
  ...look,
  brightness: look.brightness + (i % 5),
  redness: look.redness + 0.002 * (i % 7),
});

const isWater = (i: number): boolean => i % 6 === 5;
const SQUARES = openSquares(6, 4);
const NAMES = namedFaces(streets(SQUARES)).map(({ name }) => name);
const looks = new Map(NAMES.map((name, i) => [name, vary(isWater(i) ? WATER : LAND, i)]));
const MEASURED = showAreas(SQUARES, { scan: SCAN, looks });
const middleOf = (i: number): Point => {
  const points = namedFaces(streets(SQUARES))[i]!.outlines[0]!;
  const mean = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return [mean(0), mean(1)];
};
const click = (state: EditorState, at: Point): EditorState =>
  handleGesture(state, { type: 'click', at }, VIEWPORT);

/** Two clicks with the tool that is asked for. */
const withExamples = (): EditorState => {
  const houses = click(askForBlock(MEASURED, 'houses'), middleOf(0));
  return click(askForBlock(houses, 'water'), middleOf(5));
};

describe('blocks', () => {
  test('without examples nothing is decided, and the missing kinds are known', () => {
    expect(new Set(pendingAreasOf(MEASURED).map(({ certainty }) => certainty))).toEqual(new Set([0]));
    expect(kindsWithoutExample(MEASURED)).toEqual(['houses', 'water']);
    expect(acceptArea(MEASURED, pendingAreasOf(MEASURED)[0]!.id, TODAY).announcement).toContain(
      'Choose its kind',
    );
    expect(countOpenFaces(boardOf(SQUARES), undefined)).toEqual({ open: 24, unmeasured: 24 });
    expect(countOpenFaces(boardOf(MEASURED), MEASURED.settings.areas)).toEqual({ open: 24, unmeasured: 0 });
  });

  test('two clicks propose the kinds of the other areas', () => {
    const state = withExamples();
    expect(kindsWithoutExample(state)).toEqual([]);
    const pending = pendingAreasOf(state);
    expect(pending).toHaveLength(22);
    for (const area of pending)
      expect(area).toMatchObject({ proposed: isWater(NAMES.indexOf(area.id.slice(6))) ? 'water' : 'houses' });
    // Water has no blue circles here, so a person has to look at it.
    expect(areasAbove(pending, 0.95)).toHaveLength(19);
    expect(areasAbove(pending, 0.85)).toHaveLength(22);
  });

  test('accepting all is one step, unreviewed, and undo suggests them again', () => {
    const state = withExamples();
    let now = state;
    const areas = areasAbove(pendingAreasOf(state), 0.85);
    for (let part: AcceptAreasStep | undefined = { areas: [...areas], today: TODAY }; part;) {
      const done = acceptNextAreas(now, part);
      [now, part] = [done.state, done.next];
    }
    expect(now.history.at).toBe(state.history.at + 1);
    expect(now.announcement).toBe('Accept 22 blocks.');
    const { blocks, provenance } = streets(now);
    expect(blocks.map(({ kind }) => kind).filter((kind) => kind === 'water')).toHaveLength(4);
    expect(provenance.unreviewed).toHaveLength(22);
    expect(provenance.traced).toMatchObject([{ by: 'Lamplighter', how: 'Detected in the scan abcdef01.' }]);
    expect(pendingAreasOf(now)).toEqual([]);
    expect(pendingAreasOf(undo(now, VIEWPORT))).toHaveLength(22);
    expect(acceptNextAreas(now, { areas: [], today: TODAY }).state.announcement).toBe(
      'No suggestion is that certain.',
    );
  });

  test('many are accepted in parts, which are one step', () => {
    const large = openSquares(10, 9);
    const faces = namedFaces(streets(large));
    const measured = showAreas(large, {
      scan: SCAN,
      looks: new Map(faces.map(({ name }, i) => [name, vary(i === 1 ? WATER : LAND, i)])),
    });
    const first = acceptArea(measured, `block ${faces[0]!.name}`, TODAY, 'houses');
    const second = acceptArea(first, `block ${faces[1]!.name}`, TODAY, 'water');
    const part = acceptNextAreas(second, { areas: areasAbove(pendingAreasOf(second), 0.95), today: TODAY });
    expect(part.next!.areas.length).toBeGreaterThan(0);
    const rest = acceptNextAreas(part.state, part.next!);
    expect(rest.state.history.at).toBe(second.history.at + 1);
    // Another step meanwhile ends it.
    const other = perform(part.state, 'Place', addNode({ kind: 'circle', id: 'c9', at: [50, 50] }));
    expect(acceptNextAreas(other, part.next!)).toEqual({ state: other });
  });

  test('one is accepted as another kind, or rejected until that is undone', () => {
    const state = withExamples();
    const [first, second] = pendingAreasOf(state);
    const accepted = acceptArea(state, first!.id, TODAY, 'none');
    expect(accepted.announcement).toBe('Accept area without circles as not a block.');
    expect(streets(accepted).blocks.at(-1)).toMatchObject({ kind: 'none' });
    const rejected = rejectArea(accepted, second!.id);
    expect(rejected.announcement).toBe('Reject the suggested area without circles.');
    expect(pendingAreasOf(rejected).map(({ id }) => id)).not.toContain(second!.id);
    expect(pendingAreasOf(undo(rejected, VIEWPORT)).map(({ id }) => id)).toContain(second!.id);
  });

  test('land that a street interrupts is no block of houses, for a person to decide', () => {
    const state = withExamples();
    const face = namedFaces(streets(state)).find(({ name }) => name === NAMES[1])!;
    const spur = [
      addNode({ kind: 'circle', id: 'c1', at: middleOf(1) }),
      addLine('streets', [face.face.walk[0]!, 'c1']),
    ].reduce((so, action) => perform(so, 'Draw', action), state);
    // The area has another rim now, so it is measured again.
    expect(countOpenFaces(boardOf(spur), spur.settings.areas).unmeasured).toBe(1);
    const again = showAreas(spur, {
      scan: SCAN,
      looks: new Map(
        namedFaces(streets(spur)).map(({ name }, i) => [name, looks.get(name) ?? vary(LAND, i)]),
      ),
    });
    expect(describePending(again)).toContain('area 1: none');
    const area = pendingAreasOf(again).find(({ name }) => name === 'area 1')!;
    expect(area).toMatchObject({ certainty: 0.6, reason: 'A street interrupts it (DEF-10).' });
    expect(streets(acceptArea(again, area.id, TODAY)).blocks.at(-1)).toMatchObject({
      kind: 'none',
      reason: 'A street interrupts it (DEF-10).',
    });
  });

  test('an area without free paper is suggested without a kind', () => {
    const holes = new Map([...looks].map(([name, look], i) => [name, i === 2 ? undefined : look]));
    const state = showAreas(withExamples(), { scan: SCAN, looks: holes });
    expect(pendingAreasOf(state).find(({ id }) => id === `block ${NAMES[2]}`)).toMatchObject({
      proposed: undefined,
      certainty: 0,
    });
  });

  test('shapes tell certainties apart, lie inside the lines, and mark what is reviewed', () => {
    const state = withExamples();
    const shapes = shapesOfAreas(pendingAreasOf(state), pendingAreasOf(state)[0]!.id, boardOf(state));
    expect(new Set(shapes.map(({ kind, look }) => `${kind} ${look}`))).toEqual(
      new Set(['areas likely', 'label likely', 'areas sure', 'areas selection']),
    );
    expect(insetOutline([[0, 0], [100, 0], [100, 100], [0, 100]], 5)).toEqual([[5, 5], [95, 5], [95, 95], [5, 95]]); // prettier-ignore
    expect(insetOutline([[0, 100], [100, 100], [100, 0], [0, 0]], 5)).toEqual([[5, 95], [95, 95], [95, 5], [5, 5]]); // prettier-ignore
  });
});

describe('the section grid', () => {
  const grid = (rect: readonly [Point, Point], columns: number, rows: number): EditorState =>
    showAreas(SQUARES, { scan: SCAN, grid: { rect, columns, rows, confidence: 0.97 } });

  test('a grid without its last line is completed and accepted in one step', () => {
    const state = grid([[10, 20], [9990, 9160]], 12, 11); // prettier-ignore
    expect(describePending(state)).toEqual(['section grid of 12 by 12: grid']);
    const after = acceptArea(state, 'grid', TODAY);
    expect(after.history.at).toBe(state.history.at + 1);
    expect(streets(after).grid!.rect).toEqual([[10, 20], [9990, 9991]]); // prettier-ignore
    expect(streets(after).provenance.traced).toHaveLength(1);
    expect(pendingAreasOf(after)).toEqual([]);
    expect(pendingAreasOf(undo(after, VIEWPORT))).toHaveLength(1);
  });

  test.each([
    [
      'which line is missing is not known',
      [
        [500, 500],
        [5500, 9500],
      ],
      6,
      11,
    ],
    [
      'there are more lines than the game has',
      [
        [0, 0],
        [9990, 9990],
      ],
      14,
      14,
    ],
  ] as const)('nothing is suggested if %s', (_, rect, columns, rows) => {
    expect(pendingAreasOf(grid(rect, columns, rows))).toEqual([]);
  });
});
