export { type Example, fitWeights, probabilityOf, scaleInputs, type WeightPrior } from './logistic-fit.js';
export { type PathJudge, trainOnBoard } from './self-training.js';
