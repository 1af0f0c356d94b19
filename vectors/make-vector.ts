/** From a scenario to its vector. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEngine, type Engine, type GameState } from '../engine/index.js';
import { answerTo } from '../engine/vectors/answer.js';
import type { Vector } from '../engine/vectors/vector.js';
import { digestBoard, parseBoard, type Board } from '../model/index.js';
import type { Scenario, Situation } from './scenario.js';

const root = join(import.meta.dirname, '..');
const known = new Map<string, Board>();

/** A board by its folder under `boards`. */
export function boardNamed(name: string): Board {
  const before = known.get(name);
  if (before) return before;
  const parsed = parseBoard(readFileSync(join(root, 'boards', name, 'board.json'), 'utf8'));
  if (!parsed.ok) throw new Error(`boards/${name} is no board`);
  known.set(name, parsed.board);
  return parsed.board;
}

const SINCE = '0.1.0';

export function vectorOf(scenario: Scenario): Vector {
  try {
    return made(scenario);
  } catch (error) {
    throw new Error(`${scenario.id}: ${error instanceof Error ? error.message : ''}`, { cause: error });
  }
}

function made(scenario: Scenario): Vector {
  const { id, rules, note, kind, level, shows } = scenario;
  const board = boardNamed('at' in scenario ? scenario.at.board : scenario.board);
  const { input, variant } = questionOf(scenario, board);
  const answered = answerTo(board, kind, input);
  if (!answered.ok) throw new Error(answered.message);
  return {
    ...{ format: 'lamplighter-vector', version: 1, id, ruleIds: rules, game: board.game },
    board: { id: board.id, digest: digestBoard(board) },
    ...{ level, kind, shows, variant, input, expect: answered.expect, note, since: SINCE },
  };
}

function questionOf(scenario: Scenario, board: Board): Pick<Vector, 'input' | 'variant'> {
  if (scenario.kind === 'derive') return { input: { ...scenario.input }, variant: {} };
  if (scenario.kind === 'replay') {
    const { record, seat } = scenario;
    const text = readFileSync(join(root, 'docs/examples/games', record), 'utf8');
    const data = JSON.parse(text) as { readonly options: object; readonly variants: object };
    return {
      input: { record: data, seat },
      variant: { options: data.options, variants: data.variants },
    };
  }
  const state = stateOf(board, scenario.at);
  const { options, variants } = state;
  return { input: { state, ...scenario.input }, variant: { options, variants } };
}

function stateOf(board: Board, { options, variants, deals, scene, state, after = [] }: Situation): GameState {
  const engine = engineOf(board);
  const asked = { options, variants };
  let now =
    scene === undefined ? begun(engine, board, { ...asked, deals }) : begunIn(engine, board, asked, scene);
  now = { ...now, ...state };
  for (const action of after) {
    const played = engine.apply(now, action);
    if (!played.ok) throw new Error(`${JSON.stringify(action)}: ${played.refusal.message}`);
    now = played.state;
  }
  return now;
}

function engineOf(board: Board): Engine {
  const opened = openEngine(board);
  if (!opened.ok) throw new Error(opened.message);
  return opened.engine;
}

interface Asked {
  readonly options: object | undefined;
  readonly variants: object | undefined;
  readonly deals?: object | undefined;
}

function begun(engine: Engine, board: Board, { deals, ...asked }: Asked): GameState {
  const dealt = engine.deal('vectors');
  if (!dealt.ok) throw new Error(dealt.message);
  const created = engine.createGame({ ...asked, deals: deals ?? dealt.deals });
  if (created.ok) return created.state;
  // Too small for a whole game, such as a board that shows one idea: its hunts can be looked at all the same.
  const printed = boardNamed(PRINTED[board.game]);
  if (printed === board) throw new Error(created.message);
  const template = begun(engineOf(printed), printed, { deals, ...asked });
  return { ...template, board: { id: board.id, digest: digestBoard(board) } };
}

const PRINTED = { lfw: 'whitechapel', wm: 'whitehall', mj: 'mr-jack-2016' } as const;

function begunIn(engine: Engine, board: Board, asked: Asked, scene: object): GameState {
  const { options, variants } = begun(engine, board, asked);
  const set = engine.scene(scene);
  if (!set.ok) throw new Error(set.message);
  return { ...set.state, options, variants } as GameState;
}
