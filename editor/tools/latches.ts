/** Switches for a finger, which has no Shift, Alt or Ctrl beside it. They hold until pressed again, or until another tool is taken. */
import { isStreetBoard, type Board } from '../../model/index.js';
import type { Gesture, Held, Sight } from './gesture.js';
import type { Settings, ToolId } from './tool.js';

export interface Latch {
  readonly held: keyof Held;
  /** What it does with the tool in hand. */
  readonly name: string;
  /** It is about how something begins; what is half drawn goes on as always. */
  readonly isForBeginning?: true;
}

/** The tool in hand, and what it works on. */
interface AtHand {
  readonly tool: ToolId;
  readonly settings: Settings;
}

/** The switches for the tool in hand. */
export function latchesOf({ tool, settings }: AtHand, board: Board): readonly Latch[] {
  if (tool === 'hex') return settings.hexKind === 'lattice' ? [SIZE] : [];
  if (tool === 'select' && !isStreetBoard(board)) return [ADD, LASSO];
  return LATCHES[tool] ?? [];
}

/** The same settings with a switch the other way. */
export const switched = ({ latched }: Settings, { held }: Latch): Pick<Settings, 'latched'> => ({
  latched: latched.includes(held) ? latched.filter((each) => each !== held) : [...latched, held],
});

/** The gesture as a hand with keys beside it would have made it. */
export function withLatches(
  gesture: Gesture,
  hand: AtHand & { readonly board: Board; readonly isBusy: boolean },
  { coarse }: Sight,
): Gesture {
  const { latched } = hand.settings;
  if (!coarse || latched.length === 0 || !('at' in gesture)) return gesture;
  const now = latchesOf(hand, hand.board).filter(
    ({ held, isForBeginning }) => latched.includes(held) && !(isForBeginning && hand.isBusy),
  );
  return { ...gesture, ...Object.fromEntries(now.map(({ held }) => [held, true])) };
}

const ADD: Latch = { held: 'shift', name: 'Add to the selection' };
const LASSO: Latch = { held: 'alt', name: 'Lasso' };
const SIZE: Latch = { held: 'shift', name: 'Drag to size' };
const NO_SNAPPING: Latch = { held: 'ctrl', name: 'No snapping' };
const NEW_START: Latch = { held: 'shift', name: 'Start at a new junction', isForBeginning: true };

const LATCHES: Partial<Readonly<Record<ToolId, readonly Latch[]>>> = {
  select: [ADD, LASSO, NO_SNAPPING],
  circle: [NO_SNAPPING],
  crossing: [NO_SNAPPING],
  junction: [NO_SNAPPING],
  street: [NEW_START, NO_SNAPPING],
  waterline: [NEW_START, NO_SNAPPING],
  block: [{ held: 'shift', name: 'Walk its nodes', isForBeginning: true }],
  calibrate: [{ held: 'shift', name: 'Another place than the corner', isForBeginning: true }],
};
