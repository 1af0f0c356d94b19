import type { Rule } from '../../rule.js';
import { blueInTwoWaters } from './blue-in-two-waters.js';
import { blueOffLand } from './blue-off-land.js';
import { blueOnHouses } from './blue-on-houses.js';
import { blueWithoutWater } from './blue-without-water.js';
import { housesAtWaterline } from './houses-at-waterline.js';
import { notInThisGame } from './not-in-this-game.js';
import { openWater } from './open-water.js';
import { strayWaterline } from './stray-waterline.js';
import { tooFewBlue } from './too-few-blue.js';

/** The rules of the layer `water`, in the order of running. */
export const WATER_RULES = [
  notInThisGame,
  housesAtWaterline,
  blueOnHouses,
  blueWithoutWater,
  blueInTwoWaters,
  openWater,
  tooFewBlue,
  strayWaterline,
  blueOffLand,
] as readonly Rule[];
