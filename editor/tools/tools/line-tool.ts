/** The tool that draws streets or waterlines from node to node in a chain, with bends where a click hits nothing. */
import {
  addLineWithIntersections,
  addNode,
  findNode,
  sequenceActions,
  splitLines,
  type Action,
  type LineList,
} from '../../document/index.js';
import {
  isStreetBoard,
  pluralise,
  type NodeId,
  type NodeKind,
  type Point,
  type StreetBoard,
} from '../../../model/index.js';
import { reachInUnits, type Gesture } from '../input/gesture-types.js';
import { distanceBetween } from '../pointing/hit-test.js';
import { findPlacedNode } from '../entities/placed-entities.js';
import { entityNamesOfSnap, snapAt, type Snap } from '../pointing/snap.js';
import { printedCircles } from '../entities/circle-numbers.js';
import { idOfNextNode, needsQuestion, newNode, settingsAfterPlacing } from './new-node.js';
import { NO_SNAPPING_MODIFIER, toToolOptions, type ToolResult, type ToolContext, type Tool } from './tool.js';
import { describeEntity, describeEntities } from '../entities/describe-entity.js';

/** A node of the chain, the step of the history then, and whether arriving there was that step, which undo reverts. */
interface Stop {
  readonly id: NodeId;
  readonly step: number;
  readonly isStep: boolean;
}

/** The nodes of the chain so far, and the bends since the last one. */
interface State {
  readonly trail: readonly Stop[];
  readonly bends: readonly Point[];
}

const IDLE: State = { trail: [], bends: [] };
const WORDS = { streets: 'street', waterlines: 'waterline' } as const;

const OFFERS = {
  street: { label: 'Street', command: ['Draw streets', 's'], icon: 'M4 16L8 9l4 2 4-7' },
  waterline: {
    label: 'Waterline',
    command: ['Draw waterlines', 'w'],
    icon: 'M3 8q2-3 4 0t4 0t4 0M3 13q2-3 4 0t4 0t4 0',
  },
} as const;

/** Creates the tool for streets or the one for waterlines. */
export const createLineTool = <Id extends keyof typeof OFFERS>(id: Id): Tool<State, Id> => {
  const list: LineList = `${id}s`;
  const word = WORDS[list];
  return {
    id,
    ...OFFERS[id],
    boards: 'streets',
    layers: ['lines'],
    choice: (board) =>
      isStreetBoard(board)
        ? {
            name: 'A click on empty ground adds',
            setting: 'chainKind',
            options: toToolOptions(['bend', 'crossing', 'junction', 'circle']),
          }
        : undefined,
    clearsSelection: true,
    stickyModifiers: () => [
      { modifier: 'shift', name: 'Start at a new junction', isForBeginning: true },
      NO_SNAPPING_MODIFIER,
    ],
    idle: IDLE,
    isBusy: ({ trail }) => trail.length > 0,
    updateState: ({ trail, bends }, board, now) => {
      const stops = trail.map((stop) => ({ ...stop, id: now(stop.id) }));
      return stops.every(({ id }) => findPlacedNode(board, id)) ? { trail: stops, bends } : IDLE;
    },
    describeDraft: ({ bends }) =>
      bends.length === 0 ? undefined : `a ${word} with ${pluralise(bends.length, 'bend', 'bends')}`,
    hint: ({ trail, bends }, { board, settings: { chainKind } }) => {
      if (!isStreetBoard(board)) return 'This board has hexes, not streets. Press H for its tool.';
      const from = trail.at(-1);
      if (from === undefined)
        return `Click a circle, crossing or junction to start a ${word}, or a line to branch off it; ${chainKind === 'bend' ? 'Shift-click starts at a new junction' : `empty ground starts at a new ${chainKind}`}.`;
      const ways = bends.length > 0 ? 'double-click ends here' : `click empty ground for a ${chainKind}`;
      return `Click the next node after ${describeEntity(board, from.id)}, or a line to join it; ${ways}; X, J and C add a crossing, junction or circle here; Esc ends.`;
    },
    on: (gesture, state, scene) => {
      const { board } = scene;
      if (!isStreetBoard(board)) return {};
      switch (gesture.type) {
        case 'hover':
        case 'drag':
          return { state, draft: draftOf(board, state, snapOf(gesture, scene)) };
        case 'click':
        case 'drop':
          return click(list, gesture, state, scene, board);
        case 'double':
          return end(list, state, scene, board);
        case 'finish':
          return state.bends.length > 0
            ? end(list, state, scene, board)
            : { state: IDLE, announcement: 'Done.' };
        case 'cancel':
          return state.trail.length > 0
            ? { state: IDLE, announcement: describeLeft(word, state) }
            : { state: IDLE, select: [] };
        case 'back':
          return back(state, scene.step);
      }
    },
  };
};

const describeLeft = (word: string, { bends }: State): string =>
  bends.length === 0
    ? 'Done.'
    : `The unfinished ${word} with ${pluralise(bends.length, 'bend', 'bends')} was left out.`;

const snapOf = (
  gesture: Extract<Gesture, { at: Point }>,
  { board, viewport, settings: { detected } }: ToolContext,
): Snap => snapAt(board, gesture.at, viewport, { off: gesture.ctrl === true, detected });

function draftOf(board: StreetBoard, { trail, bends }: State, snap: Snap): { lines?: Point[][]; snap: Snap } {
  const from = findPlacedNode(board, trail.at(-1)?.id ?? '');
  return from ? { lines: [[from.at, ...bends, snap.at]], snap } : { snap };
}

type Placed = Extract<Gesture, { at: Point }>;

