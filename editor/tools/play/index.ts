/** Playing a game on the board to test it. Loaded only when a game is played. */
export { type ActionChoice, choiceAfter, pickPlace } from './choose-by-clicks.js';
export { boardInPlay } from './board-in-play.js';
export { type BoardChange, replayOnBoard } from './changed-board.js';
export { describeDeduction, shapesOfChoice, shapesOfDeduction } from './choice-shapes.js';
export { describeAction, placesOfAction, titleOfActionType, typesOfActions } from './describe-action.js';
export { describeEvent } from './describe-event.js';
export { describeResult } from './describe-result.js';
export { describeStatus } from './describe-status.js';
export { shapesOfGame, shapesOfLaidTokens } from './game-tokens.js';
export { openRecord } from './open-record.js';
export {
  actionOfTokens,
  type LaidTokens,
  type Placement,
  placementOf,
  suggestTokens,
  tokensLeft,
  toggleToken,
  whyNotLegal,
} from './placement.js';
export { type ChosenValues, type PlayOption, playOptions, settingsOf } from './play-options.js';
export {
  actorOf,
  eventsSeenBy,
  formatPlayRecord,
  goToPlayStep,
  type PlayResult,
  type PlaySession,
  type PlaySettings,
  positionOf,
  startPlay,
  takeAction,
  takeHeuristicAction,
} from './play-session.js';
export { describePlace } from './places.js';
export { mayShowChoices, seatName, seatsOf, type ShownTo, viewOf, type GameView } from './seats.js';
