/** Finds Chrome, Chromium or Edge where people have it. Never installs one: `.ci/run` does. */
import { accessSync, constants } from 'node:fs';
import { homedir } from 'node:os';
import { posix, win32 } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

/** The message if no browser is found. */
const NO_BROWSER =
  'No browser found. Install Google Chrome or Chromium (for example "apt-get install chromium", "brew install --cask google-chrome", or "npx playwright-core install chromium"), or set LAMPLIGHTER_CHROMIUM to the path of one.';

const COMMANDS = [
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
  'chrome',
  'microsoft-edge',
];

/** The browser tests to skip: all, with a warning, if there is no browser, which is an error with `CI=true`. */
export function excludedBrowserTests(): readonly string[] {
  if (findBrowser() !== undefined) return [];
  if (process.env['CI'] === 'true') throw new Error(NO_BROWSER);
  console.warn(`\n▲ BROWSER TESTS SKIPPED. ${NO_BROWSER}\n`);
  return ['e2e/!(find-browser).test.ts'];
}

/** The machine to search on; a parameter so that the search can be tested for each system. */
export interface SearchedMachine {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly home: string;
  /** The browser that Playwright would download, if it has one for this system. */
  readonly playwright?: string;
  readonly isExecutable: (path: string) => boolean;
}

/** The path of a browser: `LAMPLIGHTER_CHROMIUM`, else on the PATH, else in a default place, else Playwright's own. */
export const findBrowser = (machine: SearchedMachine = thisMachine()): string | undefined =>
  [
    machine.env['LAMPLIGHTER_CHROMIUM'] ?? '',
    ...placesOnPath(machine),
    ...defaultPlaces(machine),
    machine.playwright ?? '',
  ].find((path) => path !== '' && machine.isExecutable(path));

function placesOnPath({ platform, env }: SearchedMachine): readonly string[] {
  const isWindows = platform === 'win32';
  const path = isWindows ? win32 : posix;
  const folders = (env['PATH'] ?? env['Path'] ?? '').split(path.delimiter).filter(Boolean);
  const names = isWindows ? ['chrome.exe', 'chromium.exe', 'msedge.exe'] : COMMANDS;
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
}

/** Where installers put browsers, including the places of Playwright's channels. */
function defaultPlaces({ platform, env, home }: SearchedMachine): readonly string[] {
  if (platform === 'darwin')
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].flatMap((name) =>
      ['', home].map((folder) => `${folder}/Applications/${name}.app/Contents/MacOS/${name}`),
    );
  if (platform === 'win32')
    return [
      'Google\\Chrome\\Application\\chrome.exe',
      'Chromium\\Application\\chrome.exe',
      'Microsoft\\Edge\\Application\\msedge.exe',
    ].flatMap((file) =>
      ['LOCALAPPDATA', 'PROGRAMFILES', 'PROGRAMFILES(X86)'].flatMap((name) =>
        env[name] === undefined ? [] : [win32.join(env[name], file)],
      ),
    );
  return ['/opt/google/chrome/chrome', '/snap/bin/chromium', '/opt/microsoft/msedge/msedge'];
}

const thisMachine = (): SearchedMachine => ({
  platform: process.platform,
  env: process.env,
  home: homedir(),
  playwright: chromium.executablePath(),
  isExecutable: (path) => {
    try {
      accessSync(path, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  },
});

/** Headless, without a graphics card or requests of its own. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How long a browser may take to start, in milliseconds: on a busy machine it has taken more than half a minute. */
export const BROWSER_START_TIMEOUT = 120_000;

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: requireBrowser(),
    args: [...BROWSER_ARGUMENTS],
    timeout: BROWSER_START_TIMEOUT,
  });

/** As `findBrowser`, where there is nothing to do without one. */
export function requireBrowser(): string {
  const browser = findBrowser();
  if (browser === undefined) throw new Error(NO_BROWSER);
  return browser;
}
