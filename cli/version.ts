import { existsSync, readFileSync } from 'node:fs';

/** The version of this package, from its package.json: one folder up from the sources, two from the built files. */
export function versionOfPackage(): string {
  const places = ['../package.json', '../../package.json'].map((path) => new URL(path, import.meta.url));
  const text = readFileSync(
    places.find((place) => existsSync(place))!,
    'utf8',
  );
  return (JSON.parse(text) as { version: string }).version;
}
