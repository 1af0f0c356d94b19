import { expect, test } from 'vitest';
import { atWork } from '../../testing/hands.js';
import type { Game } from '../../model/index.js';
import { choiceOf } from './options.js';
import type { ToolId } from './tool.js';

test.each<readonly [Game, ToolId, string]>([
  ['lfw', 'circle', 'White Red'],
  ['wm', 'circle', 'White Black Blue'],
  ['lfw', 'crossing', 'No border, Yellow Red'],
  ['wm', 'crossing', 'No border, Yellow'],
  ['lfw', 'block', 'Houses Counts for nothing'],
  ['wm', 'block', 'Houses Water Counts for nothing'],
  ['mj', 'hex', 'Fit the lattice, Street Manhole Gaslight Building Garden Hole Take away'],
])('%s: the %s tool offers what the game prints', (game, tool, names) => {
  const { desk } = atWork(game).tool(tool);
  expect(
    choiceOf(desk)
      ?.options.map(({ name }) => name)
      .join(' '),
  ).toBe(names.replaceAll(',', ''));
});

test.each<readonly [Game, ToolId]>([
  ['lfw', 'select'],
  ['lfw', 'junction'],
  ['lfw', 'street'],
  ['lfw', 'hex'],
  ['mj', 'circle'],
])('%s: the %s tool has nothing to choose', (game, tool) => {
  expect(choiceOf(atWork(game).tool(tool).desk)).toBeUndefined();
});

test('keys go round the options, and say which it is', () => {
  const hands = atWork('wm').tool('circle');
  expect(hands.run('option.next').desk.settings.colour).toBe('black');
  expect(hands.desk.said).toBe('Black.');
  expect(hands.run('option.next').run('option.next').desk.settings.colour).toBe('white');
  expect(hands.run('option.previous').desk.settings.colour).toBe('blue');
});

test('pieces tell which have their place', () => {
  const hands = atWork('mj')
    .tool('hex', { hexKind: 'street' })
    .click(1000, 1000)
    .tool('piece', { piece: 'character:bert' })
    .click(1000, 1000);
  const placed = choiceOf(hands.desk)!.options.filter(({ isPlaced }) => isPlaced);
  expect(placed.map(({ name }) => name)).toEqual(['Bert']);
  expect(choiceOf(hands.desk)!.options).toHaveLength(8 + 6 + 3);
});
