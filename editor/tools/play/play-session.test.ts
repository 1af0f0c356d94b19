/** Play-testing: games of all three kinds, what each seat sees, steps back, records, and edits of the board meanwhile. */
import { describe, expect, test } from 'vitest';
import { replay } from '../../../engine/index.js';
import { type Board, isHexBoard, isStreetBoard } from '../../../model/index.js';
import { shippedBoard } from '../../../testing/boards/shipped-boards.js';
import * as play from './index.js';

const BOARDS = ['whitechapel', 'whitehall', 'mr-jack-2016'] as const;

function begin(board: Board, chosen: play.ChosenValues = {}, detectives = 2): play.PlaySession {
  const started = play.startPlay(board, play.settingsOf(board.game, chosen, { seed: 's', detectives }));
  if (!started.ok) throw new Error(started.message);
  return started.session;
}

function playOn(session: play.PlaySession, steps: number): play.PlaySession {
  let now = session;
  for (let i = 0; i < steps && play.actorOf(now) !== undefined; i++) now = play.takeHeuristicAction(now);
  return now;
}

/** A game to its end. */
const wholeGame = (board: Board): play.PlaySession => playOn(begin(board), 5000);

describe.each(BOARDS)('a game on %s', (name) => {
  const board = shippedBoard(name);
  const over = wholeGame(board);

  test('is played to its end, and every event and action has words', () => {
    expect(play.positionOf(over).result).not.toBeNull();
    expect(play.describeResult(play.positionOf(over).result!)).not.toContain('.nights');
    for (const { event } of play.eventsSeenBy(over, undefined)) {
      const words = play.describeEvent(board, event);
      expect(words).toMatch(/^\S.*\.$/);
      expect(words, event.type).not.toMatch(/undefined|\[object|NaN/);
      expect(words.startsWith(`${event.type}.`), event.type).toBe(false);
    }
    for (let at = 0; at < over.steps.length; at += 7) {
      const there = play.goToPlayStep(over, at);
      const view = play.viewOf(there, { is: 'everyone' });
      for (const action of there.engine.legalActions(play.positionOf(there)).slice(0, 40)) {
        const words = play.describeAction(board, action);
        expect(words, action.type).not.toMatch(/undefined|\[object|NaN/);
        expect(play.titleOfActionType(board, action.type)).not.toBe(action.type);
        for (const place of play.placesOfAction(board, action, view))
          expect(place, action.type).toMatch(/^([cx]\d+|h-?\d+,-?\d+)$/);
      }
    }
  });

  test('gives a record that replays', () => {
    const record: unknown = JSON.parse(play.formatPlayRecord(over));
    expect(replay(board, record)).toMatchObject({ ok: true });
    const again = play.openRecord(board, play.formatPlayRecord(over));
    expect(again).toMatchObject({ ok: true, session: { at: over.at } });
    expect(play.openRecord(board, '{')).toMatchObject({ ok: false });
  });

  test('can be taken back, and goes on otherwise', () => {
    const back = play.goToPlayStep(over, 3);
    expect(play.positionOf(back)).toEqual(over.steps[2]!.state);
    expect(play.goToPlayStep(back, over.at)).toEqual(over);
    expect(play.takeHeuristicAction(back).steps).toHaveLength(4);
  });

  test('shows a seat neither the events nor the choices of others', () => {
    for (const seat of play.seatsOf(over).slice(1)) {
      const seen = play.eventsSeenBy(over, seat).map(({ event }) => event.type);
      for (const secret of ['hideoutChosen', 'recorded', 'womenMarked', 'locationsChosen'])
        expect(seen).not.toContain(secret);
    }
    const start = begin(board);
    const [jack, other] = play.seatsOf(start) as [string, string];
    const actor = play.actorOf(start)!;
    expect(play.mayShowChoices(start, { is: 'seat', seat: actor })).toBe(true);
    expect(play.mayShowChoices(start, { is: 'seat', seat: actor === jack ? other : jack })).toBe(false);
    expect(play.mayShowChoices(start, undefined)).toBe(false);
  });

  test('draws on the map what the seat may see, and nothing of Jack for others', () => {
    const middle = play.goToPlayStep(over, Math.floor(over.steps.length / 3));
    const letters = (shown: play.ShownTo | undefined): string[] =>
      play.shapesOfGame(board, play.viewOf(middle, shown)).flatMap((shape) => (shape.kind === 'token' ? [shape.text] : [])); // prettier-ignore
    const [, other] = play.seatsOf(middle) as [string, string];
    for (const shown of [undefined, { is: 'seat', seat: other } as const])
      for (const secret of ['J', 'H', 'W!', 'D']) expect(letters(shown)).not.toContain(secret);
    if (isStreetBoard(board)) expect(letters({ is: 'everyone' })).toContain('J');
    const drawn = play.boardInPlay(board, play.viewOf(middle, undefined));
    if (isHexBoard(drawn)) expect(drawn.setup!.characters).toHaveLength(8);
    else expect(drawn).toBe(board);
  });
});

test('placements are laid token by token, and say why they are not legal yet', () => {
  let session = begin(shippedBoard('whitechapel'));
  session = playOn(session, 1);
  const { described } = session.engine.describe(play.positionOf(session));
  const placement = play.placementOf(described)!;
  expect(placement).toMatchObject({ type: 'women', kinds: [{ count: 5 }, { count: 3 }] });
  let laid: play.LaidTokens = new Map();
  expect(play.whyNotLegal(session, placement, laid)).toContain('Lay 8 women');
  expect(play.toggleToken(placement, laid, 'c1', 'marked')).toBe(laid);
  for (const place of placement.places) laid = play.toggleToken(placement, laid, place, 'marked');
  expect([...laid.values()].filter((kind) => kind === 'marked')).toHaveLength(5);
  expect(play.whyNotLegal(session, placement, laid)).toBeUndefined();
  const less = play.toggleToken(placement, laid, placement.places[0]!, 'marked');
  expect(play.whyNotLegal(session, placement, less)).toContain('8 women');
  const taken = play.takeAction(session, play.actionOfTokens(placement, laid));
  expect(taken).toMatchObject({ ok: true });
});

test.each(BOARDS)('tokens by chance are legal on %s', (name) => {
  let session = begin(shippedBoard(name));
  for (let i = 0; i < 6; i++) {
    const placement = play.placementOf(session.engine.describe(play.positionOf(session)).described);
    if (placement) {
      const laid = play.suggestTokens(session)!;
      expect(play.whyNotLegal(session, placement, laid)).toBeUndefined();
    }
    session = play.takeHeuristicAction(session);
  }
});

test('clicks narrow the actions down until one is left', () => {
  const board = shippedBoard('whitechapel');
  let session = begin(board, {}, 1);
  while (play.positionOf(session).phase !== 'HUNT2') session = play.takeHeuristicAction(session);
  const view = play.viewOf(session, { is: 'everyone' });
  const actions = session.engine.legalActions(play.positionOf(session));
  const { colour, to } = actions.find((action) => action['colour'] === 'red') as unknown as Record<
    string,
    string
  >;
  const pawn = (view['police'] as Record<string, string>)['red']!;
  const first = play.pickPlace(board, view, actions, [], pawn)!;
  expect(first.left.length).toBeGreaterThan(1);
  const second = play.pickPlace(board, view, actions, first.picked, to!)!;
  expect(second.left).toContainEqual({ type: 'policeMove', colour, to });
  expect(play.pickPlace(board, view, actions, [pawn], pawn)?.picked).toEqual([]);
  expect(play.pickPlace(board, view, actions, [], 'c9999')).toBeUndefined();
});

describe('an edit of the board', () => {
  const board = shippedBoard('whitechapel');
  if (!isStreetBoard(board)) throw new Error('a street board');
  const session = playOn(begin(board), 30);

  test('that the game does not know of changes nothing', () => {
    const noted = { ...board, provenance: { ...board.provenance, notes: ['Seen.'] } } as unknown as Board;
    expect(play.replayOnBoard(session, noted)).toEqual({ is: 'none' });
  });

  test('that moves a node lets the game go on', () => {
    const circles = board.circles.map((each, i) => (i === 0 ? { ...each, at: [each.at[0] + 1, each.at[1]] as const } : each)); // prettier-ignore
    const change = play.replayOnBoard(session, { ...board, circles });
    expect(change).toMatchObject({ is: 'replays', session: { at: 30 } });
    expect(change).not.toHaveProperty('differs');
    if (change.is !== 'replays') throw new Error(change.is);
    expect(play.takeHeuristicAction(change.session).at).toBe(31);
  });

  test('that takes away the streets of a move breaks the game at that step', () => {
    const at = session.steps.findIndex(
      ({ action }) => action.type === 'move' || action.type === 'policeMove',
    );
    expect(at).toBeGreaterThan(0);
    const change = play.replayOnBoard(session, { ...board, streets: [] });
    expect(change.is).toBe('breaks');
    if (change.is !== 'breaks') throw new Error(change.is);
    expect(change.step).toBeLessThanOrEqual(at + 1);
    expect(change.session.steps).toHaveLength(change.step - 1);
  });

  test('that leaves no circles makes it unplayable', () => {
    expect(play.replayOnBoard(session, { ...board, circles: [] })).toMatchObject({ is: 'unplayable' });
  });
});

test('the deduction is drawn, hotter the fewer circles there are', () => {
  const board = shippedBoard('whitechapel');
  const session = playOn(begin(board), 60);
  const view = play.viewOf(session, undefined);
  const drawn = (locations: number[]): string[] =>
    play.shapesOfDeduction(board, { locations, hideouts: [97] }, view).map(({ look }) => look);
  expect(drawn([1, 2])).toEqual(['heat-3', 'goal']);
  expect(drawn(Array.from({ length: 100 }, (_, i) => i + 1))).toEqual(['heat-1', 'goal']);
  expect(drawn([])).toEqual(['goal']);
  expect(play.describeDeduction({ locations: [5], hideouts: [1, 2] })).toBe(
    'Jack is on circle 5. His hideout is one of 2.',
  );
});

test('options are listed with their values, and become settings', () => {
  expect(play.playOptions('mj', 'options')).toEqual([]);
  const paths = play.playOptions('wm', 'options').map(({ path }) => path);
  expect(paths).toContain('options.reinforcements.green');
  const chosen = {
    'options.rollUp': true,
    'options.reinforcements.green': true,
    'variants.declareDL': 'may',
  };
  const session = begin(shippedBoard('whitehall'), chosen);
  expect(session.first).toMatchObject({
    options: { rollUp: true, reinforcements: { green: true } },
    variants: { declareDL: 'may' },
  });
});
