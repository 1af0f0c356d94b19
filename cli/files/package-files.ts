/** Files of this package, found from the sources and from the bundled program alike. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root folder of this package, the only one with schemas. */
const packageRoot = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'schemas'))) folder = dirname(folder);
  return folder;
};

/** The path of a file or folder of this package, such as `boards`. */
export const packagePath = (path: string): string => join(packageRoot(), path);

interface PackageFacts {
  readonly version: string;
  readonly homepage?: string;
}

const packageFacts = (): PackageFacts =>
  JSON.parse(readFileSync(packagePath('package.json'), 'utf8')) as PackageFacts;

/** The version of this package. */
export const packageVersion = (): string => packageFacts().version;

/** The address of the site, for links in reports; none before a publisher has put an account into package.json. */
export const publishedHomePage = (
  { homepage }: Pick<PackageFacts, 'homepage'> = packageFacts(),
): string | undefined => (homepage?.includes('//OWNER.') ? undefined : homepage);
