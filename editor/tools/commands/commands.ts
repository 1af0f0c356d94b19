/** All commands. Those with `run` are functions of the editor state; the view carries out the others, by id. */
import {
  changeNodeKind,
  canDissolveNode,
  dissolveNode,
  NOT_DISSOLVABLE,
  mergeNodes,
  nextNodeId,
  splitLine,
  straightenEntities,
} from '../../document/index.js';
import { isStreetBoard, type NodeId, type NodeKind } from '../../../model/index.js';
import {
  boardOf,
  handleGesture,
  isHalfDrawn,
  perform,
  selectAndAnnounce,
  redo,
  selectEntities,
  switchTool,
  undo,
  type EditorState,
  selectionOf,
} from '../state/editor-state.js';
import type { Viewport } from '../input/gesture-types.js';
import { VIEWER_COMMAND_KEYS } from '../input/viewer-command-keys.js';
import { entitiesWithin, midpointOfPath } from '../pointing/hit-test.js';
import { lensesFor } from '../lenses/apply-lens.js';
import type { LensId } from '../lenses/lens-result.js';
import { findPlacedLine, findPlacedNode, type PlacedLine } from '../entities/placed-entities.js';
import { explainNoOptions, cycleOption } from '../state/tool-options.js';
import { controlPointIndices, removeControlPoints } from '../calibration/shown-scan.js';
import { roundPoint } from '../pointing/snap.js';
import { ALL_TOOLS, toolsFor, type ToolId } from '../tools/all-tools.js';
import type { Tool } from '../tools/tool.js';
import { declareRemaining, whyNothingToDeclare } from './declare-remaining.js';
import { deleteEntitiesOrAsk } from './delete-entities-or-ask.js';
import { describeEntity, describeEntities } from '../entities/describe-entity.js';

export const COMMAND_GROUPS = ['Tools', 'Edit', 'Lenses', 'View', 'Board', 'Help'] as const;

export interface Command {
  readonly id: string;
  readonly name: string;
  readonly group: (typeof COMMAND_GROUPS)[number];
  /** By `key`, and by place only where a layout has other letters: `v`, `Mod+z`, `?`. Mod is Ctrl, or Cmd on a Mac. The first is shown. */
  readonly keys: readonly string[];
  /** Whether it means anything on this board. */
  readonly isFor?: (desk: EditorState) => boolean;
  /** Why it cannot be done now, if it cannot. */
  readonly refusal?: (desk: EditorState) => string | undefined;
  readonly run?: (desk: EditorState, viewport: Viewport) => EditorState;
}

const toolCommand = ({ id, command: [name, key] }: Tool<unknown, ToolId>): Command => ({
  id: `tool.${id}`,
  name,
  group: 'Tools',
  keys: [key],
  isFor: (state) => toolsFor(boardOf(state)).includes(id),
  run: (state) => switchTool(state, id),
});

const lens = (id: LensId, name: string, ...keys: readonly string[]): Command => ({
  id: `lens.${id}`,
  name,
  group: 'Lenses',
  keys,
  isFor: (desk) => lensesFor(boardOf(desk)).includes(id),
  run: (desk) => ({ ...desk, lens: id }),
});

const kindOf = (desk: EditorState): NodeKind | undefined =>
  selectionOf(desk).length === 1 ? findPlacedNode(boardOf(desk), selectionOf(desk)[0]!)?.kind : undefined;

const become = (kind: NodeKind): Command => ({
  id: `edit.become-${kind}`,
  name: `Make it a ${kind}`,
  group: 'Edit',
  keys: [],
  isFor: (desk) => isStreetBoard(boardOf(desk)),
  refusal: (desk) => {
    const now = kindOf(desk);
    if (now === undefined) return 'Select one circle, crossing or junction first.';
    return now === kind ? `It is a ${kind} already.` : undefined;
  },
  run: (desk) => {
    const board = boardOf(desk);
    if (!isStreetBoard(board)) return desk;
    const [id, fresh] = [selectionOf(desk)[0] as NodeId, nextNodeId(board, kind)];
    const next = perform(
      desk,
      `Make ${describeEntity(board, id)} a ${kind}`,
      changeNodeKind(id, kind, fresh),
    );
    return next.history === desk.history ? next : selectEntities(next, [fresh]);
  },
});

