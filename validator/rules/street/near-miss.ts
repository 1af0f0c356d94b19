import type { StreetBoard } from '../../../model/index.js';
import { capital } from '../../../model/text/capital.js';
import { besideLines } from '../../beside-lines.js';
import { enough } from '../../enough.js';
import { lineAt, nodeAt } from '../../names-of-parts.js';
import { nearNodes } from '../../near-nodes.js';
import type { Issue, Rule } from '../../rule.js';

/** A node that seems to touch a line or another node and is not joined to it. */
export const nearMiss: Rule<StreetBoard> = {
  id: 'street/near-miss',
  severity: 'warning',
  games: ['lfw', 'wm'],
  summary: 'What seems to touch is joined.',
  why: 'Through a gap that nobody sees Jack and police cannot pass, and two blocks run into one.',
  mend: 'Join the two, or draw them farther apart if they are apart in print.',
  waive: 'Where the print really leaves only a hair between them.',
  answers: ['STR-011'],
  check: ({ board }) => [...besideALine(board), ...besideANode(board)],
};

const besideALine = (board: StreetBoard): Issue[] =>
  enough(besideLines(board).past, 'nodes lie beside lines that they are not joined to', (passing) => {
    const { node, line, distance, at } = passing;
    const [near, course] = [nodeAt(board, node), lineAt(board, line)];
    return {
      entities: [near.id, course.id],
      pointer: near.pointer,
      what: `${capital(near.name)} lies ${Math.round(distance)} beside ${course.name} and is not joined to it.`,
      mend: `Split ${course.name} at ${near.name} if they meet in print, else draw them farther apart.`,
      seen: Math.round(distance),
      at,
      fix: {
        kind: 'ask',
        action: 'splitLine',
        arguments: { line: course.id, list: course.list, at: near.at, node: near.id },
        label: `Join ${near.id} and ${course.id}`,
      },
    };
  });

const besideANode = (board: StreetBoard): Issue[] =>
  nearNodes(board).beside.map(({ a, b, distance }) => {
    const [keep, drop] = [nodeAt(board, a), nodeAt(board, b)];
    return {
      entities: [keep.id, drop.id],
      pointer: drop.pointer,
      what: `${capital(drop.name)} lies ${Math.round(distance)} from ${keep.name} and is not joined to it.`,
      mend: 'Merge the two if they are one place in print, else join them or draw them farther apart.',
      seen: Math.round(distance),
      fix: {
        kind: 'ask',
        action: 'mergeNodes',
        arguments: { keep: keep.id, drop: drop.id },
        label: `Merge ${drop.id} into ${keep.id}`,
      },
    };
  });
