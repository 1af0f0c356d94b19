import { expect, test } from 'vitest';
import { newBoard, paintHexes } from '../../document/index.js';
import { centreOfHex, type HexBoard, type HexKind, type Point } from '../../../model/index.js';
import type { DetectedHexes } from '../entities/detected-areas.js';
import { boardOf, type EditorState, handleGesture, openEditorState, perform } from '../state/editor-state.js';
import { askForHex, kindsWithoutExample } from './ask-for-examples.js';
import { acceptArea, areasAbove, showAreas } from './decide-areas.js';
import { fitDetectedHexes } from './fit-detected-hexes.js';
import type { PendingArea } from './pending-area.js';
import { pendingAreasOf } from './pending-areas.js';
import { isOffLattice } from './pending-hexes.js';

const VIEWPORT = { unitsPerPixel: 1, coarse: false, centre: [0, 0] as Point, rotation: 0 };
const TODAY = '2026-11-18';
const SCAN = 'abcdef0123456789';
const click = (state: EditorState, at: Point): EditorState =>
  handleGesture(state, { type: 'click', at }, VIEWPORT);

const LAYOUT: HexBoard['layout'] = { orientation: 'flat-top', origin: [1000, 1000], size: 400 };
const KINDS = ['street', 'manhole', 'gaslight', 'building', 'garden'] as const satisfies readonly HexKind[];
const kindOf = (q: number, r: number): HexKind => KINDS[(((q + 2 * r) % 5) + 5) % 5]!;
/** A look in which kinds differ clearly. */
const featuresOf = (q: number, r: number) => {
  const kind = KINDS.indexOf(kindOf(q, r) as (typeof KINDS)[number]);
  const noise = 0.01 * (((q * 7 + r * 3) % 5) + 5);
  return [[kind + noise], [kind * kind - noise], [0, kind === 2 ? 1 : 0]];
};
const CELLS = Array.from(
  { length: 60 },
  (_, i) => [i % 8, Math.floor(i / 8) - Math.floor((i % 8) / 2)] as const,
);
const cells = CELLS.map(([q, r]) => ({
  at: centreOfHex(LAYOUT, [q, r]),
  confidence: 0.999,
  look: { q, r, features: featuresOf(q, r) },
}));
const found = fitDetectedHexes(cells)!;
const EMPTY = showAreas(openEditorState(newBoard('mj', { id: 'a', name: 'A' })), {
  scan: SCAN,
  hexes: found,
});
const hexes = (state: EditorState): HexBoard => boardOf(state) as HexBoard;
const examples = KINDS.flatMap((kind) => CELLS.filter(([q, r]) => kindOf(q, r) === kind).slice(0, 3));

test('the lattice that fits the cells is found; cells that lie unevenly have none', () => {
  expect(found.layout).toEqual(LAYOUT);
  const crooked = cells.map((cell, i): DetectedHexes['cells'][number] => ({
    ...cell,
    at: i === 40 ? [cell.at[0] + 300, cell.at[1]] : cell.at,
  }));
  expect(fitDetectedHexes(crooked)).toBeUndefined();
});

test('an example is painted on the printed lattice, which is laid first', () => {
  const asked = askForHex(EMPTY, 'building');
  expect(asked).toMatchObject({ tool: 'hex', settings: { hexKind: 'building' } });
  expect(hexes(asked).layout).toEqual(LAYOUT);
  const painted = click(asked, centreOfHex(LAYOUT, [2, 0]));
  expect(hexes(painted).hexes).toMatchObject([{ at: [2, 0], kind: 'building' }]);
  expect(pendingAreasOf(painted)).toHaveLength(59);
});

test('a hex is accepted in review with a kind, and brings the lattice along', () => {
  expect(acceptArea(EMPTY, 'hex 0,0', TODAY).announcement).toContain('Choose its kind');
  const after = acceptArea(EMPTY, 'hex 0,0', TODAY, 'garden');
  expect(hexes(after)).toMatchObject({ layout: LAYOUT, hexes: [{ at: [0, 0], kind: 'garden' }] });
  expect(hexes(after).provenance.unreviewed).toEqual(['h0,0']);
  expect(after.history.at).toBe(1);
});

test('three examples of each kind propose the kinds of the others; a kind without an example keeps them doubtful', () => {
  const paint = (state: EditorState, some: readonly (readonly [number, number])[]): EditorState =>
    some.reduce(
      (so, [q, r]) => perform(so, 'Paint', paintHexes([`h${q},${r}`], kindOf(q, r))),
      askForHex(state, 'street'),
    );
  const all = pendingAreasOf(paint(EMPTY, examples));
  expect(all).toHaveLength(45);
  for (const area of all as Extract<PendingArea, { kind: 'hex' }>[])
    expect(area).toMatchObject({ proposed: kindOf(area.at[0], area.at[1]) });
  expect(areasAbove(all, 0.95)).toHaveLength(45);
  const four = paint(EMPTY, examples.filter(([q, r]) => kindOf(q, r) !== 'garden')); // prettier-ignore
  expect(kindsWithoutExample(four)).toEqual(['garden']);
  expect(areasAbove(pendingAreasOf(four), 0.95)).toEqual([]);
});

test('hexes of the board beside the printed ones stop the suggestions', () => {
  const state = perform(EMPTY, 'Paint', paintHexes(['h0,0'], 'street'));
  expect(isOffLattice(hexes(state), found)).toBe(true);
  expect(pendingAreasOf(state)).toEqual([]);
});
