import { expect, test } from 'vitest';
import {
  addLine,
  addNode,
  deleteEntities,
  entriesOfHistory,
  mergeNodes,
  moveEntities,
  newBoard,
  renumberCircle,
  replayLog,
  splitLine,
} from '../../document/index.js';
import type { Point, StreetBoard } from '../../../model/index.js';
import type { DetectedBoard, SuggestedNode } from '../entities/detected-board.js';
import { boardOf, openEditorState, perform, redo, undo, type EditorState } from '../state/editor-state.js';
import {
  type AcceptAllStep,
  acceptAllAbove,
  acceptNextAbove,
  acceptSuggestion,
  pendingOf,
  rejectSuggestion,
  showDetected,
} from './decide.js';

const VIEWPORT = { unitsPerPixel: 1, coarse: false, centre: [0, 0] as Point, rotation: 0 };
const TODAY = '2026-11-18';

const circle = (
  id: string,
  at: Point,
  ...readings: readonly (readonly [number, number])[]
): SuggestedNode => ({
  kind: 'circle',
  id,
  at,
  confidence: 1,
  readings: readings.map(([number, confidence]) => ({ number, confidence })),
});
const crossing = (id: string, at: Point, confidence: number): SuggestedNode => ({
  kind: 'crossing',
  id,
  at,
  confidence,
  readings: [],
});
const DETECTED: Omit<DetectedBoard, 'decided'> = {
  scan: 'abcdef0123456789',
  radius: 100,
  nodes: [
    circle('c1', [1000, 1000], [84, 0.99]),
    circle('c2', [3000, 1000], [64, 0.5], [84, 0.3], [61, 0.1]),
    circle('c3', [5000, 1000]),
    crossing('x1', [2000, 1000], 0.97),
    crossing('x2', [4000, 1000], 0.4),
  ],
  lines: [
    { kind: 'street', id: 's1', ends: ['c1', 'x1'], path: [[1000, 1000], [1500, 1100], [2000, 1000]], confidence: 0.98 },
    { kind: 'street', id: 's2', ends: ['x1', 'c2'], path: [[2000, 1000], [3000, 1000]], confidence: 0.99 },
    { kind: 'street', id: 's3', ends: ['x2', 'c3'], path: [[4000, 1000], [5000, 1000]], confidence: 0.7 },
  ],
}; // prettier-ignore

const EMPTY = openEditorState(newBoard('wm', { id: 'a', name: 'A' }));
const STATE = showDetected(EMPTY, DETECTED);
const streets = (state: EditorState): StreetBoard => boardOf(state) as StreetBoard;
const idsOf = (state: EditorState): string =>
  [...pendingOf(state).nodes, ...pendingOf(state).lines].map(({ id }) => id).join(' ');
const numberOf = (state: EditorState, id: string): number | undefined =>
  pendingOf(state).nodes.find((node) => node.id === id)?.reading?.number;

test('an accepted circle is an unreviewed circle of the board, and undo suggests it again', () => {
  const after = acceptSuggestion(STATE, 'c1', TODAY);
  expect(after.announcement).toBe('Accept circle 84.');
  expect(streets(after).circles).toMatchObject([{ number: 84, at: [1000, 1000] }]);
  expect(streets(after).provenance).toMatchObject({
    unreviewed: ['c84'],
    traced: [{ by: 'Lamplighter', date: TODAY, how: 'Detected in the scan abcdef01.' }],
  });
  expect(idsOf(after)).toBe('c2 c3 x1 x2 s1 s2 s3');
  expect(idsOf(undo(after, VIEWPORT))).toBe(idsOf(STATE));
});

test('a street is accepted with its ends, in one step', () => {
  const after = acceptSuggestion(STATE, 's1', TODAY);
  expect(after.history.at).toBe(1);
  expect(after.announcement).toBe('Accept a street with its ends.');
  expect(streets(after).streets).toMatchObject([{ between: ['c84', 'x1'], bends: [[1500, 1100]] }]);
  expect(idsOf(after)).toBe('c2 c3 x2 s2 s3');
});

test('a circle without a number is not accepted before one is typed, nor is its street', () => {
  expect(acceptSuggestion(STATE, 'c3', TODAY).announcement).toBe('Type the number of this circle first.');
  const street = acceptSuggestion(STATE, 's3', TODAY);
  expect(street.history).toBe(STATE.history);
  expect(street.announcement).toContain('has no number yet');
  expect(streets(acceptSuggestion(STATE, 'c3', TODAY, 7)).circles).toMatchObject([{ number: 7 }]);
});

