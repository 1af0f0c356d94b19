/** What the engine offers. */
export type {
  Action,
  Created,
  Dealt,
  Description,
  GameEvent,
  GameRequest,
  Refusal,
  Seat,
  Step,
} from './contract.js';
export type { Deduction, Seen } from './deduction.js';
export { eventsFor, openEngine, type Engine, type Extras, type GameState } from './engine.js';
export type { FastHunt } from './fast.js';
export { flightsOf } from './flights.js';
export { divide, perft, type Counted, type Divided } from './perft.js';
export type { Choices, Played } from './play.js';
export { PLAYERS, type Player } from './players.js';
export { playout, type Playout } from './playout.js';
export { playouts, type Endings } from './playouts.js';
export type { Random, Seed } from './random.js';
export { hashOfState, recordGame, replay, type GameRecord, type Replay } from './record.js';
export type { Scene } from './streets/scene.js';
export type { Ability } from './whitehall/abilities.js';
