/** What the list of findings asks of the editor: go there, mend it, accept it. */
import { unwaive, waive } from '../../document/index.js';
import type { Finding, Fix } from '../../../validator/index.js';
import { targetOf } from '../../../validator/waivers.js';
import { boardOf, perform, selectKeys, type Desk } from '../../tools/desk.js';
import { keysOfFinding } from '../../tools/findings.js';
import { placeOf } from '../../tools/place-of.js';
import { actionOfFix } from '../../tools/mend.js';
import { changeDesk, flyTo } from '../tell.js';

/** Selects what a finding is about and brings it into view. */
export function showFinding(from: EventTarget, finding: Finding): void {
  let { at } = finding;
  changeDesk(from, (desk) => {
    const board = boardOf(desk);
    const keys = keysOfFinding(board, finding);
    at ??= keys.map((key) => placeOf(board, key)).find((place) => place !== undefined);
    return { ...selectKeys(desk, keys), said: at ? finding.what : 'This is about the board as a whole.' };
  });
  if (at) flyTo(from, at);
}

/** Does what the finding offers. */
export function mendFinding(from: EventTarget, fix: Fix): void {
  changeDesk(from, (desk) => {
    const action = actionOfFix(fix);
    const mended = action ? perform(desk, fix.label, action) : desk;
    if (mended.readOnly) return mended;
    return {
      ...mended,
      said: mended.history === desk.history ? 'That no longer fits the board.' : `${fix.label}: done.`,
    };
  });
}

/** Accepts it, with the reason kept in the board. */
export function waiveFinding(from: EventTarget, finding: Finding, reason: string): void {
  const action = waive(finding.rule, targetOf(finding), reason);
  changeDesk(from, (desk) => said(perform(desk, `Waive: ${finding.what}`, action), 'Waived.'));
}

/** No longer accepts it. */
export function takeBack(from: EventTarget, finding: Finding): void {
  const action = unwaive(finding.rule, targetOf(finding));
  changeDesk(from, (desk) =>
    said(perform(desk, `No longer waive: ${finding.what}`, action), 'No longer waived.'),
  );
}

const said = (desk: Desk, words: string): Desk => (desk.readOnly ? desk : { ...desk, said: words });
