/** Mistakes that other programs made, each with a position in which it shows. */
import { expect, test } from 'vitest';
import {
  playLegal,
  forcedAnswer,
  stateAtCall,
  withAllInDark,
  moveTargets,
  engine,
  faceDirectionAction,
  stateAfterChoosing,
  refusalOf,
  stateWith,
  visibleCharacters,
  legalTypes,
  whistleAction,
} from '../../testing/engine/mr-jack-fixture.js';
import type { HexId } from '../../model/index.js';

test.each([
  ['a building', 'h4,4', 'NE', 'h6,2'],
  ['a gaslight', 'h6,4', 'NE', 'h9,1'],
  ['two buildings', 'h0,2', 'SE', 'h3,2'],
  ['a garden', 'h0,3', 'SE', 'h2,3'],
  ['another garden', 'h12,-2', 'NW', 'h10,-2'],
] as const)('trap: the lantern does not shine through %s (MJ-X07)', (_, watson, watsonFacing, gull) => {
  expect(
    visibleCharacters(stateWith(withAllInDark({ watsonFacing, pos: { watson, gull, holmes: 'h0,4' } }))),
  ).not.toContain('gull');
});

test('trap: the lantern shines over streets and manholes, and over characters (MJ-X07, AMB-MJ-04)', () => {
  const state = stateWith(
    withAllInDark({ watsonFacing: 'S', pos: { watson: 'h6,-3', gull: 'h6,2', holmes: 'h6,0' } }),
  );
  expect(visibleCharacters(state)).toEqual(['holmes', 'gull']);
});

test('trap: the whistle does not reckon as the crow flies (MJ-X09)', () => {
  const state = stateAfterChoosing(
    'goodley',
    'jack',
    withAllInDark({ pos: { goodley: 'h6,2', smith: 'h4,1' } }),
  );
  const crow = (a: HexId, b: HexId): number => {
    const [q, r] = [a, b]
      .map((hex) => hex.slice(1).split(',').map(Number))
      .reduce((x, y) => [x[0]! - y[0]!, x[1]! - y[1]!]) as [number, number];
    return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
  };
  expect(crow('h4,2', 'h6,2')).toBeLessThan(crow('h4,1', 'h6,2'));
  expect(refusalOf(state, whistleAction({ character: 'smith', to: 'h4,2' }))).toBe('notNearer MJ-R25');
  expect(crow('h5,0', 'h6,2')).toBe(crow('h4,1', 'h6,2'));
  expect(refusalOf(state, whistleAction({ character: 'smith', to: 'h5,0' }))).toBeUndefined();
});

test('trap: characters do not bar the way (MJ-R11)', () => {
  const pos = { smith: 'h1,0', gull: 'h1,1', holmes: 'h0,2', watson: 'h2,1' } as const;
  const state = stateAfterChoosing('smith', 'jack', { covered: ['h1,1', 'h1,6'], pos });
  expect(moveTargets(state)).toEqual({ 'h0,3': 3, 'h3,0': 3 });
});

test('trap: no sewer from a covered manhole, nor to one (MJ-R12, X06)', () => {
  const at = (covered: readonly HexId[]) =>
    moveTargets(stateAfterChoosing('smith', 'jack', { covered, pos: { smith: 'h2,3' } }));
  expect(at(['h2,3', 'h1,6'])).not.toHaveProperty('h6,1');
  expect(at(['h6,1', 'h1,6'])).not.toHaveProperty('h6,1');
  expect(at(['h6,1', 'h1,6'])).toHaveProperty('h10,-2', 1);
  // Above ground a covered manhole is a street like any other.
  expect(
    moveTargets(stateAfterChoosing('smith', 'jack', { covered: ['h2,3', 'h1,6'], pos: { smith: 'h2,4' } })),
  ).toHaveProperty('h2,3', 1);
});

