import {
  capitalise,
  sewerSteps,
  startPosition,
  stealthSteps,
  stepsFrom,
  walkingSteps,
  type Character,
  type HexBoard,
  type HexId,
} from '../../../model/index.js';
import type { Issue, Rule } from '../../definitions/rule.js';

/** A character that cannot move in the starting position. */
export const stuckAtStart: Rule<HexBoard> = {
  id: 'play/stuck-at-start',
  severity: 'error',
  severityByProfile: { draft: 'info' },
  games: ['mj'],
  deep: true,
  summary: 'In the starting position every character has a free hex to move to.',
  why: 'A played character must move, and in print all eight can.',
  remedy: 'Compare the hexes around the character with the print.',
  whenToWaive: 'On a home-made board where this is intentional.',
  catalogueIds: ['ENG-011', 'MJ-R10'],
  check: ({ board }) => {
    const start = startPosition(board);
    if (start === undefined) return [];
    const taken = new Set(Object.values(start.characters));
    const walkable = walkingSteps(board);
    const sewers = sewerSteps(board, board.setup?.covers ?? []);
    const steps =
      (character: Character) =>
      (hex: HexId): readonly HexId[] => [
        ...((character === 'stealthy' ? stealthSteps(board) : walkable).get(hex) ?? []),
        ...(sewers.get(hex) ?? []),
      ];
    return (board.setup?.characters ?? []).flatMap(({ character, hex }, i): Issue[] => {
      const [, ...within] = stepsFrom([hex], steps(character), character === 'stealthy' ? 4 : 3).keys();
      if (within.some((each) => walkable.has(each) && !taken.has(each))) return [];
      return [
        {
          entities: [character],
          pointer: `/setup/characters/${i}`,
          what: `${capitalise(character)} is on ${hex} and cannot move.`,
          remedy: 'Compare the hexes around it with the print.',
          seen: hex,
        },
      ];
    });
  },
};
