import { makeAskFix, streetRule } from '../../definitions/define-rule.js';

/** A Goulston Street letter that refers to a crossing without the red border, although another has it. */
export const goulstonBorder = streetRule({
  id: 'setup/goulston-border',
  severity: 'error',
  games: ['lfw'],
  summary: 'The Goulston Street letter refers to the crossing with the red border.',
  why: 'The letter puts a policeman there, and another crossing is a different place.',
  remedy: 'Name the crossing with the red border, or give that border to the named one.',
  neverWaive: 'the letter would act differently from print.',
  catalogueIds: ['REF-002', 'LFW-B07', 'LFW-O05'],
  topologyOnly: true,
  *check({ board: { letters, crossings } }) {
    if (letters === undefined) return;
    const [red, ...others] = crossings.filter(({ border }) => border === 'red').map(({ id }) => id);
    // colour/not-one-red-crossing reports a board without a red border.
    if (red === undefined || [red, ...others].includes(letters.goulston)) return;
    const border = crossings.find(({ id }) => id === letters.goulston)?.border;
    yield {
      entities: [letters.goulston],
      pointer: '/letters/goulston',
      what: `The Goulston Street letter refers to ${letters.goulston}, whose border is ${border ?? 'plain'}.`,
      remedy: `Name ${red}, which has the red border, or give ${letters.goulston} that border if it is printed.`,
      seen: border ?? 'none',
      expected: 'red',
      ...(others.length === 0 && {
        fix: makeAskFix('setLetter', { letter: 'goulston', value: red }, `Make the letter name ${red}`),
      }),
    };
  },
});
