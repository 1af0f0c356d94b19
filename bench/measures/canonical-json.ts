/** The RFC 8785 form of a 1 MB board against the `canonicalize` package. */
import canonicalize from 'canonicalize';
import { canonicalJson } from '../../model/file/canonical-json.js';
import type { Measure } from '../harness/measure.js';
import { syntheticStreetBoard } from '../inputs/synthetic-street-board.js';
import { speedup, formatTime } from '../harness/table.js';
import { measureTimes } from '../harness/timing.js';

export const canonicalJsonMeasure: Measure = {
  name: 'canonical-json',
  run: ({ quick }) => {
    const board = syntheticStreetBoard(quick ? 850 : 8500);
    const [ms, peer] = measureTimes([() => canonicalJson(board), () => canonicalize(board)], 5000) as [
      number,
      number,
    ];
    const text = canonicalJson(board);
    return Promise.resolve([
      {
        measure: 'canonical JSON',
        size: `${(text.length / 1e6).toFixed(2)} MB`,
        ours: formatTime(ms),
        peer: `canonicalize ${formatTime(peer)}`,
        ...speedup(ms, peer, 1.7),
        agree: text === canonicalize(board),
      },
    ]);
  },
};
