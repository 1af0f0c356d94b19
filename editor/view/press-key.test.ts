import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { atWork, contents, Hands, SIGHT } from '../../testing/hands.js';
import { hexBoard } from '../../testing/official-board.js';
import type { Point } from '../../model/index.js';
import { toScreen } from '../tools/camera.js';
import { boardOf, isBusy, type Desk } from '../tools/desk.js';
import { COMMANDS, runCommand } from '../tools/commands.js';
import { ARROWS, visitNext } from '../tools/keyboard.js';
import { placeOf } from '../tools/place-of.js';
import { pressKey } from './press-key.js';

/** Presses keys as they are written in the sheet: `Shift+ArrowLeft`, `s`, `Enter`. */
function press(desk: Desk, ...chords: readonly string[]): Desk {
  return chords.reduce((so, chord) => {
    const parts = chord.split('+');
    const answer = pressKey(
      so,
      {
        key: parts.at(-1)!,
        shiftKey: parts.includes('Shift'),
        ctrlKey: parts.includes('Ctrl'),
        altKey: parts.includes('Alt'),
        metaKey: false,
      },
      SIGHT,
    );
    if (answer === undefined || 'pan' in answer) return so;
    if ('desk' in answer) return answer.desk;
    if (answer.command === 'edit.next') return visitNext(so, 1, SIGHT) ?? so;
    return runCommand(
      so,
      COMMANDS.find(({ id }) => id === answer.command)!,
      SIGHT,
    );
  }, desk);
}

test('a triangle with a block, without a pointer', () => {
  let { desk } = atWork();
  const right = Array.from({ length: 4 }, () => 'Shift+ArrowRight');
  const down = Array.from({ length: 4 }, () => 'Shift+ArrowDown');
  desk = press(desk, 'c', 'Enter', 'Enter', ...right, 'Enter', 'x', ...down, 'Enter', 'Escape', 'Escape');
  // From node to node with Tab: 1, 2, the crossing, and 1 again by following the street.
  desk = press(desk, 's', 'Tab', 'Enter', 'Tab', 'Enter', 'Tab', 'Enter');
  expect(contents(boardOf(desk))).toEqual([
    'c1 5000,3500 white',
    'c2 7000,3500 white',
    'x1 7000,5500',
    'street c1-c2',
    'street c2-x1',
  ]);
  desk = press(desk, 'Escape', 'Escape', 'Escape');
  desk = press(desk, 's', 'Tab', 'Enter', 'Tab', 'Tab', 'Enter', 'Escape', 'Escape', 'Escape', 'Escape');
  expect(desk.tool).toBe('select');
  desk = press(desk, 'b', 'Tab', 'Shift+Enter', 'Tab', 'Enter', 'Tab', 'Enter', 'Enter');
  expect(contents(boardOf(desk)).at(-1)).toBe('houses c1 c2 x1');
  const last = contents(boardOf(desk));
  desk = press(desk, 'v', ...Array.from({ length: 12 }, () => 'Ctrl+z'));
  expect(contents(boardOf(desk))).toEqual([]);
  expect(contents(boardOf(press(desk, ...Array.from({ length: 12 }, () => 'Ctrl+y'))))).toEqual(last);
});

test('Escape leaves the smallest open thing first', () => {
  const hands = atWork().tool('circle').click(1000, 1000).tool('street').click(1000, 1000);
  let desk: Desk = { ...hands.desk, cursor: [1000, 1000], selection: ['c1'] };
  desk = press(desk, 'Escape');
  expect([isBusy(desk), desk.cursor !== undefined]).toEqual([false, true]);
  desk = press(desk, 'Escape');
  expect([desk.cursor, desk.selection.length]).toEqual([undefined, 1]);
  desk = press(desk, 'Escape');
  expect([desk.selection.length, desk.tool]).toEqual([0, 'street']);
  expect(press(desk, 'Escape').tool).toBe('select');
});

test('a street is split and another deleted without a pointer', () => {
  const hands = atWork().tool('circle').click(4000, 3500).click(6000, 3500).click(6000, 5500);
  hands.tool('street').click(4000, 3500).click(6000, 3500).click(6000, 5500).tool('select').select();
  let desk: Desk = { ...hands.desk, cursor: [6000, 5500] };
  desk = press(press(desk, 'v', 'Escape'), 'Enter');
  expect(desk.cursor).toEqual([5000, 3500]);
  desk = press(desk, 'Enter', 'n');
  expect(contents(boardOf(desk))).toEqual(expect.arrayContaining(['street c1-t1', 'street c2-t1']));
  const down = Array.from({ length: 2 }, () => 'Shift+ArrowDown');
  desk = press(desk, 'Shift+ArrowRight', 'Shift+ArrowRight', ...down, 'Enter', 'Delete');
  expect(contents(boardOf(desk))).not.toContain('street c2-c3');
  // With the pointer away arrows nudge again.
  desk = press(desk, 'Escape', 'Tab', 'ArrowRight');
  expect(contents(boardOf(desk))).toContain('c1 4001,3500 white');
});

test('a tool that is put away takes the pointer along', () => {
  const desk = press(atWork().desk, 'c', 'Enter', 'Enter', 'v', 'ArrowRight');
  expect(contents(boardOf(desk))).toEqual(['c1 5001,3500 white']);
});

test('Alt with a letter is not ours', () => {
  const { desk } = atWork().tool('circle').click(1000, 1000);
  const chord = { shiftKey: false, ctrlKey: false, altKey: true, metaKey: false };
  for (const key of ['d', 's', 'D', '1']) expect(pressKey(desk, { key, ...chord }, SIGHT)).toBeUndefined();
  // On many layouts brackets are under Alt or AltGr.
  for (const ctrlKey of [false, true])
    expect(pressKey(desk, { key: '[', ...chord, ctrlKey }, SIGHT)).toEqual({ command: 'view.turn-left' });
});

