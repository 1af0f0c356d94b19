import type { Provenance } from '../../../model/index.js';
import { onBoards, type Action } from '../action.js';
import { placeNear } from '../place.js';
import { withProperties } from '../set-properties.js';

/** The fingerprint of a scan and how it was laid under. */
export type Scan = NonNullable<Provenance['scans']>[number];

/** Notes how a scan was laid under the board: anew if the scan is known, else beside the others. Null forgets all scans. */
export const setScan = (scan: Scan | null): Action =>
  onBoards((board) => {
    const { scans = [], ...provenance } = board.provenance;
    if (scan === null) return withProperties(board, { provenance });
    const points = scan.points.map(({ pixel, at }) => ({
      pixel: pixel.map((value) => Math.max(0, Math.round(value)) + 0),
      at: placeNear(at),
    }));
    const others = scans.filter(({ sha256 }) => sha256 !== scan.sha256);
    return withProperties(board, { provenance: { ...provenance, scans: [...others, { ...scan, points }] } });
  });
