import type { Provenance } from '../../../../model/index.js';
import { boardAction, type Action } from '../action.js';
import { roundPosition } from '../../entities/position.js';
import { setProperties } from '../../patches/set-properties.js';

/** The fingerprint of a scan and how it was laid under. */
export type Scan = NonNullable<Provenance['scans']>[number];

/** Records the calibration of a scan: replaced if the scan is known, else added. Null forgets all scans. */
export const setScan = (scan: Scan | null): Action =>
  boardAction((board) => {
    const { scans = [], ...provenance } = board.provenance;
    if (scan === null) return setProperties(board, { provenance });
    const points = scan.points.map(({ pixel, at }) => ({
      pixel: pixel.map((value) => Math.max(0, Math.round(value)) + 0),
      at: roundPosition(at),
    }));
    const others = scans.filter(({ sha256 }) => sha256 !== scan.sha256);
    return setProperties(board, { provenance: { ...provenance, scans: [...others, { ...scan, points }] } });
  });
