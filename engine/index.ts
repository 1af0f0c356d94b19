/** What the engine offers. */
export { JACK, type Action, type GameEvent, type Refusal, type Seat, type Step } from './game/action.js';
export type { CreateResult, DealResult, PlacementDescription, NewGameSettings } from './game/contract.js';
export type { Deduction, SeenEvent } from './game/contract.js';
export {
  eventsVisibleTo,
  openEngine,
  type Engine,
  type SuppliedAbilities,
  type GameState,
} from './run/open-engine.js';
export type { FastHunt } from './game/fast-hunt.js';
export { countJackMoveSequences } from './run/count-jack-move-sequences.js';
export { divide, perft, type PerftResult, type DivideResult } from './run/perft.js';
export type { LegalChoices, ApplyResult } from './game/apply-action.js';
export { OPTION_TABLES } from './run/option-tables.js';
export type { OptionTable } from './game/option-table.js';
export { randomFromSeed } from './game/random.js';
export { RANDOM_PLAYER_NAMES, type RandomPlayerName } from './game/random-players.js';
export { playout, type Playout } from './run/playout.js';
export { countPlayoutResults, type PlayoutStatistics } from './run/playout-statistics.js';
export type { Random, Seed } from './game/random.js';
export { formatRecord } from './run/format-record.js';
export { hashState, recordGame, replay, type GameRecord, type ReplayResult } from './run/game-record.js';
export type { HuntSetup } from './game/contract.js';
export type { Ability } from './whitehall/actions/ability-actions.js';
