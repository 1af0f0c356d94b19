export {
  type AreaLook,
  type CoveredPlace,
  lookOfArea,
  type PrintedArea,
  type PrintOnPaper,
} from './area-look.js';
export { type AreaProposal, classifyAreas, type KindExamples } from './classify-areas.js';
