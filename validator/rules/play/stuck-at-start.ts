import { bfsFromNode } from 'graphology-traversal';
import { capitalise, sewerSteps, startPosition } from '../../../model/index.js';
import { hexRule } from '../../definitions/define-rule.js';
import { isWalkable } from '../../facts/hex/hexes-of-board.js';

/** A character that cannot move in the starting position. */
export const stuckAtStart = hexRule({
  id: 'play/stuck-at-start',
  severity: { otherwise: 'error', draft: 'info' },
  deep: true,
  summary: 'In the starting position every character has a free hex to move to.',
  why: 'A played character must move, and in print all eight can.',
  remedy: 'Compare the hexes around the character with the print.',
  catalogueIds: ['ENG-011', 'MJ-R10'],
  check: ({ board, graph }) => {
    const start = startPosition(board);
    if (start === undefined) return [];
    const taken = new Set<string>(Object.values(start.characters));
    const withSewers = graph.copy();
    for (const [from, ends] of sewerSteps(board, board.setup?.covers ?? []))
      for (const to of ends) withSewers.mergeEdge(from, to);
    return (board.setup?.characters ?? []).map(({ character, hex }, i) => {
      const [most, crossesObstacles] = character === 'stealthy' ? [4, true] : [3, false];
      const reached: string[] = [];
      bfsFromNode(withSewers, hex, (next, { kind }, depth) => {
        if (isWalkable(kind)) reached.push(next);
        return depth === most || !(crossesObstacles || isWalkable(kind));
      });
      if (reached.some((each) => !taken.has(each))) return undefined;
      return {
        entities: [character],
        pointer: `/setup/characters/${i}`,
        what: `${capitalise(character)} is on ${hex} and cannot move.`,
        remedy: 'Compare the hexes around it with the print.',
        seen: hex,
      };
    });
  },
});
