/** Mistakes that other programs made, each with a position in which it shows. */
import { expect, test } from 'vitest';
import {
  after,
  answer,
  called,
  dark,
  ends,
  engine,
  face,
  playing,
  refused,
  scene,
  seen,
  types,
  whistle,
} from '../../testing/mr-jack-scene.js';
import type { HexId } from '../../model/index.js';

test.each([
  ['a building', 'h4,4', 'NE', 'h6,2'],
  ['a gaslight', 'h6,4', 'NE', 'h9,1'],
  ['two buildings', 'h0,2', 'SE', 'h3,2'],
  ['a garden', 'h0,3', 'SE', 'h2,3'],
  ['another garden', 'h12,-2', 'NW', 'h10,-2'],
] as const)('trap: the lantern does not shine through %s (MJ-X07)', (_, watson, watsonFacing, gull) => {
  expect(seen(scene(dark({ watsonFacing, pos: { watson, gull, holmes: 'h0,4' } })))).not.toContain('gull');
});

test('trap: the lantern shines over streets and manholes, and over characters (MJ-X07, AMB-MJ-04)', () => {
  const state = scene(dark({ watsonFacing: 'S', pos: { watson: 'h6,-3', gull: 'h6,2', holmes: 'h6,0' } }));
  expect(seen(state)).toEqual(['holmes', 'gull']);
});

test('trap: the whistle does not reckon as the crow flies (MJ-X09)', () => {
  const state = playing('goodley', 'jack', dark({ pos: { goodley: 'h6,2', smith: 'h4,1' } }));
  const crow = (a: HexId, b: HexId): number => {
    const [q, r] = [a, b]
      .map((hex) => hex.slice(1).split(',').map(Number))
      .reduce((x, y) => [x[0]! - y[0]!, x[1]! - y[1]!]) as [number, number];
    return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
  };
  expect(crow('h4,2', 'h6,2')).toBeLessThan(crow('h4,1', 'h6,2'));
  expect(refused(state, whistle({ character: 'smith', to: 'h4,2' }))).toBe('notNearer MJ-R25');
  expect(crow('h5,0', 'h6,2')).toBe(crow('h4,1', 'h6,2'));
  expect(refused(state, whistle({ character: 'smith', to: 'h5,0' }))).toBeUndefined();
});

test('trap: characters do not bar the way (MJ-R11)', () => {
  const pos = { smith: 'h1,0', gull: 'h1,1', holmes: 'h0,2', watson: 'h2,1' } as const;
  const state = playing('smith', 'jack', { covered: ['h1,1', 'h1,6'], pos });
  expect(ends(state)).toEqual({ 'h0,3': 3, 'h3,0': 3 });
});

test('trap: no sewer from a covered manhole, nor to one (MJ-R12, X06)', () => {
  const at = (covered: readonly HexId[]) =>
    ends(playing('smith', 'jack', { covered, pos: { smith: 'h2,3' } }));
  expect(at(['h2,3', 'h1,6'])).not.toHaveProperty('h6,1');
  expect(at(['h6,1', 'h1,6'])).not.toHaveProperty('h6,1');
  expect(at(['h6,1', 'h1,6'])).toHaveProperty('h10,-2', 1);
  // Above ground a covered manhole is a street like any other.
  expect(
    ends(playing('smith', 'jack', { covered: ['h2,3', 'h1,6'], pos: { smith: 'h2,4' } })),
  ).toHaveProperty('h2,3', 1);
});

test('trap: no escape in round 1, whoever is in the dark (MJ-R32)', () => {
  const state = playing('bert', 'jack', dark({ pos: { bert: 'h1,0', holmes: 'h0,4' } }));
  expect(seen(state)).not.toContain('bert');
  expect(refused(state, { type: 'escape', exit: 'NW' })).toBe('seen MJ-R30');
});

test('trap: escape goes by the Witness card, not by who is seen now (MJ-X04, AMB-MJ-14)', () => {
  const escape = { type: 'escape', exit: 'NW' };
  const round2 = { round: 2, pos: { bert: 'h1,0', gull: 'h1,1' } } as const;
  const seenNow = playing('bert', 'jack', { ...round2, witness: 'invisible' });
  expect(seen(seenNow)).toContain('bert');
  expect(refused(seenNow, escape)).toBeUndefined();
  const unseenNow = playing(
    'bert',
    'jack',
    dark({ round: 2, witness: 'visible', pos: { bert: 'h1,0', holmes: 'h0,4' } }),
  );
  expect(seen(unseenNow)).not.toContain('bert');
  expect(refused(unseenNow, escape)).toBe('seen MJ-R30');
});

test('trap: the tile with the number goes out, wherever Smith has put it (MJ-R43)', () => {
  const smith = playing('smith', 'jack');
  const { lit } = after(smith, { type: 'lamp', tile: '1', to: 'h5,-2' });
  expect(lit).toContainEqual({ tile: '1', hex: 'h5,-2' });
  const call = called({ lit });
  const left = after(call, answer(call)).lit;
  expect(left.map(({ tile }) => tile)).toEqual(['2', '3', '4', 'a', 'b']);
  expect(left.map(({ hex }) => hex)).not.toContain('h5,-2');
  // Nor does a tile that was put where the first one lay.
  const other = after(playing('smith', 'jack', { lit: lit.filter(({ tile }) => tile !== '1') }), {
    type: 'lamp',
    tile: 'a',
    to: 'h1,5',
  }).lit;
  const again = called({ lit: other });
  expect(after(again, answer(again)).lit).toContainEqual({ tile: 'a', hex: 'h1,5' });
});

test('trap: Watson is turned afresh after Goodley and after Gull (MJ-R21)', () => {
  const goodley = playing('goodley', 'detective', dark({ pos: { goodley: 'h8,-1' } }));
  const whistled = after(goodley, whistle({ character: 'watson', to: 'h8,1' }));
  expect(types(whistled)).toEqual(['face']);
  expect(after(whistled, face('NW')).watsonFacing).toBe('NW');
  // Also when the whistle comes after the move: the card is not over before he is turned.
  const moved = after(goodley, { type: 'move', to: 'h8,0' }, whistle({ character: 'watson', to: 'h8,2' }));
  expect(moved).toMatchObject({ mustFace: true, phase: 'ACT' });
  expect(after(moved, face('N'))).toMatchObject({ mustFace: false, phase: 'CHOOSE' });
  const swapped = after(playing('gull', 'jack', dark()), { type: 'swap', with: 'watson' });
  expect(types(swapped)).toEqual(['face']);
});

test('trap: a whistle can be split 3, 2+1 and 1+1+1 (MJ-R25, AMB-MJ-06)', () => {
  const state = playing(
    'goodley',
    'jack',
    dark({ pos: { goodley: 'h8,3', gull: 'h8,-1', smith: 'h12,-1', watson: 'h0,4' } }),
  );
  const splits = new Set(
    engine
      .legalActions(state)
      .filter(({ type }) => type === 'whistle')
      .map(({ moves }) =>
        (moves as { cost: number }[])
          .map(({ cost }) => cost)
          .sort()
          .join('+'),
      ),
  );
  expect([...splits].sort()).toEqual(['1', '1+1', '1+1+1', '1+2', '2', '3']);
});
