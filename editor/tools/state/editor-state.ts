/** The state of the editor: the history, the active tool, the selection and what is half drawn. */
import {
  boardOf as currentBoard,
  documentOf,
  isEditedDocument,
  findNode,
  keepExistingSelection,
  keyOf,
  nameOfSelectedItem,
  namesOfSelection,
  openHistory,
  perform as performed,
  redo as redone,
  replaceLastStep,
  toSelection,
  tryPerform,
  undo as undone,
  goTo as gone,
  type Action,
  type EntityName,
  type History,
  type Selection,
  type Step,
} from '../../document/index.js';
import { type Board, capitalise, isStreetBoard, type NodeId, type Point } from '../../../model/index.js';
import type { Gesture, Viewport } from '../input/gesture-types.js';
import type { LensId } from '../lenses/lens-result.js';
import {
  applyStickyModifiers,
  DEFAULT_TOOL_SETTINGS,
  type Draft,
  type ToolSettings,
  type ToolContext,
  type ToolResult,
} from '../tools/tool.js';
import { TOOLS_BY_ID, type ToolId } from '../tools/all-tools.js';
import { describeEntities } from '../entities/describe-entity.js';

/** A question with its answers, each a step. */
interface Question {
  readonly text: string;
  readonly answers: readonly { readonly label: string; readonly name: string; readonly action: Action }[];
}

export interface EditorState {
  readonly history: History;
  readonly tool: ToolId;
  /** The state of the tool in hand; only that tool looks into it. */
  readonly toolState: unknown;
  /** What another tool has half drawn, to go on with when that tool is chosen again. */
  readonly unfinished?: { readonly tool: ToolId; readonly toolState: unknown };
  readonly selection: Selection;
  readonly settings: ToolSettings;
  readonly draft: Draft;
  /** The board as the gesture under way would make it. */
  readonly preview?: Board;
  /** The keyboard's own pointer, while it is in use. */
  readonly cursor?: Point;
  /** Where a hand last pointed with a tool that draws, so that what is half drawn can be shown to there. */
  readonly lastPointed?: Point;
  /** The drag under way: where it began, and whether the person left it before letting go. */
  readonly drag?: { readonly from: Point; readonly isCancelled: boolean };
  /** The last step if more of the same may join it, and what was selected then. */
  readonly joining?: { readonly step: Step; readonly selection: Selection };
  /** Shows a relation of the selection. */
  readonly lens: LensId;
  /** What a person must decide before a step is made. */
  readonly question?: Question;
  /** The last thing said to the person. */
  readonly announcement: string;
  /** Nothing may be changed: another tab has the board, or it is only looked at. */
  readonly readOnly: boolean;
}

const READ_ONLY = 'This board is read-only here.';

export const openEditorState = (board: Board): EditorState => editorStateOfHistory(openHistory(board));

/** An editor state with an existing history, such as one restored after a reload. */
export const editorStateOfHistory = (history: History): EditorState => ({
  history,
  tool: 'select',
  toolState: TOOLS_BY_ID.select.idle,
  selection: [],
  settings: DEFAULT_TOOL_SETTINGS,
  draft: {},
  // What is missing is what a person looks for on a draft.
  lens: currentBoard(history).profile === 'draft' ? 'progress' : 'none',
  announcement: '',
  readOnly: false,
});

/** The current board of the history, without a preview. */
export const boardOf = ({ history }: EditorState): Board => currentBoard(history);

/** The board to draw: the preview of the gesture in progress, else the current board. */
export const shownBoard = (state: EditorState): Board => state.preview ?? boardOf(state);

/** The names of what is selected, on the board to draw. */
export const selectionOf = (state: EditorState): readonly EntityName[] =>
  namesOfSelection(shownBoard(state), state.selection);

const contextOf = (state: EditorState, viewport: Viewport): ToolContext => ({
  board: boardOf(state),
  step: state.history.at,
  selection: namesOfSelection(boardOf(state), state.selection),
  settings: state.settings,
  viewport,
  ...(state.cursor && { cursor: state.cursor }),
});

