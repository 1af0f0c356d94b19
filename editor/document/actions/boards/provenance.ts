/** Changes what a board says of its sources, its people, its scans, its notes and its accepted findings. */
import { type Provenance, filterOrSame, updateOrSame, type Waiver } from '../../../../model/index.js';
import { type Action, anyBoardAction } from '../action.js';
import { toSingleLineTexts, toSingleLineText } from '../../entities/single-line-text.js';
import { keptExtra } from '../../keys/document.js';
import { setBoardProperties } from '../../patches/untrusted-patch.js';
import { type EntityName, entityFileId } from '../../entities/entity-name.js';
import { roundPosition } from '../../entities/position.js';

/** What a board says of where it comes from, as far as a person writes it. */
type Origin = Partial<
  Pick<Provenance, 'licence' | 'rights' | 'sources' | 'traced' | 'reviewed' | 'unreviewed' | 'notes'>
>;

/** Sets the sources of a board and who traced and reviewed it; changes nothing if one of the values is invalid. */
export const setProvenance = (origin: Origin): Action =>
  anyBoardAction((board) => {
    const entries = Object.entries(origin).map(([key, value]) => [key, toSingleLineTexts(value)] as const);
    const isLeft = ([key, value]: readonly [string, unknown]): boolean =>
      !OPTIONAL.has(key) || !Array.isArray(value) || value.length > 0;
    const after = Object.entries({ ...board.provenance, ...Object.fromEntries(entries) });
    return setBoardProperties(board, { provenance: Object.fromEntries(after.filter(isLeft)) });
  });

/** Lists that the file leaves out where they are empty. */
const OPTIONAL: ReadonlySet<string> = new Set(['unreviewed', 'notes']);

/** Writes a note about entities and replaces an existing one about the same entities; an empty text removes it. */
export const setNote = (keys: Iterable<EntityName>, note: string | null): Action => {
  const about = [...new Set([...keys].flatMap((key) => entityFileId(key) ?? []))];
  const words = note === null ? undefined : toSingleLineText(note);
  return anyBoardAction((board) => {
    if (about.length === 0) return board;
    const { notes = [], ...provenance } = board.provenance;
    const isAboutThese = (ids: readonly string[]): boolean =>
      new Set(ids).size === about.length && about.every((id) => ids.includes(id));
    const others = notes.filter((each) => !isAboutThese(each.about));
    const known = notes.filter((each) => !others.includes(each));
    // The file sorts notes, so that one which is written again would only seem to be another.
    if (known.length === (words === undefined ? 0 : 1) && known.every(({ note }) => note === words))
      return board;
    const after = words === undefined ? others : [...others, { ...known[0], about, note: words }];
    return setBoardProperties(board, {
      provenance: { ...provenance, ...(after.length > 0 && { notes: after }) },
    });
  });
};

/** Marks entities as reviewed or unreviewed. */
export const setReviewed = (keys: Iterable<EntityName>, reviewed: boolean): Action => {
  const ids = new Set([...keys].flatMap((key) => entityFileId(key) ?? []));
  return anyBoardAction((board) => {
    const { unreviewed = [], ...provenance } = board.provenance;
    const others = unreviewed.filter((id) => !ids.has(id));
    const known = new Set(unreviewed);
    const fresh = [...ids].filter((id) => !known.has(id));
    if (reviewed ? others.length === unreviewed.length : fresh.length === 0) return board;
    const after = reviewed ? others : [...unreviewed, ...fresh];
    return setBoardProperties(board, {
      provenance: { ...provenance, ...(after.length > 0 && { unreviewed: after }) },
    });
  });
};

/** A scan as the board file records it: its fingerprint, size and control points. */
export type ScanRecord = NonNullable<Provenance['scans']>[number];

/** Records the calibration of a scan in the board, in place of an earlier one. Null removes all scans. */
export const recordScanCalibration = (scan: ScanRecord | null): Action =>
  anyBoardAction((board) => {
    const { scans = [], ...provenance } = board.provenance;
    if (scan === null) return setBoardProperties(board, { provenance });
    const points = scan.points.map(({ pixel, at }) => ({
      pixel: pixel.map((value) => Math.max(0, Math.round(value)) + 0),
      at: roundPosition(at),
    }));
    const others = scans.filter(({ sha256 }) => sha256 !== scan.sha256);
    const known = scans.find((each) => !others.includes(each));
    return setBoardProperties(board, {
      provenance: { ...provenance, scans: [...others, { ...(known && keptExtra(known)), ...scan, points }] },
    });
  });

/** Accepts a finding for a reason. The target is the ids of the finding's entities, separated by spaces. */
export const addWaiver = (rule: string, target: string, reason: string): Action =>
  anyBoardAction((board) => {
    const known = board.waivers.find(matchesWaiver(rule, target));
    const words = toSingleLineText(reason);
    if (words === undefined || known?.reason === words) return board;
    const others = board.waivers.filter((waiver) => waiver !== known);
    return setBoardProperties(board, {
      waivers: [...others, { rule, target, reason: words, ...(known && keptExtra(known)) }],
    });
  });

/** Whether a waiver accepts this; the order of the names in a target does not matter. */
const matchesWaiver =
  (rule: string, target: string) =>
  (waiver: Waiver): boolean =>
    waiver.rule === rule && sortedWords(waiver.target) === sortedWords(target);

const sortedWords = (text: string): string => [...new Set(text.split(/\s+/))].sort().join(' ');

/** Removes a waiver, so that its finding is reported again. */
export const removeWaiver = (rule: string, target: string): Action => {
  const fits = matchesWaiver(rule, target);
  return anyBoardAction((board) =>
    updateOrSame(board, { waivers: filterOrSame(board.waivers, (each) => !fits(each)) }),
  );
};