test('Enter without a pointer finishes what is half drawn', () => {
  const hands = atWork().tool('circle').click(1000, 1000).tool('street').click(1000, 1000);
  expect(isBusy(press(hands.desk, 'Enter'))).toBe(false);
});

test('arrows pan, nudge, or move the pointer', () => {
  const hands = atWork().tool('circle').click(1000, 1000).tool('select').select();
  expect(
    pressKey(
      hands.desk,
      { key: 'ArrowLeft', shiftKey: false, ctrlKey: false, altKey: false, metaKey: false },
      SIGHT,
    ),
  ).toEqual({
    pan: [60, 0],
  });
  const nudged = press(hands.select('c1').desk, 'ArrowRight', 'Shift+ArrowDown');
  expect(contents(boardOf(nudged))).toEqual(['c1 1001,1010 white']);
  expect(press(hands.tool('circle').desk, 'ArrowRight').cursor).toEqual([5100, 3500]);
  expect(press(hands.tool('circle').desk, 'Ctrl+ArrowRight').cursor).toEqual([5001, 3500]);
});

describe('on a turned sheet arrows go as they point', () => {
  /** How far from the arrow a way on the board is seen to go, in degrees. */
  const astray = (arrow: string, [x1, y1]: Point, [x2, y2]: Point, rotation: number): number => {
    const [x, y] = toScreen({ centre: [0, 0], zoom: 1, rotation }, [0, 0], [x2 - x1, y2 - y1]);
    const [dx, dy] = ARROWS[arrow]!;
    return (Math.acos((x * dx + y * dy) / Math.hypot(x, y)) * 180) / Math.PI;
  };
  const after = (desk: Desk, key: string, rotation: number, held: object = {}): Desk => {
    const press = { key, shiftKey: false, ctrlKey: false, altKey: false, metaKey: false, ...held };
    const answer = pressKey(desk, press, { ...SIGHT, rotation });
    return answer && 'desk' in answer ? answer.desk : desk;
  };
  const rotations = fc.oneof(
    fc.integer({ min: 0, max: 23 }).map((each) => 15 * each),
    fc.double({ min: 0, max: 360, maxExcluded: true, noNaN: true }),
  );
  const everywhere = (check: (key: string, rotation: number) => void): void => {
    for (const key of Object.keys(ARROWS))
      fc.assert(
        fc.property(rotations, (each) => {
          check(key, each);
        }),
      );
  };

  test('the pointer', () => {
    const desk: Desk = { ...atWork().tool('circle').desk, cursor: [5000, 3500] };
    everywhere((key, rotation) => {
      for (const held of [{}, { shiftKey: true }, { ctrlKey: true }]) {
        const there = after(desk, key, rotation, held).cursor!;
        expect(astray(key, desk.cursor!, there, rotation)).toBeLessThan(45);
      }
    });
  });

  test('a nudge, by whole units along one axis, and another axis for the arrow across', () => {
    const { desk } = atWork().tool('circle').click(1000, 1000).tool('select').select('c1');
    const way = (key: string, rotation: number): Point => {
      const [x, y] = placeOf(boardOf(after(desk, key, rotation)), 'c1')!;
      return [x - 1000, y - 1000];
    };
    everywhere((key, rotation) => {
      expect(astray(key, [0, 0], way(key, rotation), rotation)).toBeLessThanOrEqual(45.001);
      expect(way(key, rotation).map(Math.abs).toSorted()).toEqual([0, 1]);
      const [[x1, y1], [x2, y2]] = [way('ArrowUp', rotation), way('ArrowRight', rotation)];
      expect(x1 * x2 + y1 * y2).toBeCloseTo(0);
    });
  });

  test('a piece, from hex to hex, and back by the opposite arrow', () => {
    const { desk } = new Hands(hexBoard('mr-jack-2006')).select('character:holmes');
    const place = (of: Desk): Point => placeOf(boardOf(of), 'character:holmes')!;
    const opposite: Readonly<Record<string, string>> = {
      ArrowLeft: 'ArrowRight',
      ArrowRight: 'ArrowLeft',
      ArrowUp: 'ArrowDown',
      ArrowDown: 'ArrowUp',
    };
    everywhere((key, rotation) => {
      const once = after(desk, key, rotation);
      expect(astray(key, place(desk), place(once), rotation)).toBeLessThan(34);
      expect(place(after(once, opposite[key]!, rotation))).toEqual(place(desk));
      const thrice = after(after(once, key, rotation), key, rotation);
      if (thrice.said === 'Nudge Holmes.')
        expect(astray(key, place(desk), place(thrice), rotation)).toBeLessThan(34);
    });
  });

  test('along a street', () => {
    const hands = atWork().tool('crossing').click(5000, 3500).tool('circle');
    hands.click(5000, 1500).click(7000, 3500).click(5000, 5500).click(3000, 3500).tool('street');
    for (const [x, y] of [
      [5000, 1500],
      [7000, 3500],
      [5000, 5500],
      [3000, 3500],
    ] as const)
      hands.click(5000, 3500).click(x, y).escape();
    const desk = hands.tool('select').select('x1').desk;
    everywhere((key, rotation) => {
      const [to] = after(desk, key, rotation, { altKey: true }).selection;
      const there = placeOf(boardOf(desk), to!)!;
      expect(astray(key, [5000, 3500], there, rotation)).toBeLessThanOrEqual(45.001);
    });
  });
});
