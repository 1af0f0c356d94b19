/** How a board plays: explorations as data, as text and as a page, and what a change of the board changes in play. */
export { compareExplorations, type ExplorationChange } from './compare-explorations.js';
export { summariseExploration, type Exploration } from './exploration.js';
export {
  EXPLORATION_FORMATS,
  formatExploration,
  type ExplorationFormat,
  type ExplorationFormatOptions,
} from './formats/format-exploration.js';
export { formatExplorationChange } from './formats/format-change.js';
export type { PlayedGames, PlayedMatch } from './played-games.js';
