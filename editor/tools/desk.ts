/** The drawing table: the history, the tool in hand, what is selected and what is half drawn. Plain data; every change is a function. */
import {
  asTraced,
  followNodes,
  keysFollowed,
  openHistory,
  perform as performed,
  redo as redone,
  replaceLast,
  undo as undone,
  goTo as gone,
  type Action,
  type History,
  type Step,
} from '../document/index.js';
import { isStreetBoard, type Board, type Point } from '../../model/index.js';
import { capital } from '../../model/text/capital.js';
import type { Gesture, Sight } from './gesture.js';
import { existing } from './existing.js';
import { withLatches } from './latches.js';
import type { LensId } from './lens-id.js';
import { FIRST_SETTINGS, TOOL_IDS, type Draft, type Scene, type Settings, type ToolId } from './tool.js';
import { TOOLS } from './tools/index.js';
import { wordsOfAll } from './words.js';

export interface Desk {
  readonly history: History;
  readonly tool: ToolId;
  /** The state of the tool in hand; only that tool looks into it. */
  readonly state: unknown;
  readonly selection: readonly string[];
  readonly settings: Settings;
  readonly draft: Draft;
  /** The board as the gesture under way would make it. */
  readonly preview?: Board;
  /** The keyboard's own pointer, while it is in use. */
  readonly cursor?: Point;
  /** Where a hand last pointed with a tool that draws, so that what is half drawn can be shown to there. */
  readonly pointed?: Point;
  /** The drag under way: where it began, and whether the person left it before letting go. */
  readonly press?: { readonly from: Point; readonly isLeft: boolean };
  /** The last step if more of the same may join it, and what was selected then. */
  readonly joining?: { readonly step: Step; readonly selection: readonly string[] };
  /** What is asked of the selection. */
  readonly lens: LensId;
  /** The last thing said to the person. */
  readonly said: string;
  /** Nothing may be changed: another tab has the board, or it is only looked at. */
  readonly readOnly: boolean;
}

const READ_ONLY = 'This board is read-only here.';

export const openDesk = (board: Board): Desk => deskOf(openHistory(board));

/** A desk with a history on it, such as one that survived a reload. */
export const deskOf = (history: History): Desk => ({
  history,
  tool: 'select',
  state: TOOLS.select.idle,
  selection: [],
  settings: FIRST_SETTINGS,
  draft: {},
  lens: 'none',
  said: '',
  readOnly: false,
});

/** The board as it stands in the history. */
export const boardOf = ({ history }: Desk): Board => history.steps[history.at]!.board;

/** The board to draw. */
export const shownBoard = (desk: Desk): Board => desk.preview ?? boardOf(desk);

const sceneOf = (desk: Desk, sight: Sight): Scene => ({
  board: boardOf(desk),
  step: desk.history.at,
  selection: desk.selection,
  settings: desk.settings,
  sight,
  ...(desk.cursor && { cursor: desk.cursor }),
});

/** What the tool in hand makes of a gesture. */
export function handle(before: Desk, made: Gesture, sight: Sight): Desk {
  const gesture = withLatches(made, { ...before, board: boardOf(before), isBusy: isBusy(before) }, sight);
  const desk = pressed(before, gesture);
  if (isOfLeftDrag(before, gesture)) return desk;
  const tool = TOOLS[desk.tool];
  const reply = tool.on(gesture, desk.state, sceneOf(desk, sight));
  const wanting = reply.perform ?? reply.preview ?? reply.undo;
  if (desk.readOnly && wanting !== undefined) return { ...clear(desk), state: tool.idle, said: READ_ONLY };
  const preview = reply.preview?.(boardOf(desk));
  const next: Desk = {
    ...withoutPreview(desk),
    state: 'state' in reply ? reply.state : desk.state,
    draft: reply.draft ?? {},
    settings: reply.settings ? { ...desk.settings, ...reply.settings } : desk.settings,
    said: reply.said ?? (isOther(desk, reply.select) ? '' : desk.said),
    ...(preview && { preview }),
    ...('at' in gesture && { pointed: gesture.at }),
  };
  if (Object.keys(reply).length === 0 && isBare(desk)) return desk;
  const acted = reply.undo ? undoSteps(next) : reply.perform ? did(next, reply.perform, reply.said) : next;
  const after = reply.select ? { ...acted, selection: existing(shownBoard(acted), reply.select) } : acted;
  // What is left of it is drawn before the hand moves again.
  return gesture.type === 'back' && after.pointed && isBusy(after)
    ? handle(after, { type: 'hover', at: after.pointed }, sight)
    : after;
}

