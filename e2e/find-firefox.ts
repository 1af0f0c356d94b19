/** Finds Firefox. `.ci/run` installs one; elsewhere its journey is skipped with a warning. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const NO_FIREFOX =
  'No Firefox found. Install it (for example "apt-get install firefox-esr"), or set LAMPLIGHTER_FIREFOX to its path.';

/** The path of Firefox: `LAMPLIGHTER_FIREFOX`, else on the PATH, else in a default place. */
export function findFirefox(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter(Boolean);
  const places = [
    process.env['LAMPLIGHTER_FIREFOX'] ?? '',
    ...folders.flatMap((folder) => ['firefox-esr', 'firefox'].map((name) => join(folder, name))),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  ];
  return places.find((place) => place !== '' && isExecutable(place));
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The tests to skip without Firefox, with a warning; an error with `CI=true`. */
export function excludedFirefoxTests(): readonly string[] {
  if (findFirefox() !== undefined) return [];
  if (process.env['CI'] === 'true') throw new Error(NO_FIREFOX);
  console.warn(`\n▲ FIREFOX TESTS SKIPPED. ${NO_FIREFOX}\n`);
  return ['e2e/firefox.test.ts'];
}
