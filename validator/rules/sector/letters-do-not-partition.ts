import type { StreetBoard } from '../../../model/index.js';
import type { Issue, Rule } from '../../rule.js';

/** Patrol letters that name a section twice or leave one out. */
export const lettersDoNotPartition: Rule<StreetBoard> = {
  id: 'sector/letters-do-not-partition',
  severity: 'error',
  games: ['lfw'],
  summary: 'The three patrol letters name every section of the grid exactly once.',
  why: 'A patrol in a section without a letter could never be shifted, and one in two sections by two letters.',
  mend: 'Compare the sections of Dear Boss, Saucy Jacky and From Hell with the printed letters.',
  waive: 'Only for a home-made board that means it so.',
  answers: ['SEC-007', 'LFW-B08'],
  check: ({ board: { letters, grid } }) => {
    if (letters === undefined || grid === undefined) return [];
    const named = [...letters.dearBoss, ...letters.saucyJacky, ...letters.fromHell];
    return grid.sections.flatMap((section): Issue[] => {
      const times = named.filter((each) => each === section).length;
      if (times === 1) return [];
      return [
        {
          entities: [section],
          pointer: '/letters',
          what:
            times === 0
              ? `No patrol letter names section ${section}.`
              : `Section ${section} is named ${times} times by the patrol letters.`,
          mend:
            times === 0
              ? 'Add it to the letter that prints it.'
              : 'Leave it with the one letter that prints it.',
          seen: times,
          expected: 1,
        },
      ];
    });
  },
};
