import { expect, test } from 'vitest';
import { driveNewBoard } from '../../../testing/editor/gesture-driver.js';
import type { Game } from '../../../model/index.js';
import { optionsOfTool } from './tool-options.js';
import type { ToolId } from '../tools/all-tools.js';

test.each<readonly [Game, ToolId, string]>([
  ['lfw', 'circle', 'White Red'],
  ['wm', 'circle', 'White Black Blue'],
  ['lfw', 'crossing', 'No border, Yellow Red'],
  ['wm', 'crossing', 'No border, Yellow'],
  ['lfw', 'block', 'Houses Not a block'],
  ['wm', 'block', 'Houses Water Not a block'],
  ['mj', 'hex', 'Fit the lattice, Street Manhole Gaslight Building Garden Hole Remove'],
])('%s: the %s tool offers what the game prints', (game, tool, names) => {
  const { state: desk } = driveNewBoard(game).tool(tool);
  expect(
    optionsOfTool(desk)
      ?.options.map(({ name }) => name)
      .join(' '),
  ).toBe(names.replaceAll(',', ''));
});

test.each<readonly [Game, ToolId]>([
  ['lfw', 'select'],
  ['lfw', 'junction'],
  ['lfw', 'hex'],
  ['mj', 'circle'],
])('%s: the %s tool has nothing to choose', (game, tool) => {
  expect(optionsOfTool(driveNewBoard(game).tool(tool).state)).toBeUndefined();
});

test('keys go round the options, and say which it is', () => {
  const hands = driveNewBoard('wm').tool('circle');
  expect(hands.run('option.next').state.settings.colour).toBe('black');
  expect(hands.state.announcement).toBe('Black.');
  expect(hands.run('option.next').run('option.next').state.settings.colour).toBe('white');
  expect(hands.run('option.previous').state.settings.colour).toBe('blue');
});

test('pieces tell which have their place', () => {
  const hands = driveNewBoard('mj')
    .tool('hex', { hexKind: 'street' })
    .click(1000, 1000)
    .tool('piece', { piece: 'character:bert' })
    .click(1000, 1000);
  const placed = optionsOfTool(hands.state)!.options.filter(({ isPlaced }) => isPlaced);
  expect(placed.map(({ name }) => name)).toEqual(['Bert']);
  expect(optionsOfTool(hands.state)!.options).toHaveLength(8 + 6 + 3);
});
