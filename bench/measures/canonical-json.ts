/** The RFC 8785 form of a 1 MB board against the `canonicalize` package. */
import canonicalize from 'canonicalize';
import { canonicalJson } from '../../model/file/canonical-json.js';
import { comparisonRow, type Measure } from '../harness/result-table.js';
import { syntheticStreetBoard } from '../inputs/synthetic-street-board.js';

export const measureCanonicalJson: Measure = ({ quick }) => {
  const board = syntheticStreetBoard(quick ? 850 : 8500);
  const text = canonicalJson(board);
  const row = comparisonRow({
    measure: 'canonical JSON',
    size: `${(text.length / 1e6).toFixed(2)} MB`,
    ours: () => canonicalJson(board),
    peer: 'canonicalize',
    theirs: () => canonicalize(board),
    goal: 1.7,
    budgetMs: 5000,
    agree: text === canonicalize(board),
  });
  return [row];
};