/** Something else is selected, and what was said of the one before is stale. */
const isOther = ({ selection }: Desk, select: readonly string[] | undefined): boolean =>
  select !== undefined && !sameKeys(select, selection);

/** A step, said in the tool's own words if it has any. */
const did = (desk: Desk, [name, action]: readonly [string, Action], said?: string): Desk => ({
  ...perform(desk, name, action),
  ...(said !== undefined && { said }),
});

/** Nothing is laid over the board, so that a gesture without an answer changes nothing. */
const isBare = ({ preview, draft }: Desk): boolean => !preview && Object.keys(draft).length === 0;

/** A drag that was left with Escape goes on until the hand lets go; nothing of it counts. */
const isOfLeftDrag = ({ press }: Desk, gesture: Gesture): boolean =>
  'from' in gesture && press?.isLeft === true && isFrom(press.from, gesture);

const isFrom = ([x, y]: Point, { from }: { readonly from: Point }): boolean => from[0] === x && from[1] === y;

function pressed(desk: Desk, gesture: Gesture): Desk {
  if (isOfLeftDrag(desk, gesture)) return gesture.type === 'drop' ? withoutPress(desk) : desk;
  if (gesture.type === 'drag')
    return desk.press?.isLeft === false && isFrom(desk.press.from, gesture)
      ? desk
      : { ...desk, press: { from: gesture.from, isLeft: false } };
  if (gesture.type === 'cancel' || gesture.type === 'back') return leavingDrag(desk);
  return desk.press ? withoutPress(desk) : desk;
}

const leavingDrag = (desk: Desk): Desk =>
  desk.press ? { ...desk, press: { ...desk.press, isLeft: true } } : desk;

function withoutPress({ press: _, ...desk }: Desk): Desk {
  return desk;
}

/** What a click will do now. */
export const hintOf = (desk: Desk, sight: Sight): string =>
  TOOLS[desk.tool].hint(desk.state, sceneOf(desk, sight));

export const isBusy = (desk: Desk): boolean => TOOLS[desk.tool].isBusy(desk.state);

/** A step of the history, which is said by its name. What is gone afterwards is no longer selected. */
export function perform(desk: Desk, name: string, action: Action): Desk {
  if (desk.readOnly) return { ...desk, said: READ_ONLY };
  const history = performed(desk.history, name, traced(desk, action));
  return history === desk.history ? desk : { ...withHistory(desk, history), said: `${name}.` };
}

/** The same, joined to the step before if that did the same to the same things: nudges and typing make one step. */
export function performMerged(desk: Desk, name: string, action: Action): Desk {
  const { history, joining, selection } = desk;
  const last = history.steps[history.at]!;
  const joins = joining?.step === last && last.name === name && sameKeys(joining.selection, selection);
  const next =
    desk.readOnly || !joins
      ? perform(desk, name, action)
      : withHistory(desk, replaceLast(history, name, traced(desk, action)));
  const step = next.history.steps[next.history.at]!;
  return next.history === history ? next : { ...next, joining: { step, selection: next.selection } };
}

const sameKeys = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((key, i) => key === b[i]);

/** What a step says anew waits for a review, until a person says that somebody has seen it. */
const traced = ({ history }: Desk, action: Action): Action => asTraced(action, history.steps[0]!.board);

/** Takes the last step back, or first what is half drawn. */
export const undo = (desk: Desk, sight: Sight): Desk =>
  isBusy(desk) ? handle(desk, { type: 'back' }, sight) : undoSteps(desk);

