/** The RFC 8785 form of a 1 MB board against the `canonicalize` package. */
import canonicalize from 'canonicalize';
import { canonicalJson } from '../../model/file/canonical-json.js';
import type { Measure } from '../measure.js';
import { streetBoard } from '../street-board.js';
import { fasterBy, formatTime } from '../table.js';
import { timesOf } from '../timing.js';

export const canonical: Measure = {
  name: 'canonical-json',
  run: ({ quick }) => {
    const board = streetBoard(quick ? 850 : 8500);
    const [ms, peer] = timesOf([() => canonicalJson(board), () => canonicalize(board)], 5000) as [
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
        ...fasterBy(ms, peer, 1.7),
        agree: text === canonicalize(board),
      },
    ]);
  },
};