test('a number that is on the board is refused, and the others get what is free', () => {
  expect(numberOf(STATE, 'c2')).toBe(64);
  const corrected = acceptSuggestion(STATE, 'c1', TODAY, 64);
  expect(numberOf(corrected, 'c2')).toBe(84);
  const again = acceptSuggestion(corrected, 'c2', TODAY, 64);
  expect(again.history).toBe(corrected.history);
  expect(again.announcement).toBe('Circle 64 is on the board already. Type another number.');
});

test('everything above the threshold is accepted in one step, streets only between accepted ends', () => {
  const after = acceptAllAbove(STATE, 0.95, TODAY);
  expect(after.announcement).toBe('Accept 3 suggestions.');
  expect(after.history.at).toBe(1);
  expect(idsOf(after)).toBe('c2 c3 x2 s2 s3');
  expect(idsOf(undo(after, VIEWPORT))).toBe(idsOf(STATE));
  expect(acceptAllAbove(after, 0.95, TODAY).announcement).toBe('No suggestion is that certain.');
});

test('accepting all accepts what was certain at first, not what became certain by it', () => {
  const found = {
    ...DETECTED,
    nodes: [circle('c1', [1000, 1000], [84, 0.99]), circle('c2', [3000, 1000], [64, 0.6], [84, 0.39])],
    lines: [],
  };
  const after = acceptAllAbove(showDetected(EMPTY, found), 0.95, TODAY);
  expect(after.announcement).toBe('Accept 1 suggestion.');
  expect(idsOf(after)).toBe('c2');
  expect(pendingOf(after).nodes[0]!.certainty).toBeGreaterThan(0.95);
});

test('chosen suggestions are accepted whatever their certainty, as one step', () => {
  const { nodes, lines } = pendingOf(STATE);
  const isChosen = ({ id }: { readonly id: string }): boolean => ['x1', 'x2', 'c2', 's2'].includes(id);
  const left = { nodes: nodes.filter(isChosen), lines: lines.filter(isChosen) };
  let [state, step] = [STATE, { threshold: 1, today: TODAY, left } as AcceptAllStep | undefined];
  while (step) ({ state, next: step } = acceptNextAbove(state, step));
  expect(state.history.at).toBe(1);
  expect(idsOf(state)).toBe('c1 c3 s1 s3');
});

test('a street through a crossing is not accepted beside the two streets that meet there', () => {
  const [first, through] = [
    [1000, 1000],
    [2000, 1000],
  ] as Point[];
  const last: Point = [3000, 1000];
  const street = (id: string, ends: readonly [string, string], ...path: Point[]) =>
    ({ kind: 'street', id, ends, path, confidence: 0.99 }) as const;
  const found = {
    ...DETECTED,
    nodes: [crossing('x1', first!, 1), crossing('x2', through!, 1), crossing('x3', last, 1)],
    lines: [
      street('s1', ['x1', 'x3'], first!, last),
      street('s2', ['x1', 'x2'], first!, through!),
      street('s3', ['x2', 'x3'], through!, last),
      street('s4', ['x3', 'x1'], last, [2000, 1500], first!),
    ],
  };
  const state = showDetected(EMPTY, found);
  const after = acceptAllAbove(state, 0.95, TODAY);
  expect(after.announcement).toBe('Accept 6 suggestions.');
  expect(
    streets(after)
      .streets.map(({ between }) => between.join(' '))
      .sort(),
  ).toEqual(['x1 x2', 'x1 x3', 'x2 x3']);
});

test('as many suggestions are accepted as were announced, in parts of a hundred', () => {
  const places = Array.from({ length: 150 }, (_, i): Point => [(i % 15) * 600, Math.floor(i / 15) * 600]);
  const found = {
    ...DETECTED,
    // A second crossing lies within half a radius of each.
    nodes: places.flatMap(([x, y], i) => [crossing(`x${i}`, [x, y], 1), crossing(`y${i}`, [x + 30, y], 1)]),
    lines: [],
  };
  const after = acceptAllAbove(showDetected(EMPTY, found), 0.95, TODAY);
  expect(after.announcement).toBe('Accept 300 suggestions.');
  expect(streets(after).crossings).toHaveLength(300);
  expect(after.history.at).toBe(1);
});