const nothingSelected = (desk: EditorState): string | undefined =>
  selectionOf(desk).length === 0 ? 'Select something first.' : undefined;

const lockedPoint = (desk: EditorState): string | undefined =>
  desk.settings.scan?.locked && controlPointIndices(selectionOf(desk)).length > 0
    ? 'The scan is locked: unlock it in the scan panel.'
    : undefined;

const unseenScan = ({ settings: { scan } }: EditorState): string | undefined => {
  if (!scan) return 'There is no scan under the board: add one in the scan panel.';
  return scan.hidden ? 'The scan is hidden: show it in the scan panel.' : undefined;
};

const twoNodes = (desk: EditorState): readonly [NodeId, NodeId] | undefined => {
  const [keep, gone] = selectionOf(desk);
  const board = boardOf(desk);
  return selectionOf(desk).length === 2 && findPlacedNode(board, keep!) && findPlacedNode(board, gone!)
    ? [keep as NodeId, gone as NodeId]
    : undefined;
};

const onlyLine = (desk: EditorState): PlacedLine | undefined =>
  selectionOf(desk).length === 1 ? findPlacedLine(boardOf(desk), selectionOf(desk)[0]!) : undefined;

const UNDO: Command = {
  id: 'edit.undo',
  name: 'Undo',
  group: 'Edit',
  keys: ['Mod+z'],
  refusal: (desk) => (desk.history.at === 0 && !isHalfDrawn(desk) ? 'Nothing to undo.' : undefined),
  run: undo,
};