/** The state after a gesture, as the active tool handles it. */
export function handleGesture(before: EditorState, made: Gesture, viewport: Viewport): EditorState {
  const gesture = viewport.coarse ? withStickyModifiers(before, made, viewport) : made;
  const state = trackDrag(before, gesture);
  if (isOfCancelledDrag(before, gesture)) return state;
  const tool = TOOLS_BY_ID[state.tool];
  const wanted = tool.on(gesture, state.toolState, contextOf(state, viewport));
  if (Object.keys(wanted).length === 0 && isBare(state)) return state;
  if (state.readOnly && (wanted.perform ?? wanted.preview ?? wanted.undo) !== undefined)
    return { ...clear(state), toolState: tool.idle, announcement: READ_ONLY };
  const history = wanted.perform && tryPerform(state.history, ...wanted.perform);
  const isRefused = history && 'refusal' in history;
  const result = (isRefused ? wanted.ifRefused : undefined) ?? wanted;
  const after = applyResult(state, result, gesture);
  const acted =
    history && !isRefused
      ? withStep(after, history, result.announcement)
      : result.undo
        ? undoSteps(after)
        : after;
  const selected = result.select ? selectEntities(acted, result.select) : acted;
  // What is left of a draft is drawn before the pointer moves again.
  return gesture.type === 'back' && selected.lastPointed && isHalfDrawn(selected)
    ? handleGesture(selected, { type: 'hover', at: selected.lastPointed }, viewport)
    : selected;
}

/** On a touch screen, switches stand for the modifier keys. */
function withStickyModifiers(state: EditorState, gesture: Gesture, viewport: Viewport): Gesture {
  const { tool, settings } = state;
  const offered = TOOLS_BY_ID[tool].stickyModifiers?.(boardOf(state), settings) ?? [];
  return applyStickyModifiers(gesture, offered, { settings, isBusy: isHalfDrawn(state) }, viewport);
}

/** What a tool wants, all but the steps of the history and the selection. */
function applyResult(state: EditorState, result: ToolResult<unknown>, gesture: Gesture): EditorState {
  const preview = result.preview?.(documentOf(state.history));
  return {
    ...withoutPreview(state),
    toolState: 'state' in result ? result.state : state.toolState,
    draft: result.draft ?? {},
    settings: result.settings ? { ...state.settings, ...result.settings } : state.settings,
    // An announcement about what was selected before is stale.
    announcement: result.announcement ?? (selectsOthers(state, result) ? '' : state.announcement),
    ...(preview && { preview: isEditedDocument(preview) ? preview.document.board : boardOf(state) }),
    ...('at' in gesture && { lastPointed: gesture.at }),
  };
}

const selectsOthers = (state: EditorState, { select }: ToolResult<unknown>): boolean =>
  select !== undefined && !isSameSelection(select, selectionOf(state));

/** Nothing is laid over the board, so that a gesture without an answer changes nothing. */
const isBare = ({ preview, draft }: EditorState): boolean => !preview && Object.keys(draft).length === 0;

/** A drag that was left with Escape goes on until the hand lets go; nothing of it counts. */
const isOfCancelledDrag = ({ drag }: EditorState, gesture: Gesture): boolean =>
  'from' in gesture && drag?.isCancelled === true && isFrom(drag.from, gesture);

const isFrom = ([x, y]: Point, { from }: { readonly from: Point }): boolean => from[0] === x && from[1] === y;

function trackDrag(state: EditorState, gesture: Gesture): EditorState {
  if (isOfCancelledDrag(state, gesture)) return gesture.type === 'drop' ? withoutDrag(state) : state;
  if (gesture.type === 'drag')
    return state.drag?.isCancelled === false && isFrom(state.drag.from, gesture)
      ? state
      : { ...state, drag: { from: gesture.from, isCancelled: false } };
  if (gesture.type === 'cancel' || gesture.type === 'back') return cancelDrag(state);
  return state.drag ? withoutDrag(state) : state;
}

const cancelDrag = (state: EditorState): EditorState =>
  state.drag ? { ...state, drag: { ...state.drag, isCancelled: true } } : state;