test('trap: no escape in round 1, whoever is in the dark (MJ-R32)', () => {
  const state = stateAfterChoosing('bert', 'jack', withAllInDark({ pos: { bert: 'h1,0', holmes: 'h0,4' } }));
  expect(visibleCharacters(state)).not.toContain('bert');
  expect(refusalOf(state, { type: 'escape', exit: 'NW' })).toBe('seen MJ-R30');
});

test('trap: escape goes by the Witness card, not by who is seen now (MJ-X04, AMB-MJ-14)', () => {
  const escape = { type: 'escape', exit: 'NW' };
  const round2 = { round: 2, pos: { bert: 'h1,0', gull: 'h1,1' } } as const;
  const seenNow = stateAfterChoosing('bert', 'jack', { ...round2, witness: 'invisible' });
  expect(visibleCharacters(seenNow)).toContain('bert');
  expect(refusalOf(seenNow, escape)).toBeUndefined();
  const unseenNow = stateAfterChoosing(
    'bert',
    'jack',
    withAllInDark({ round: 2, witness: 'visible', pos: { bert: 'h1,0', holmes: 'h0,4' } }),
  );
  expect(visibleCharacters(unseenNow)).not.toContain('bert');
  expect(refusalOf(unseenNow, escape)).toBe('seen MJ-R30');
});

test('trap: the tile with the number goes out, wherever Smith has put it (MJ-R43)', () => {
  const smith = stateAfterChoosing('smith', 'jack');
  const { lit } = playLegal(smith, { type: 'lamp', tile: '1', to: 'h5,-2' });
  expect(lit).toContainEqual({ tile: '1', hex: 'h5,-2' });
  const call = stateAtCall({ lit });
  const left = playLegal(call, forcedAnswer(call)).lit;
  expect(left.map(({ tile }) => tile)).toEqual(['2', '3', '4', 'a', 'b']);
  expect(left.map(({ hex }) => hex)).not.toContain('h5,-2');
  // Nor does a tile that was put where the first one lay.
  const other = playLegal(
    stateAfterChoosing('smith', 'jack', { lit: lit.filter(({ tile }) => tile !== '1') }),
    {
      type: 'lamp',
      tile: 'a',
      to: 'h1,5',
    },
  ).lit;
  const again = stateAtCall({ lit: other });
  expect(playLegal(again, forcedAnswer(again)).lit).toContainEqual({ tile: 'a', hex: 'h1,5' });
});

test('trap: Watson is turned afresh after Goodley and after Gull (MJ-R21)', () => {
  const goodley = stateAfterChoosing('goodley', 'detective', withAllInDark({ pos: { goodley: 'h8,-1' } }));
  const whistled = playLegal(goodley, whistleAction({ character: 'watson', to: 'h8,1' }));
  expect(legalTypes(whistled)).toEqual(['face']);
  expect(playLegal(whistled, faceDirectionAction('NW')).watsonFacing).toBe('NW');
  // Also when the whistle comes after the move: the card is not over before he is turned.
  const moved = playLegal(
    goodley,
    { type: 'move', to: 'h8,0' },
    whistleAction({ character: 'watson', to: 'h8,2' }),
  );
  expect(moved).toMatchObject({ mustFace: true, phase: 'ACT' });
  expect(playLegal(moved, faceDirectionAction('N'))).toMatchObject({ mustFace: false, phase: 'CHOOSE' });
  const swapped = playLegal(stateAfterChoosing('gull', 'jack', withAllInDark()), {
    type: 'swap',
    with: 'watson',
  });
  expect(legalTypes(swapped)).toEqual(['face']);
});

test('trap: a whistle can be split 3, 2+1 and 1+1+1 (MJ-R25, AMB-MJ-06)', () => {
  const state = stateAfterChoosing(
    'goodley',
    'jack',
    withAllInDark({ pos: { goodley: 'h8,3', gull: 'h8,-1', smith: 'h12,-1', watson: 'h0,4' } }),
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
