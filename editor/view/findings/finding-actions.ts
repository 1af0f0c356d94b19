/** The actions of the findings panel: show, fix, waive. */
import type { Fix } from '../../../model/index.js';
import { removeWaiver, addWaiver } from '../../document/index.js';
import { type Finding, waiverTargetOfFinding } from '../../../validator/index.js';
import {
  actionOfFix,
  boardOf,
  deleteEntitiesOrAsk,
  type EditorState,
  entitiesRemovedByFix,
  entityNamesOfFinding,
  perform,
  positionOfEntity,
  selectEntities,
} from '../../tools/index.js';
import { dispatchStateChange, dispatchFlyTo } from '../ui/dispatch.js';

/** Selects the entities of a finding and brings them into view. */
export function showFinding(from: EventTarget, finding: Finding): void {
  let { at } = finding;
  dispatchStateChange(from, (state) => {
    const board = boardOf(state);
    const keys = entityNamesOfFinding(board, finding);
    at ??= keys.map((key) => positionOfEntity(board, key)).find((place) => place !== undefined);
    return {
      ...selectEntities(state, keys),
      announcement: at ? finding.what : 'This finding is about the whole board.',
    };
  });
  if (at) dispatchFlyTo(from, at);
}

/** Applies the fix of a finding. */
export function fixFinding(from: EventTarget, fix: Fix): void {
  dispatchStateChange(from, (state) => {
    const removed = entitiesRemovedByFix(fix);
    const fixed =
      removed.length > 0
        ? deleteEntitiesOrAsk(state, fix.label, removed)
        : perform(state, fix.label, actionOfFix(fix));
    if (fixed.readOnly || fixed.question) return fixed;
    return {
      ...fixed,
      announcement: fixed.history === state.history ? 'This fix no longer applies.' : `${fix.label}: done.`,
    };
  });
}

/** Waives a finding, with the reason stored in the board. */
export function waiveFinding(from: EventTarget, finding: Finding, reason: string): void {
  const action = addWaiver(finding.rule, waiverTargetOfFinding(finding), reason);
  dispatchStateChange(from, (state) => announce(perform(state, `Waive: ${finding.what}`, action), 'Waived.'));
}

/** Removes a waiver. */
export function unwaiveFinding(from: EventTarget, finding: Finding): void {
  const action = removeWaiver(finding.rule, waiverTargetOfFinding(finding));
  dispatchStateChange(from, (state) =>
    announce(perform(state, `Remove waiver: ${finding.what}`, action), 'Waiver removed.'),
  );
}

const announce = (state: EditorState, words: string): EditorState =>
  state.readOnly ? state : { ...state, announcement: words };