test('a rejection is a step: it is undone, done again, and kept by the next detection', () => {
  const after = rejectSuggestion(STATE, 'x2');
  expect(after.announcement).toBe('Reject the suggested crossing.');
  expect(boardOf(after)).toBe(boardOf(STATE));
  // Its street goes with it.
  expect(idsOf(after)).toBe('c1 c2 c3 x1 s1 s2');
  const undone = undo(after, VIEWPORT);
  expect(idsOf(undone)).toBe(idsOf(STATE));
  expect(idsOf(redo(undone))).toBe(idsOf(after));
  expect(idsOf(showDetected(after, DETECTED))).toBe(idsOf(after));
});

test('what was accepted and then deleted is not suggested again, until the acceptance is undone', () => {
  const accepted = acceptSuggestion(STATE, 's1', TODAY);
  const deleted = perform(accepted, 'Delete', deleteEntities(['street:c84-x1']));
  expect(idsOf(deleted)).toBe(idsOf(accepted));
  expect(idsOf(showDetected(deleted, DETECTED))).toBe(idsOf(accepted));
  expect(idsOf(undo(undo(deleted, VIEWPORT), VIEWPORT))).toBe(idsOf(STATE));
  const all = acceptAllAbove(STATE, 0.95, TODAY);
  const without = perform(all, 'Delete', deleteEntities(['c84']));
  expect(idsOf(without)).toBe('c2 c3 x2 s2 s3');
});

test('what was traced by hand is not suggested', () => {
  const traced = perform(STATE, 'Place', addNode({ kind: 'crossing', id: 'x9', at: [2040, 1020] }));
  expect(idsOf(traced)).toBe('c1 c2 c3 x2 s1 s2 s3');
  const street = acceptSuggestion(traced, 's1', TODAY);
  expect(streets(street).streets).toMatchObject([{ between: ['c84', 'x9'] }]);
});

test('a circle that was moved a little after it was accepted is not suggested again', () => {
  const moved = perform(STATE, 'Place', addNode({ kind: 'circle', id: 'c84', at: [1150, 1000] }));
  expect(idsOf(moved)).toBe('c2 c3 x1 x2 s1 s2 s3');
});

test('the last number goes to the last circle', () => {
  const two = { ...DETECTED, count: 3, nodes: [circle('c1', [0, 0], [1, 0.9]), circle('c2', [500, 0], [3, 0.9]), circle('c3', [900, 0])], lines: [] }; // prettier-ignore
  expect(numberOf(showDetected(EMPTY, two), 'c3')).toBe(2);
  expect(numberOf(showDetected(EMPTY, { ...two, count: 4 }), 'c3')).toBeUndefined();
});

test('a detection after a part was traced keeps what is there and suggests only what is missing', () => {
  const accepted = acceptSuggestion(acceptSuggestion(STATE, 's1', TODAY), 'c2', TODAY, 61);
  const traced = perform(accepted, 'Place', addNode({ kind: 'junction', id: 't1', at: [7000, 1000] }));
  // Another run: other ids, places that differ a little, another reading, and something new.
  const again: typeof DETECTED = {
    ...DETECTED,
    nodes: [
      circle('c7', [3020, 990], [64, 0.9], [61, 0.1]),
      circle('c8', [1010, 1015], [84, 0.99]),
      crossing('x7', [1985, 1010], 0.97),
      crossing('x8', [4010, 1000], 0.96),
      { ...crossing('t7', [7030, 1010], 0.9), kind: 'junction' },
    ],
    lines: [
      { kind: 'street', id: 's7', ends: ['c8', 'x7'], path: [[1010, 1015], [1510, 1110], [1985, 1010]], confidence: 0.98 },
      { kind: 'street', id: 's8', ends: ['c7', 'x8'], path: [[3020, 990], [4010, 1000]], confidence: 0.99 },
    ],
  }; // prettier-ignore
  const after = showDetected(traced, again);
  expect(boardOf(after)).toBe(boardOf(traced));
  expect(idsOf(after)).toBe('x8 s8');
  const done = acceptAllAbove(after, 0.95, TODAY);
  expect(streets(done).circles).toEqual(streets(traced).circles);
  expect(streets(done).crossings.map(({ at }) => at)).toEqual([[2000, 1000], [4010, 1000]]); // prettier-ignore
  expect(streets(done).streets.map(({ between }) => between.join(' '))).toEqual(['c61 x2', 'c84 x1']);
});

