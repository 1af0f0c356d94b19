import type { StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { capital } from '../../../model/text/capital.js';
import { besideLines } from '../../beside-lines.js';
import { linesAtNodes } from '../../lines-at-nodes.js';
import { nodeAt } from '../../names-of-parts.js';
import { nearNodes } from '../../near-nodes.js';
import type { Issue, Rule } from '../../rule.js';

/** A node without any line. */
export const noLine: Rule<StreetBoard> = {
  id: 'street/no-line',
  severity: 'error',
  gentler: { draft: 'info' },
  games: ['lfw', 'wm'],
  summary: 'Every node has a line.',
  why: 'Nobody can ever come to a place to which no street leads.',
  mend: 'Trace its streets, or delete it if it is no place of the map.',
  waive: 'Never: a place nobody reaches is no place of the game.',
  waivable: false,
  answers: ['STR-010'],
  check: ({ board }) => {
    const { ids } = networkOf(board);
    const { starts } = linesAtNodes(board);
    const lonely = [...ids.keys()].filter((node) => starts[node] === starts[node + 1]);
    if (lonely.length === 0) return [];
    const called = calledOtherwise(board);
    return lonely
      .filter((node) => !called.has(node))
      .map((node): Issue => {
        const { id, name, pointer } = nodeAt(board, node);
        return {
          entities: [id],
          pointer,
          what: `No line leads to ${name}.`,
          mend: `Trace the streets of ${name}, or delete it.`,
          fix: {
            kind: 'ask',
            action: 'removeNode',
            arguments: { node: id },
            label: capital(`delete ${name}`),
          },
        };
      });
  },
};

/** A node on a line, or beside it, lacks no line but the joint; one on or under another node is surplus. */
function calledOtherwise(board: StreetBoard): ReadonlySet<number> {
  const { through, past } = besideLines(board);
  const { same, junctions, beside } = nearNodes(board);
  return new Set([
    ...[...through, ...past].map(({ node }) => node),
    ...[...same, ...junctions, ...beside].flatMap(({ a, b }) => [a, b]),
  ]);
}