function click(
  list: LineList,
  gesture: Placed,
  state: State,
  scene: ToolContext,
  board: StreetBoard,
): ToolResult<State> {
  const snap = snapOf(gesture, scene);
  const { trail, bends } = state;
  const from = trail.at(-1)?.id;
  const { onto } = snap;
  if (onto?.kind === 'node') {
    const id = onto.key as NodeId;
    // The last node is selected, so that Tab continues from there too.
    if (from === undefined)
      return { state: { trail: [{ id, step: scene.step, isStep: false }], bends: [] }, select: [id] };
    // A second click on the last node ends the chain.
    if (from === id && bends.length === 0) return { state: IDLE, announcement: 'Done.' };
    return arrived(id, state, scene, drawn(list, board, from, id, bends));
  }
  const { chainKind } = scene.settings;
  // Shift makes a crossing on a street and inside a chain, and a junction where one begins.
  const byShift =
    gesture.shift === true ? (from === undefined && !onto ? 'junction' : 'crossing') : undefined;
  const inserted = 'as' in gesture ? gesture.as : undefined;
  const kind = inserted ?? byShift ?? (chainKind === 'bend' ? undefined : chainKind);
  if (onto === undefined && kind === undefined) {
    if (from === undefined)
      return {
        announcement:
          'A line begins at a node: click a circle, a crossing or a junction, or a street to branch off.',
      };
    // The same place again, slower than a double click, or with the keyboard.
    const last = bends.at(-1);
    if (last && distanceBetween(last, snap.at) <= reachInUnits('snap', scene.viewport) / 2)
      return end(list, state, scene, board);
    const next = { trail, bends: [...bends, snap.at] };
    return { state: next, draft: draftOf(board, next, snap) };
  }
  return arrive(list, snap, kind ?? 'junction', state, scene, board);
}

/** A double click ends the line at a new junction, or where the first click of the two already took it. */
function end(
  list: LineList,
  { trail, bends }: State,
  scene: ToolContext,
  board: StreetBoard,
): ToolResult<State> {
  const at = bends.at(-1);
  if (trail.length === 0 || at === undefined) return { state: IDLE };
  const before = { trail, bends: bends.slice(0, -1) };
  return { ...arrive(list, { at }, 'junction', before, scene, board), state: IDLE };
}

/** Ends the line at a new node, which is inserted into the street at that position, if any. */
function arrive(
  list: LineList,
  { at, onto }: Snap,
  kind: NodeKind,
  state: State,
  scene: ToolContext,
  board: StreetBoard,
): ToolResult<State> {
  const { settings } = scene;
  const id = idOfNextNode(board, kind, settings);
  const number = Number(id.slice(1));
  if (kind === 'circle' && (findNode(board, id) ?? needsQuestion(board, number)))
    return {
      state,
      announcement: findNode(board, id)
        ? `Circle ${number} is on the board already: type another number.`
        : `The board has circles 1 to ${printedCircles(board)}: place circle ${number} with the circle tool.`,
    };
  const from = state.trail.at(-1)?.id;
  const node = newNode(kind, id, at, settings);
  const make = onto ? splitLines(entityNamesOfSnap(onto), at, node) : addNode(node);
  const what = kind === 'circle' ? `circle ${number}` : `a ${kind}`;
  const where = onto ? ` in ${describeEntities(board, entityNamesOfSnap(onto))}` : '';
  if (from === undefined) return withNumber(arrived(id, state, scene, [`Place ${what}${where}`, make]), id);
  const [, draw] = drawn(list, board, from, id, state.bends);
  const name = `Draw a ${WORDS[list]} from ${describeEntity(board, from)} to ${kind === 'circle' ? what : `a new ${kind}`}${where}`;
  return withNumber(arrived(id, state, scene, [name, sequenceActions(make, draw)]), id);
}

/** The next circle is numbered after the one placed. */
const withNumber = (result: ToolResult<State>, id: NodeId): ToolResult<State> => ({
  ...result,
  settings: settingsAfterPlacing(id),
});

/** Continues the chain from a node. A line that exists already makes no step, so undo must not look for one. */
function arrived(
  id: NodeId,
  { trail }: State,
  { step }: ToolContext,
  [name, action]: readonly [string, Action],
): ToolResult<State> {
  return {
    state: { trail: [...trail, { id, step: step + 1, isStep: true }], bends: [] },
    perform: [name, action],
    ifRefused: {
      state: { trail: [...trail, { id, step, isStep: false }], bends: [] },
      select: [id],
      announcement: 'Already drawn; continue from here.',
    },
    select: [id],
    announcement: 'Drawn.',
  };
}

/** A street gets crossings where it intersects lines, a waterline junctions. */
function drawn(
  list: LineList,
  board: StreetBoard,
  from: NodeId,
  to: NodeId,
  bends: readonly Point[],
): readonly [string, Action] {
  const name = `Draw a ${WORDS[list]} from ${describeEntity(board, from)} to ${describeEntity(board, to)}`;
  return [
    name,
    addLineWithIntersections(list, [from, to], bends, list === 'streets' ? 'crossing' : 'junction'),
  ];
}

/** Undo while drawing: steps made since, then the last bend, the last street of the chain, and the start. */
function back({ trail, bends }: State, step: number): ToolResult<State> {
  if (bends.length > 0) return { state: { trail, bends: bends.slice(0, -1) } };
  const last = trail.at(-1);
  if (last && step > last.step) return { undo: true };
  return { state: { trail: trail.slice(0, -1), bends: [] }, ...(last?.isStep && { undo: true as const }) };
}
