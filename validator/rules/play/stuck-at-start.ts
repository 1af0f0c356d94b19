import {
  sewerSteps,
  startPosition,
  stealthSteps,
  walkingSteps,
  type Character,
  type HexBoard,
  type HexId,
} from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';

/** A character that cannot move in the starting position. */
export const stuckAtStart: Rule<HexBoard> = {
  id: 'play/stuck-at-start',
  severity: 'error',
  gentler: { draft: 'info' },
  games: ['mj'],
  deep: true,
  summary: 'In the starting position every character has a free hex to move to.',
  why: 'Whoever plays a character must move it, and in print all eight can.',
  mend: 'Compare the hexes around the character with the print.',
  waive: 'On a home-made board that means it so.',
  answers: ['ENG-011', 'MJ-R10'],
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
      const within = reached(hex, character === 'stealthy' ? 4 : 3, steps(character));
      if (within.some((each) => walkable.has(each) && !taken.has(each))) return [];
      return [
        {
          entities: [character],
          pointer: `/setup/characters/${i}`,
          what: `${character.charAt(0).toUpperCase()}${character.slice(1)} stands on ${hex} and can move nowhere.`,
          mend: 'Compare the hexes around it with the print.',
          seen: hex,
        },
      ];
    });
  },
};

function reached(from: HexId, points: number, steps: (hex: HexId) => readonly HexId[]): HexId[] {
  const seen = new Set([from]);
  let rim = [from];
  for (let left = points; left > 0; left--) {
    rim = rim.flatMap(steps).filter((hex) => !seen.has(hex) && seen.add(hex));
  }
  seen.delete(from);
  return [...seen];
}