function withoutDrag({ drag: _, ...state }: EditorState): EditorState {
  return state;
}

/** What a click will do now, in a sentence. */
export const hintOf = (state: EditorState, viewport: Viewport): string =>
  TOOLS_BY_ID[state.tool].hint(state.toolState, contextOf(state, viewport));

export const isHalfDrawn = (state: EditorState): boolean => TOOLS_BY_ID[state.tool].isBusy(state.toolState);

/** Takes an answer of the open question, by its index; any other index leaves the board as it is. */
export function answerQuestion(before: EditorState, index: number): EditorState {
  const { question, ...state } = before;
  const answer = question?.answers[index];
  return answer
    ? perform(state, answer.name, answer.action)
    : { ...state, announcement: 'Nothing was changed.' };
}

/** Performs an action as a step of the history and announces its name. Removed entities are no longer selected. */
export function perform(state: EditorState, name: string, action: Action): EditorState {
  if (state.readOnly) return { ...state, announcement: READ_ONLY };
  const history = performed(state.history, name, action);
  return history === state.history ? state : withStep(state, history);
}

const withStep = (state: EditorState, history: History, announcement?: string): EditorState => ({
  ...withHistory(state, history),
  announcement: announcement ?? `${history.steps[history.at]!.name}.`,
});

/** As `perform`, merged with the step before if that did the same to the same entities, such as a nudge. */
export function performMergedStep(state: EditorState, name: string, action: Action): EditorState {
  const { history, joining, selection } = state;
  const last = history.steps[history.at]!;
  const joins = joining?.step === last && last.name === name && isSameSelection(joining.selection, selection);
  const next =
    state.readOnly || !joins ? perform(state, name, action) : performMoreOfStep(state, name, action);
  const step = next.history.steps[next.history.at]!;
  return next.history === history ? next : { ...next, joining: { step, selection: next.selection } };
}

/** Performs an action as a part of the last step, which gets its name; nothing is announced. */
export const performMoreOfStep = (state: EditorState, name: string, action: Action): EditorState =>
  state.readOnly ? state : withHistory(state, replaceLastStep(state.history, name, action));

const isSameSelection = <T>(a: readonly T[], b: readonly T[]): boolean =>
  a.length === b.length && a.every((each, i) => each === b[i]);

/** Undoes the last step, or first what is half drawn. */
export const undo = (state: EditorState, viewport: Viewport): EditorState =>
  isHalfDrawn(state) ? handleGesture(state, { type: 'back' }, viewport) : undoSteps(state);

function undoSteps(state: EditorState): EditorState {
  if (state.readOnly) return { ...state, announcement: READ_ONLY };
  const { name } = state.history.steps[state.history.at]!;
  const history = undone(state.history);
  return history === state.history
    ? { ...state, announcement: 'Nothing to undo.' }
    : { ...withHistory(state, history), announcement: `Undone: ${name}.` };
}

export function redo(state: EditorState): EditorState {
  if (state.readOnly) return { ...state, announcement: READ_ONLY };
  const history = redone(state.history);
  if (history === state.history) return { ...state, announcement: 'Nothing to redo.' };
  return {
    ...withHistory(clear(state), history),
    announcement: `Done again: ${history.steps[history.at]!.name}.`,
  };
}

/** Goes to a step of the history. */
export function goToStep(state: EditorState, step: number): EditorState {
  if (state.readOnly) return { ...state, announcement: READ_ONLY };
  const history = gone(state.history, step);
  const { name } = history.steps[history.at]!;
  const text = history.at === 0 ? 'As it was opened.' : `Now at: ${name}.`;
  return { ...withHistory(clear(state), history), announcement: text };
}

/** Replaces the history, for example by that of another tab; the active tool and the lens stay. */
export const replaceHistory = (state: EditorState, history: History): EditorState =>
  withHistory(clear(state), history);

