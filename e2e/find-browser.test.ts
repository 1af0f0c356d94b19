/** Where browsers are found on each system. */
import { expect, test } from 'vitest';
import { findBrowser, type SearchedMachine } from './find-browser.js';

const machine = (change: Partial<SearchedMachine>, ...installed: string[]): SearchedMachine => ({
  platform: 'linux',
  env: {},
  home: '/home/ada',
  isExecutable: (path) => installed.includes(path),
  ...change,
});

const CHROME_ON_MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const CHROME_ON_WINDOWS = 'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe';

test.each<[string, Partial<SearchedMachine>, string]>([
  ['the environment variable', { env: { LAMPLIGHTER_CHROMIUM: '/my/chrome' } }, '/my/chrome'],
  ['the PATH', { env: { PATH: '/bin:/usr/bin' } }, '/usr/bin/chromium'],
  ['the default place on Linux', {}, '/opt/google/chrome/chrome'],
  ['the default place on macOS', { platform: 'darwin' }, CHROME_ON_MAC],
  ['the applications of a macOS user', { platform: 'darwin' }, `/home/ada${CHROME_ON_MAC}`],
  [
    'the default place on Windows',
    { platform: 'win32', env: { PROGRAMFILES: 'C:\\Program Files' } },
    CHROME_ON_WINDOWS,
  ],
  ['the PATH on Windows', { platform: 'win32', env: { Path: 'D:\\a;D:\\b' } }, 'D:\\b\\msedge.exe'],
  ['the browser of Playwright', { playwright: '/cache/chromium/chrome' }, '/cache/chromium/chrome'],
])('a browser is found by %s', (_, change, path) => {
  expect(findBrowser(machine(change, path))).toBe(path);
  expect(findBrowser(machine(change))).toBeUndefined();
});

test('the environment variable comes first, and Playwright last', () => {
  const all = { env: { LAMPLIGHTER_CHROMIUM: '/mine', PATH: '/usr/bin' }, playwright: '/cache/chrome' };
  expect(findBrowser(machine(all, '/mine', '/usr/bin/chromium', '/cache/chrome'))).toBe('/mine');
  expect(findBrowser(machine(all, '/usr/bin/chromium', '/cache/chrome'))).toBe('/usr/bin/chromium');
  expect(findBrowser(machine(all, '/cache/chrome'))).toBe('/cache/chrome');
});
