/** A real browser for the tests: one that is here, or one that Debian's package brings. */
import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Where Chromium is; `LAMPLIGHTER_CHROMIUM` names one. Installs it where that is possible, else throws a sentence. */
export function findChromium(): string {
  const found = find();
  if (found !== undefined) return found;
  try {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
  } catch {
    // Said below.
  }
  const installed = find();
  if (installed !== undefined) return installed;
  throw new Error(
    'The browser tests need Chromium, which is not here and could not be installed. Install it ("apt-get install chromium"), or name one in LAMPLIGHTER_CHROMIUM.',
  );
}

function find(): string | undefined {
  const named = process.env['LAMPLIGHTER_CHROMIUM'];
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const places = [
    ...(named === undefined ? [] : [named]),
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
  ];
  return places.find((place) => {
    try {
      accessSync(place, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** Without a screen, a graphics card or anything of its own to ask the network for. */
export const CHROMIUM_ARGUMENTS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** How long a browser may take to start, in milliseconds: on a busy machine it has taken more than half a minute. */
export const PATIENCE = 120_000;

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({ executablePath: findChromium(), args: [...CHROMIUM_ARGUMENTS], timeout: PATIENCE });
