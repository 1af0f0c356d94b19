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
// The messages of each game, generated from the published schemas.
export type { WhitechapelAction } from '../schemas/generated/whitechapel-action.js';
export type { WhitechapelEvent } from '../schemas/generated/whitechapel-event.js';
export type { WhitechapelView } from '../schemas/generated/whitechapel-view.js';
export type { WhitechapelState } from '../schemas/generated/whitechapel-state.js';
export type { WhitehallAction } from '../schemas/generated/whitehall-action.js';
export type { WhitehallEvent } from '../schemas/generated/whitehall-event.js';
export type { WhitehallView } from '../schemas/generated/whitehall-view.js';
export type { WhitehallState } from '../schemas/generated/whitehall-state.js';
export type { MrJackAction } from '../schemas/generated/mr-jack-action.js';
export type { MrJackEvent } from '../schemas/generated/mr-jack-event.js';
export type { MrJackView } from '../schemas/generated/mr-jack-view.js';
export type { MrJackState } from '../schemas/generated/mr-jack-state.js';
export { openExplorer } from './explore/explorer.js';
export type { Explorer, GameRange } from './explore/game-range.js';
export { addTallies, EMPTY_TALLY, type ExplorationTally } from './explore/tally.js';
export type { Players } from './players/players.js';
