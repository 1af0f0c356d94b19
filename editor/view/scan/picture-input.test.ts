import { afterEach, expect, test, vi } from 'vitest';
import { listenForPictures } from './picture-input.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Drops a file on the editor; the event then bubbles to the page. */
function drop(names: readonly string[], pageTakes: (event: Event) => void = () => undefined) {
  const [element, page] = [new EventTarget(), new EventTarget()];
  page.addEventListener('drop', pageTakes);
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const taken: string[] = [];
  listenForPictures(element as HTMLElement, (file) => taken.push(file.name));
  const dataTransfer = { types: ['Files'], files: names.map((name) => ({ name, type: '' })) };
  const seen = [element, page].map((target) => {
    const event = Object.assign(new Event('drop', { cancelable: true }), { dataTransfer });
    target.dispatchEvent(event);
    return event.defaultPrevented;
  });
  return { taken, isTaken: seen[0], isLeftToBrowser: !seen.includes(true) };
}

test('a picture is taken', () => {
  expect(drop(['scan.png'])).toMatchObject({ taken: ['scan.png'], isTaken: true });
});

test('other files are left to the page, and the browser never navigates to them', () => {
  let wasFree = false;
  const dropped = drop(['board.json'], (event) => (wasFree = !event.defaultPrevented));
  expect(dropped).toEqual({ taken: [], isTaken: false, isLeftToBrowser: false });
  expect(wasFree).toBe(true);
});

test('of several files the page takes what it wants, and a picture is taken if it does not', () => {
  const names = ['board.json', 'scan.png'];
  expect(drop(names)).toMatchObject({ taken: ['scan.png'], isLeftToBrowser: false });
  const dropped = drop(names, (event) => {
    event.preventDefault();
  });
  expect(dropped.taken).toEqual([]);
});
