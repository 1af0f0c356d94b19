import type { StreetBoard } from '../../../model/index.js';
import {
  askFix,
  capIssues,
  labelledLine,
  labelledNode,
  streetRule,
  type Issue,
} from '../../definitions/define-rule.js';
import { nearNodes } from '../../facts/geometry/near-nodes.js';
import { nodesNearLines } from '../../facts/geometry/nodes-near-lines.js';

/** A node that seems to touch a line or another node and is not joined to it. */
export const nearMiss = streetRule({
  id: 'street/near-miss',
  severity: 'warning',
  summary: 'Nodes and lines that seem to touch are joined.',
  why: 'Jack and police cannot pass an invisible gap, and two blocks become one.',
  remedy: 'Join the two, or draw them farther apart if they are apart in print.',
  whenToWaive: 'Where the print really leaves such a narrow gap.',
  catalogueIds: ['STR-011'],
  check: ({ board }) => [...besideALine(board), ...besideANode(board)],
});

const besideALine = (board: StreetBoard): Issue[] =>
  capIssues(nodesNearLines(board).past, 'nodes nearly touch lines that they are not joined to', (passing) => {
    const { node, line, distance, at } = passing;
    const [near, course] = [labelledNode(board, node), labelledLine(board, line)];
    return {
      entities: [near.id, course.id],
      pointer: near.pointer,
      what: `${near.title} lies ${Math.round(distance)} beside ${course.name} and is not joined to it.`,
      remedy: `Split ${course.name} at ${near.name} if they meet in print, otherwise draw them farther apart.`,
      seen: Math.round(distance),
      at,
      fix: askFix(
        'splitLine',
        { line: course.id, list: course.list, at: near.at, node: near.id },
        `Join ${near.id} and ${course.id}`,
      ),
    };
  });

const besideANode = (board: StreetBoard): Issue[] =>
  nearNodes(board).touching.map(({ a, b, distance }) => {
    const [keep, drop] = [labelledNode(board, a), labelledNode(board, b)];
    return {
      entities: [keep.id, drop.id],
      pointer: drop.pointer,
      what: `${drop.title} lies ${Math.round(distance)} from ${keep.name} and is not joined to it.`,
      remedy: 'Merge the two if they are one place in print, otherwise join them or draw them farther apart.',
      seen: Math.round(distance),
      fix: askFix('mergeNodes', { keep: keep.id, drop: drop.id }, `Merge ${drop.id} into ${keep.id}`),
    };
  });