/** Activates another tool. What is half drawn waits until its tool is chosen again. */
export function switchTool(before: EditorState, tool: ToolId): EditorState {
  const state = cancelDrag(
    tool === 'select' && before.tool !== 'select' ? hideKeyboardCursor(before) : before,
  );
  const isOther = tool !== state.tool;
  const { unfinished, ...rest } = withoutPreview(state);
  const words = isOther ? TOOLS_BY_ID[state.tool].describeDraft?.(state.toolState) : undefined;
  const isResumed = isOther && unfinished?.tool === tool;
  const waiting = words === undefined ? (isResumed ? undefined : unfinished) : toUnfinished(state);
  return {
    ...rest,
    // One that draws begins with nothing selected, so that Tab begins with the first node.
    selection: TOOLS_BY_ID[tool].clearsSelection && isOther ? [] : state.selection,
    settings: isOther
      ? {
          ...state.settings,
          stickyModifiers: [],
          ...TOOLS_BY_ID[tool].startWith?.(boardOf(state), state.settings),
        }
      : state.settings,
    tool,
    toolState: isResumed ? unfinished.toolState : TOOLS_BY_ID[tool].idle,
    ...(waiting && { unfinished: waiting }),
    draft: {},
    announcement:
      words === undefined
        ? ''
        : `${capitalise(words)} is unfinished: press ${TOOLS_BY_ID[state.tool].command[1].toUpperCase()} to go on with it.`,
  };
}

const toUnfinished = ({ tool, toolState }: EditorState): EditorState['unfinished'] => ({ tool, toolState });

export const changeToolSettings = (state: EditorState, settings: Partial<ToolSettings>): EditorState => ({
  ...state,
  settings: { ...state.settings, ...settings },
});

/** Selects what these names refer to on the current board. */
export const selectEntities = (state: EditorState, names: readonly EntityName[]): EditorState => ({
  ...state,
  selection: toSelection(boardOf(state), names),
});

/** Selects entities and announces it for screen readers. */
export function selectAndAnnounce(state: EditorState, keys: readonly string[]): EditorState {
  const next = selectEntities(state, keys);
  const words = describeEntities(boardOf(next), selectionOf(next));
  return { ...next, announcement: next.selection.length === 0 ? '' : `${capitalise(words)} selected.` };
}

const clear = (state: EditorState): EditorState => ({
  ...withoutPreview(cancelDrag(state)),
  toolState: TOOLS_BY_ID[state.tool].idle,
  draft: {},
});

/** Hides the keyboard cursor. */
export function hideKeyboardCursor({ cursor: _, ...state }: EditorState): EditorState {
  return state;
}

function withoutPreview({ preview: _, ...state }: EditorState): EditorState {
  return state;
}

function withHistory(state: EditorState, history: History): EditorState {
  if (history === state.history) return state;
  const tool = TOOLS_BY_ID[state.tool];
  const [before, board] = [boardOf(state), currentBoard(history)];
  const now = nodeNow(before, board);
  const toolState = tool.updateState?.(state.toolState, board, now) ?? state.toolState;
  const { unfinished, question: _, ...rest } = withoutPreview(state);
  const waiting = unfinished && updateUnfinished(unfinished, board, now);
  return {
    ...rest,
    history,
    toolState,
    ...(waiting && { unfinished: waiting }),
    // A draft that no longer applies is removed.
    draft: isHalfDrawn(state) && !tool.isBusy(toolState) ? {} : state.draft,
    selection: keepExistingSelection(board, state.selection),
  };
}

/** What waits on another version of the document; undefined if the nodes it hangs on are gone. */
function updateUnfinished(
  { tool, toolState }: NonNullable<EditorState['unfinished']>,
  board: Board,
  now: (id: NodeId) => NodeId,
): EditorState['unfinished'] {
  const { isBusy, updateState } = TOOLS_BY_ID[tool];
  const next = updateState?.(toolState, board, now) ?? toolState;
  return isBusy(next) ? { tool, toolState: next } : undefined;
}

/** The id of a node on another version of the document; one that is gone keeps its id. */
const nodeNow =
  (before: Board, board: Board) =>
  (id: NodeId): NodeId => {
    const node = isStreetBoard(before) ? findNode(before, id) : undefined;
    return node ? ((nameOfSelectedItem(board, keyOf(node)!) ?? id) as NodeId) : id;
  };
