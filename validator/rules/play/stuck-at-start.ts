import {
  capitalise,
  sewerSteps,
  startPosition,
  stealthSteps,
  countStepsFrom,
  walkingSteps,
  type HexId,
} from '../../../model/index.js';
import { hexRule } from '../../definitions/define-rule.js';

/** A character that cannot move in the starting position. */
export const stuckAtStart = hexRule({
  id: 'play/stuck-at-start',
  severity: { otherwise: 'error', draft: 'info' },
  deep: true,
  summary: 'In the starting position every character has a free hex to move to.',
  why: 'A played character must move, and in print all eight can.',
  remedy: 'Compare the hexes around the character with the print.',
  catalogueIds: ['ENG-011', 'MJ-R10'],
  check: ({ board }) => {
    const start = startPosition(board);
    if (start === undefined) return [];
    const taken = new Set(Object.values(start.characters));
    const walkable = walkingSteps(board);
    const sewers = sewerSteps(board, board.setup?.covers ?? []);
    return (board.setup?.characters ?? []).map(({ character, hex }, i) => {
      const [steps, most] = character === 'stealthy' ? [stealthSteps(board), 4] : [walkable, 3];
      const next = (from: HexId): HexId[] => [...(steps.get(from) ?? []), ...(sewers.get(from) ?? [])];
      const [, ...within] = countStepsFrom([hex], next, most).keys();
      if (within.some((each) => walkable.has(each) && !taken.has(each))) return undefined;
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
