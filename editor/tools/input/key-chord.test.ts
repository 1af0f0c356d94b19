import { expect, test } from 'vitest';
import { chordOf, latinKeyOf, type KeyPress } from './key-chord.js';

const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };
const ctrl = { ctrlKey: true };

test.each<[string, string, string, string, Partial<KeyPress>?]>([
  // By place where the letter is none that a command could be written with.
  ['Russian', 'я', 'KeyZ', 'Mod+z', ctrl],
  ['Russian', 'Я', 'KeyZ', 'Mod+Shift+z', { ...ctrl, shiftKey: true }],
  ['Russian', 'с', 'KeyC', 'c'],
  ['Russian', 'х', 'BracketLeft', '['],
  ['Russian', 'ю', 'Period', '.'],
  ['Greek', 'ω', 'KeyV', 'v'],
  ['Hebrew', 'ד', 'KeyS', 'Mod+s', ctrl],
  // One key, two characters.
  ['Arabic', 'لا', 'KeyB', 'b'],
  ['Korean', 'ㅂ', 'KeyQ', 'q'],
  ['Hindi', 'ा', 'KeyE', 'e'],
  ['Arabic', '٥', 'Digit5', '5'],
  ['Persian', '۵', 'Numpad5', '5'],
  // By key where it is Latin, wherever it lies.
  ['French', 'z', 'KeyW', 'Mod+z', ctrl],
  ['French', 'a', 'KeyQ', 'a'],
  ['French', 'é', 'Digit2', 'é'],
  ['Dvorak', 'q', 'KeyX', 'q'],
  ['Dvorak', ';', 'KeyZ', ';'],
  ['German', 'µ', 'KeyM', 'µ'],
  ['Turkish', 'ı', 'KeyI', 'ı'],
  // What has no place keeps its key, and named keys are no letters.
  ['Russian', 'я', '', 'я'],
  ['any', 'Enter', 'Enter', 'Enter'],
  ['any', '?', 'Slash', '?', { shiftKey: true }],
  ['Russian', '?', 'Digit7', '?', { shiftKey: true }],
])('on a %s layout %s at %s is %s', (_, key, code, chord, held = {}) => {
  expect(chordOf({ ...none, ...held, key, code })).toBe(chord);
});

test('a press that does not say where it was goes by its key', () => {
  expect(latinKeyOf({ key: 'я' })).toBe('я');
});