function undoSteps(desk: Desk): Desk {
  if (desk.readOnly) return { ...desk, said: READ_ONLY };
  const { name } = desk.history.steps[desk.history.at]!;
  const history = undone(desk.history);
  return history === desk.history
    ? { ...desk, said: 'Nothing to undo.' }
    : { ...withHistory(desk, history), said: `Undone: ${name}.` };
}

export function redo(desk: Desk): Desk {
  if (desk.readOnly) return { ...desk, said: READ_ONLY };
  const history = redone(desk.history);
  if (history === desk.history) return { ...desk, said: 'Nothing to redo.' };
  return { ...withHistory(clear(desk), history), said: `Done again: ${history.steps[history.at]!.name}.` };
}

/** To any step of the list. */
export function goTo(desk: Desk, step: number): Desk {
  if (desk.readOnly) return { ...desk, said: READ_ONLY };
  const history = gone(desk.history, step);
  const { name } = history.steps[history.at]!;
  const said = history.at === 0 ? 'As it was opened.' : `Now at: ${name}.`;
  return { ...withHistory(clear(desk), history), said };
}

/** Another history on the table, such as what another tab did meanwhile; the tool in hand and the lens stay. */
export const takeHistory = (desk: Desk, history: History): Desk => withHistory(clear(desk), history);

/** Takes another tool in hand; what was half drawn is left. To select, the keyboard's pointer comes out only when asked for. */
export const takeTool = (desk: Desk, tool: ToolId): Desk => ({
  ...withoutPreview(leavingDrag(tool === 'select' && desk.tool !== 'select' ? withoutCursor(desk) : desk)),
  // One that draws begins with nothing selected, so that Tab begins with the first node.
  selection: DRAWS.has(tool) && tool !== desk.tool ? [] : desk.selection,
  settings: tool === desk.tool ? desk.settings : { ...desk.settings, latched: [] },
  tool,
  state: TOOLS[tool].idle,
  draft: {},
  said: '',
});

export const choose = (desk: Desk, settings: Partial<Settings>): Desk => ({
  ...desk,
  settings: { ...desk.settings, ...settings },
});

export const selectKeys = (desk: Desk, keys: readonly string[]): Desk => ({
  ...desk,
  selection: existing(boardOf(desk), keys),
});

/** Selects things and says so, for whoever cannot see it. */
export function pick(desk: Desk, keys: readonly string[]): Desk {
  const next = selectKeys(desk, keys);
  const words = wordsOfAll(boardOf(next), next.selection);
  return { ...next, said: next.selection.length === 0 ? '' : `${capital(words)} selected.` };
}

const clear = (desk: Desk): Desk => ({
  ...withoutPreview(leavingDrag(desk)),
  state: TOOLS[desk.tool].idle,
  draft: {},
});

/** The keyboard's own pointer is put away. */
export function withoutCursor({ cursor: _, ...desk }: Desk): Desk {
  return desk;
}

function withoutPreview({ preview: _, ...desk }: Desk): Desk {
  return desk;
}

function withHistory(desk: Desk, history: History): Desk {
  if (history === desk.history) return desk;
  const tool = TOOLS[desk.tool];
  const [before, board] = [boardOf(desk), history.steps[history.at]!.board];
  const state = tool.standing?.(desk.state, board, followNodes(before, board)) ?? desk.state;
  return {
    ...withoutPreview(desk),
    history,
    state,
    // What was half drawn is no more.
    draft: isBusy(desk) && !tool.isBusy(state) ? {} : desk.draft,
    selection: existing(board, keysFollowed(before, board, desk.selection)),
  };
}

/** The tools that mean something on a board. */
export const toolsFor = (board: Board): readonly ToolId[] =>
  TOOL_IDS.filter((id) => id in TOOLS && (ON[id] === undefined || ON[id] === isStreetBoard(board)));

const DRAWS: ReadonlySet<ToolId> = new Set([
  'circle',
  'crossing',
  'junction',
  'street',
  'waterline',
  'block',
]);

/** Tools for street boards alone, and for hex boards alone. */
const ON: Partial<Readonly<Record<ToolId, boolean>>> = {
  circle: true,
  crossing: true,
  junction: true,
  street: true,
  waterline: true,
  block: true,
  grid: true,
  hex: false,
  piece: false,
};