test('a street that was drawn in two pieces is not suggested', () => {
  const nodes = [
    addNode({ kind: 'circle', id: 'c84', at: [1000, 1000] }),
    addNode({ kind: 'crossing', id: 'x1', at: [2000, 1000] }),
    addNode({ kind: 'circle', id: 'c64', at: [3000, 1000] }),
    addNode({ kind: 'junction', id: 't1', at: [2500, 1010] }),
  ].reduce((state, action) => perform(state, 'Place', action), STATE);
  expect(idsOf(nodes)).toContain('s2');
  const drawn = ([['x1', 't1'], ['t1', 'c64']] as const).reduce(
    (state, between) => perform(state, 'Draw', addLine('streets', between)),
    nodes,
  ); // prettier-ignore
  expect(idsOf(drawn)).toBe('c3 x2 s1 s3');
});

test('decisions survive a reload as steps of the history', () => {
  const { history } = rejectSuggestion(acceptAllAbove(STATE, 0.95, TODAY), 'x2');
  const replayed = replayLog(entriesOfHistory(history)).history!;
  expect(replayed.steps.map(({ name }) => name)).toEqual(history.steps.map(({ name }) => name));
  expect(replayed.steps[2]!.document.board).toEqual(history.steps[2]!.document.board);
});

test('a street drawn through a suggested junction is not suggested again in pieces, nor the junction', () => {
  const found = {
    ...DETECTED,
    nodes: [
      crossing('x1', [1000, 1000], 0.97),
      { ...crossing('t1', [2000, 1000], 0.9), kind: 'junction' as const },
      crossing('x2', [3000, 1000], 0.97),
      crossing('x3', [2000, 2000], 0.97),
    ],
    lines: [
      { kind: 'street', id: 's1', ends: ['x1', 't1'], path: [[1000, 1000], [2000, 1000]], confidence: 0.9 },
      { kind: 'street', id: 's2', ends: ['t1', 'x2'], path: [[2000, 1000], [3000, 1000]], confidence: 0.9 },
    ],
  } as const; // prettier-ignore
  const drawn = [
    addNode({ kind: 'crossing', id: 'x1', at: [1000, 1000] }),
    addNode({ kind: 'crossing', id: 'x2', at: [3000, 1000] }),
    addLine('streets', ['x1', 'x2']),
  ].reduce((state, action) => perform(state, 'Draw', action), showDetected(EMPTY, found));
  expect(idsOf(drawn)).toBe('x3');
  // With a third street the junction is needed. It splits the street that is there.
  const side = { kind: 'street', id: 's3', ends: ['t1', 'x3'], path: [[2000, 1000], [2000, 2000]], confidence: 0.9 } as const; // prettier-ignore
  const needed = showDetected(drawn, { ...found, lines: [...found.lines, side] });
  expect(idsOf(needed)).toBe('t1 x3 s3');
  const done = acceptSuggestion(needed, 's3', TODAY);
  expect(
    streets(done)
      .streets.map(({ between }) => between.join(' '))
      .sort(),
  ).toEqual(['x1 t1', 'x2 t1', 'x3 t1']);
  expect(streets(done).provenance.unreviewed).toEqual(expect.arrayContaining(['t1', 'x3', 'x3-t1']));
  expect(idsOf(done)).toBe('');
});

test.each([
  ['a circle within the disc', 'circle', 'c500', [1080, 1000], 'c2 c3 x1 x2 s1 s2 s3'],
  ['a circle beside the disc', 'circle', 'c500', [1095, 1000], 'c1 c2 c3 x1 x2 s1 s2 s3'],
  ['a crossing in the square', 'crossing', 'x9', [2060, 1000], 'c1 c2 c3 x2 s1 s2 s3'],
  ['a crossing beside the square', 'crossing', 'x9', [2080, 1000], 'c1 c2 c3 x1 x2 s1 s2 s3'],
] as const)('%s that is on the board is the same as a suggested one or not', (_, kind, id, at, ids) => {
  expect(idsOf(perform(STATE, 'Place', addNode({ kind, id, at })))).toBe(ids);
});

test('nothing is suggested twice after what was accepted is moved, split, renumbered or merged', () => {
  const accepted = acceptAllAbove(STATE, 0.1, TODAY);
  const left = idsOf(accepted);
  const edits = [
    moveEntities(['c84', 'x1'], 70, 0),
    splitLine('street:c84-x1', [1500, 1100], { kind: 'junction', id: 't1' }),
    renumberCircle('c84', 99),
    moveEntities(['x1'], 0, 300),
    mergeNodes('x1', 't1'),
  ];
  let state = accepted;
  for (const [i, edit] of edits.entries()) {
    const next = perform(state, 'Edit', edit);
    expect(next.history, `edit ${i}`).not.toBe(state.history);
    expect(idsOf(next), `edit ${i}`).toBe(left);
    state = next;
  }
});