export const COMMANDS: readonly Command[] = [
  ...ALL_TOOLS.map(toolCommand),
  {
    id: 'option.next',
    name: 'Next kind for the current tool',
    group: 'Tools',
    keys: ['k'],
    refusal: explainNoOptions,
    run: (desk) => cycleOption(desk, 1),
  },
  {
    id: 'option.previous',
    name: 'Previous kind for the current tool',
    group: 'Tools',
    keys: ['i'],
    refusal: explainNoOptions,
    run: (desk) => cycleOption(desk, -1),
  },

  UNDO,
  {
    id: 'edit.redo',
    name: 'Redo',
    group: 'Edit',
    keys: ['Mod+Shift+z', 'Mod+y'],
    refusal: ({ history }) => (history.at === history.steps.length - 1 ? 'Nothing to redo.' : undefined),
    run: redo,
  },
  {
    id: 'edit.finish',
    name: 'Finish what is half drawn',
    group: 'Edit',
    keys: [],
    refusal: (desk) => (isHalfDrawn(desk) ? undefined : 'Nothing is half drawn.'),
    run: (desk, viewport) => handleGesture(desk, { type: 'finish' }, viewport),
  },
  {
    id: 'edit.delete',
    name: 'Delete',
    group: 'Edit',
    keys: ['Delete', 'Backspace'],
    refusal: (desk) => nothingSelected(desk) ?? lockedPoint(desk),
    run: (desk) => {
      const { scan } = desk.settings;
      const name = `Delete ${describeEntities(boardOf(desk), selectionOf(desk))}`;
      const points = removeControlPoints(scan, selectionOf(desk));
      const next = deleteEntitiesOrAsk(desk, name, selectionOf(desk), points);
      // Points go by their place in the list, so what the keys named is now another.
      return controlPointIndices(selectionOf(desk)).length > 0 ? selectEntities(next, []) : next;
    },
  },
  {
    id: 'edit.select-all',
    name: 'Select all',
    group: 'Edit',
    keys: ['Mod+a'],
    run: (desk) =>
      selectAndAnnounce(
        desk,
        entitiesWithin(boardOf(desk), () => true),
      ),
  },
  {
    id: 'edit.merge',
    name: 'Merge two nodes into the first',
    group: 'Edit',
    keys: ['m'],
    isFor: (desk) => isStreetBoard(boardOf(desk)),
    refusal: (desk) =>
      twoNodes(desk) ? undefined : 'Select the node to keep, then the one to merge into it.',
    run: (desk) => {
      const [keep, gone] = twoNodes(desk)!;
      const board = boardOf(desk);
      const name = `Merge ${describeEntity(board, gone)} into ${describeEntity(board, keep)}`;
      return selectEntities(perform(desk, name, mergeNodes(keep, gone)), [keep]);
    },
  },
  {
    id: 'edit.dissolve',
    name: 'Dissolve the node into its street',
    group: 'Edit',
    keys: ['d'],
    isFor: (desk) => isStreetBoard(boardOf(desk)),
    refusal: (desk) => {
      if (kindOf(desk) === undefined) return 'Select one circle, crossing or junction first.';
      const board = boardOf(desk);
      return isStreetBoard(board) && canDissolveNode(board, selectionOf(desk)[0] as NodeId)
        ? undefined
        : NOT_DISSOLVABLE.refusal;
    },
    run: (desk) => {
      const id = selectionOf(desk)[0] as NodeId;
      return perform(desk, `Dissolve ${describeEntity(boardOf(desk), id)}`, dissolveNode(id));
    },
  },
  {
    id: 'edit.split',
    name: 'Split the street with a junction',
    group: 'Edit',
    keys: ['n'],
    isFor: (desk) => isStreetBoard(boardOf(desk)),
    refusal: (desk) => (onlyLine(desk) ? undefined : 'Select one street or waterline first.'),
    run: (desk) => {
      const board = boardOf(desk);
      const line = onlyLine(desk);
      if (!line || !isStreetBoard(board)) return desk;
      const id = nextNodeId(board, 'junction');
      const at = roundPoint(midpointOfPath(line.path));
      const name = `Split ${describeEntity(board, line.name)} with a junction`;
      return selectEntities(perform(desk, name, splitLine(line.name, at, { kind: 'junction', id, at })), [
        id,
      ]);
    },
  },
  {
    id: 'edit.straighten',
    name: 'Straighten',
    group: 'Edit',
    keys: ['t'],
    isFor: (desk) => isStreetBoard(boardOf(desk)),
    refusal: (desk) => {
      const some = selectionOf(desk).some(
        (key) => findPlacedLine(boardOf(desk), key) ?? findPlacedNode(boardOf(desk), key),
      );
      return some ? undefined : 'Select a street, or the nodes of a row.';
    },
    run: (desk) => {
      const name = `Straighten ${describeEntities(boardOf(desk), selectionOf(desk))}`;
      const next = perform(desk, name, straightenEntities(selectionOf(desk)));
      return next === desk
        ? {
            ...desk,
            announcement:
              'Nothing to straighten: the street has no bends, or no streets join the nodes to a row.',
          }
        : next;
    },
  },
  become('circle'),
  become('crossing'),
  become('junction'),
  {
    id: 'edit.next',
    name: 'Next node',
    group: 'Edit',
    keys: VIEWER_COMMAND_KEYS['edit.next'],
  },
  { id: 'edit.previous', name: 'Previous node', group: 'Edit', keys: VIEWER_COMMAND_KEYS['edit.previous'] },
  { id: 'edit.find', name: 'Find by number, name, id or rule', group: 'Edit', keys: ['Mod+f', '/'] },

  lens('none', 'No lens', '0'),
  lens('jack', 'Where Jack can walk', '1'),
  lens('police', 'Where police can walk', '2'),
  lens('search', 'What is searched', '3'),
  lens('alley', 'Alleys and boats', '4'),
  lens('sectors', 'Sections of the grid', '5'),
  lens('blocks', 'Blocks coloured', '6'),
  lens('light', 'Light and who is visible', '1'),
  lens('progress', 'What is still missing', '7'),
  {
    id: 'lens.next',
    name: 'Next lens',
    group: 'Lenses',
    keys: ['l'],
    run: (desk) => {
      const lenses = lensesFor(boardOf(desk));
      return { ...desk, lens: lenses[(lenses.indexOf(desk.lens) + 1) % lenses.length]! };
    },
  },

  { id: 'view.fit', name: 'Fit the board', group: 'View', keys: VIEWER_COMMAND_KEYS['view.fit'] },
  { id: 'view.zoom-in', name: 'Zoom in', group: 'View', keys: VIEWER_COMMAND_KEYS['view.zoom-in'] },
  { id: 'view.zoom-out', name: 'Zoom out', group: 'View', keys: VIEWER_COMMAND_KEYS['view.zoom-out'] },
  { id: 'view.selection', name: 'Go to the selection', group: 'View', keys: ['.'], refusal: nothingSelected },
  {
    id: 'view.turn-left',
    name: 'Turn the sheet left',
    group: 'View',
    keys: VIEWER_COMMAND_KEYS['view.turn-left'],
  },
  {
    id: 'view.turn-right',
    name: 'Turn the sheet right',
    group: 'View',
    keys: VIEWER_COMMAND_KEYS['view.turn-right'],
  },
  {
    id: 'view.straight',
    name: 'Turn the sheet straight',
    group: 'View',
    keys: VIEWER_COMMAND_KEYS['view.straight'],
  },
  { id: 'view.peek', name: 'Peek at the scan alone (hold)', group: 'View', keys: ['q'], refusal: unseenScan },
  {
    id: 'view.fade',
    name: 'Fade the drawing over the scan',
    group: 'View',
    keys: ['o'],
    refusal: unseenScan,
  },
  { id: 'view.magnify', name: 'Magnifier (hold)', group: 'View', keys: ['z'] },
  { id: 'view.theme', name: 'Next theme: light, dark, high contrast', group: 'View', keys: [] },
  { id: 'view.panel', name: 'Next panel', group: 'View', keys: ['F6'] },

  { id: 'board.save', name: 'Save the board file', group: 'Board', keys: ['Mod+s'] },
  { id: 'board.save-as', name: 'Save a copy as …', group: 'Board', keys: ['Mod+Shift+s'] },
  { id: 'board.open', name: 'Open a board …', group: 'Board', keys: ['Mod+o'] },
  { id: 'board.new', name: 'New board …', group: 'Board', keys: [] },
  { id: 'board.export', name: 'Export to a file …', group: 'Board', keys: [] },
  { id: 'board.export-canonical', name: 'Export canonical JSON', group: 'Board', keys: [] },
  { id: 'board.export-svg', name: 'Export a drawing (SVG)', group: 'Board', keys: [] },
  { id: 'board.scan', name: 'Add a scan …', group: 'Board', keys: [] },
  {
    id: 'board.detect',
    name: 'Detect the board in the scan',
    group: 'Board',
    keys: [],
    refusal: unseenScan,
  },
  {
    id: 'board.detect-blocks',
    name: 'Propose blocks by the colours of the scan',
    group: 'Board',
    keys: [],
    isFor: (desk) => isStreetBoard(boardOf(desk)),
    refusal: unseenScan,
  },
  {
    id: 'board.declare-houses',
    name: 'Declare all remaining areas as houses',
    group: 'Board',
    keys: [],
    isFor: (desk) => isStreetBoard(boardOf(desk)),
    refusal: whyNothingToDeclare,
    run: declareRemaining,
  },
  {
    id: 'board.open-suggestions',
    name: 'Open suggestions from a file …',
    group: 'Board',
    keys: [],
    isFor: (desk) => isStreetBoard(boardOf(desk)),
  },
  {
    id: 'board.review',
    name: 'Review the suggestions',
    group: 'Board',
    keys: [],
    isFor: (desk) => isStreetBoard(boardOf(desk)),
    refusal: ({ settings: { detected } }) =>
      detected ? undefined : 'There are no suggestions yet: detect the board first.',
  },

  { id: 'board.compare', name: 'Compare with another board …', group: 'Board', keys: [] },
  { id: 'board.play', name: 'Play a game on this board', group: 'Board', keys: [] },

  { id: 'help.palette', name: 'Search the board and all commands', group: 'Help', keys: ['Mod+k'] },
  { id: 'help.keys', name: 'Keyboard shortcuts', group: 'Help', keys: ['?'] },
];

const BY_ID: ReadonlyMap<string, Command> = new Map(COMMANDS.map((command) => [command.id, command]));

/** The command with this id. */
export const findCommand = (id: string): Command | undefined => BY_ID.get(id);

/** The command for a key press in this state, if any. Two commands may share a key if no board has both. */
export const findCommandByChord = (chord: string, desk: EditorState): Command | undefined =>
  // While something is half drawn it takes back a part of that; what is selected then is where it comes from.
  chord === 'Backspace' && isHalfDrawn(desk)
    ? UNDO
    : COMMANDS.find(({ keys, isFor }) => keys.includes(chord) && (isFor?.(desk) ?? true));

/** Runs a command of the editor state, or announces why it is refused. */
export function runCommand(desk: EditorState, { refusal, run }: Command, viewport: Viewport): EditorState {
  const why = refusal?.(desk);
  if (why !== undefined) return { ...desk, announcement: why };
  return run?.(desk, viewport) ?? desk;
}
