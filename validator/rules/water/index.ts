/** The rules of the layer `water`. */
export { blueInTwoWaters } from './blue-in-two-waters.js';
export { blueOffLand } from './blue-off-land.js';
export { blueOnHouses } from './blue-on-houses.js';
export { blueWithoutWater } from './blue-without-water.js';
export { housesAtWaterline } from './houses-at-waterline.js';
export { notInThisGame } from './not-in-this-game.js';
export { openWater } from './open-water.js';
export { strayWaterline } from './stray-waterline.js';
export { tooFewBlue } from './too-few-blue.js';
