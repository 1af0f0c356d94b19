/** How games end, in words. */
const RESULTS: Readonly<Record<string, string>> = {
  'jack.nights': 'Jack wins: he has survived all nights.',
  'jack.dl4': 'Jack wins: he has reached all Discovery Locations.',
  'police.arrest': 'Jack is arrested.',
  'police.stuck': 'Jack loses: he cannot move.',
  'police.trackFull': 'Jack loses: the track is full.',
  'police.address': 'The police win: they have found the hideout.',
  'inv.brownGuess': 'The investigators win: they have guessed a Discovery Location.',
  'mj.accuseRight': 'The detective wins: Jack is accused.',
  'mj.accuseWrong': 'Jack wins: an innocent is accused.',
  'mj.escape': 'Jack wins: he has left the district.',
  'mj.timeout': 'Jack wins: dawn has come.',
};

/** How a game ended, as a sentence. */
export const describeResult = (result: string): string => RESULTS[result] ?? `The game is over: ${result}.`;
