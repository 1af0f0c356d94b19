/** Decisions about suggested areas. Each is one step of the history, so that undo brings the suggestion back. */
import {
  type Action,
  addDetectedHexes,
  declareDetectedBlocks,
  sequenceActions,
  setDetectedGrid,
  type Step,
  type TracedBy,
} from '../../document/index.js';
import type { Block, HexKind } from '../../../model/index.js';
import type { DetectedAreas } from '../entities/detected-areas.js';
import { changeToolSettings, type EditorState, perform, performMoreOfStep } from '../state/editor-state.js';
import type { PendingArea, PendingBlock, PendingGrid, PendingHex } from './pending-area.js';
import { pendingAreasOf } from './pending-areas.js';

/** What is shown of areas; an earlier detection of the same scan is kept where nothing new was found. */
export function showAreas(
  state: EditorState,
  found: Omit<DetectedAreas, 'rejected'> | undefined,
): EditorState {
  const { areas } = state.settings;
  if (found === undefined) return changeToolSettings(state, { areas: undefined });
  const known = areas?.scan === found.scan ? areas : undefined;
  return changeToolSettings(state, {
    areas: { ...known, ...found, rejected: known?.rejected ?? [] },
  });
}

/** Whether an area can be accepted as it is. */
const isDecided = (area: PendingArea): boolean => area.kind === 'grid' || area.proposed !== undefined;

/** Accepts a suggested area, as another kind if one is given. */
export function acceptArea(state: EditorState, id: string, today: string, kind?: string): EditorState {
  const area = pendingAreasOf(state).find((each) => each.id === id);
  if (!area) return state;
  const chosen = kind === undefined ? area : withKind(area, kind);
  if (!isDecided(chosen))
    return { ...state, announcement: `What this is cannot be told from the print. Choose its kind first.` };
  return perform(state, `Accept ${describeArea(chosen)}`, actionOf(state, [chosen], today));
}

function withKind(area: PendingArea, kind: string): PendingArea {
  switch (area.kind) {
    case 'grid':
      return area;
    case 'hex':
      return { ...area, proposed: area.choices.find((each): each is HexKind => each === kind) };
    case 'block': {
      const proposed = area.choices.find((each): each is Block['kind'] => each === kind);
      return { ...area, proposed, ...(proposed !== 'none' && { reason: undefined }) };
    }
  }
}

/** The areas that are at least this certain. */
export const areasAbove = (areas: readonly PendingArea[], threshold: number): readonly PendingArea[] =>
  areas.filter((area) => area.certainty >= threshold && isDecided(area));

/** Where accepting all goes on. */
export interface AcceptAreasStep {
  readonly areas: readonly PendingArea[];
  readonly today: string;
  /** The step of the history to which the rest belongs. */
  readonly step?: Step;
}

/** A browser draws this many within a few milliseconds. */
const MOST_AT_ONCE = 40;

/**
 * Accepts the next of some areas, so that the page can draw between them. All become one step of the history. Ends when
 * all are accepted, or another step was made meanwhile.
 */
export function acceptNextAreas(
  state: EditorState,
  { areas, today, step }: AcceptAreasStep,
): { readonly state: EditorState; readonly next?: AcceptAreasStep | undefined } {
  if (step !== undefined && step !== lastStepOf(state)) return { state };
  if (areas.length === 0)
    return { state: step ? state : { ...state, announcement: 'No suggestion is that certain.' } };
  const name = step?.name ?? `Accept ${describeAreas(areas)}`;
  const action = actionOf(state, areas.slice(0, MOST_AT_ONCE), today);
  const after = step ? performMoreOfStep(state, name, action) : perform(state, name, action);
  if (after.history === state.history) return { state: after };
  const rest = areas.slice(MOST_AT_ONCE);
  return {
    state: after,
    ...(rest.length > 0 && { next: { areas: rest, today, step: lastStepOf(after) } }),
  };
}

const lastStepOf = ({ history }: EditorState): Step => history.steps[history.at]!;

/** Rejects one suggested area: it is not suggested again. The board stays as it is. */
export function rejectArea(state: EditorState, id: string): EditorState {
  const area = pendingAreasOf(state).find((each) => each.id === id);
  const { areas } = state.settings;
  if (!area || !areas) return state;
  const next = perform(state, `Reject the suggested ${area.name}`, unchanged);
  if (next.history === state.history) return next;
  return changeToolSettings(next, {
    areas: { ...areas, rejected: [...areas.rejected, { step: lastStepOf(next), id }] },
  });
}

/** A step of the history without a change of the board. */
const unchanged: Action = (document) => ({
  document,
  change: { added: new Map(), removed: new Map(), changed: new Map() },
});

function actionOf(state: EditorState, areas: readonly PendingArea[], today: string): Action {
  const traced: TracedBy = {
    by: 'Lamplighter',
    date: today,
    how: `Detected in the scan ${state.settings.areas!.scan.slice(0, 8)}.`,
    tool: 'Detection in the editor',
  };
  const blocks = areas.filter((area): area is PendingBlock => area.kind === 'block');
  const hexes = areas.filter((area): area is PendingHex => area.kind === 'hex');
  const grids = areas.filter((area): area is PendingGrid => area.kind === 'grid');
  return sequenceActions(
    ...grids.map(({ grid }) => setDetectedGrid(grid, traced)),
    ...(blocks.length > 0
      ? [
          declareDetectedBlocks(
            blocks.map(({ walk, islands, proposed, reason }) => ({
              walk,
              islands,
              block: null,
              kind: proposed!,
              reason,
            })),
            traced,
          ),
        ]
      : []),
    ...(hexes.length > 0
      ? [
          addDetectedHexes(
            hexes[0]!.layout,
            hexes.map(({ at, proposed }) => ({ at, kind: proposed! })),
            traced,
          ),
        ]
      : []),
  );
}

/** Names a suggested area with its kind within a sentence. */
function describeArea(area: PendingArea): string {
  return area.kind === 'grid' || area.proposed === undefined
    ? area.name
    : `${area.name} as ${nameOfKind(area.proposed)}`;
}

/** A kind of blocks or hexes, within a sentence. */
export const nameOfKind = (kind: Block['kind'] | HexKind): string => (kind === 'none' ? 'not a block' : kind);

function describeAreas(areas: readonly PendingArea[]): string {
  if (areas.length === 1) return describeArea(areas[0]!);
  const [first] = areas;
  const isMixed = areas.some(({ kind }) => kind !== first!.kind);
  return `${areas.length} ${isMixed ? 'areas' : first!.kind === 'hex' ? 'hexes' : 'blocks'}`;
}
