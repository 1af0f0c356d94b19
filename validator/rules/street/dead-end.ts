import { idOfCircle, type StreetBoard } from '../../../model/index.js';
import { networkOf } from '../../../model/network/network.js';
import { capital } from '../../../model/text/capital.js';
import { besideLines } from '../../beside-lines.js';
import { linesAtNodes, linesOf } from '../../lines-at-nodes.js';
import { lineAt, nodeAt } from '../../names-of-parts.js';
import { nearNodes } from '../../near-nodes.js';
import type { Issue, Rule } from '../../rule.js';

/** A node with one street only. */
export const deadEnd: Rule<StreetBoard> = {
  id: 'street/dead-end',
  severity: 'warning',
  gentler: { draft: 'info' },
  games: ['lfw', 'wm'],
  summary: 'Every node has at least two lines; in Whitehall a blue circle may hang on one.',
  why: 'A dead end interrupts the block it sticks into, so that no alley crosses it, and traps whoever walks in.',
  mend: 'Trace the street that leads on, or delete the spur if it is not printed.',
  waive: 'Where a street of the print really ends there.',
  answers: ['STR-009', 'DEF-10', 'DEF-12'],
  check: ({ board }) => {
    const { ids, streetCount } = networkOf(board);
    const at = linesAtNodes(board);
    const ends = [...ids.keys()].filter((node) => {
      const [line, more] = linesOf(at, node);
      // A waterline that leads nowhere is a matter of the water.
      return line !== undefined && more === undefined && line < streetCount;
    });
    if (ends.length === 0) return [];
    const blue = new Set<string>(board.circles.filter(({ colour }) => colour === 'blue').map(idOfCircle));
    // What ends a hair before a line or a node, or at a second copy of its node, does not end in print.
    const { same, beside } = nearNodes(board);
    const missing = new Set([
      ...besideLines(board).past.map(({ node }) => node),
      ...[...same, ...beside].flatMap(({ a, b }) => [a, b]),
    ]);
    return ends
      .filter((node) => !blue.has(ids[node]!) && !missing.has(node))
      .map((node): Issue => {
        const { id, name, pointer } = nodeAt(board, node);
        const line = lineAt(board, linesOf(at, node)[0]!);
        return {
          entities: [id],
          pointer,
          what: `${capital(name)} is a dead end: ${line.name} leads to it, and nothing leads on.`,
          mend: `Trace the street that leads on from ${name}, or delete it with its street if it is not printed.`,
          seen: 1,
          expected: 2,
          fix: {
            kind: 'ask',
            action: 'removeNode',
            arguments: { node: id },
            label: `Delete ${name} and its street`,
          },
        };
      });
  },
};
