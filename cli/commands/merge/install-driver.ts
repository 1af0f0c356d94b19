/** `lamplighter merge --install`: sets up the merge driver and the text conversion of a git repository. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT_CODES, failure, type Ending } from '../../command/command.js';
import { packagePath } from '../../files/package-files.js';
import { readText } from '../../files/read-text.js';
import { writeFile } from '../../files/write-file.js';
import {
  findRepositoryRoot,
  readGitConfig,
  removeGitConfigSection,
  writeGitConfig,
} from '../../revisions/git.js';
import { escapeControlCharacters, type Terminal } from '../../terminal/terminal.js';

/** The line of `.gitattributes`; it holds for board files in every folder. */
const ATTRIBUTES = 'board.json merge=lamplighter diff=lamplighter';

const SECTIONS = ['merge.lamplighter', 'diff.lamplighter'];

/** Writes what is missing or out of date in the repository of a folder, and prints it. */
export function installDriver(terminal: Terminal, folder = '.'): Ending {
  const found = findRepositoryRoot(folder);
  if (!found.ok)
    return failure(`This folder is not in a git repository (${escapeControlCharacters(found.reason)}).`);
  const { root } = found;
  const program = programFor(root);
  const settings: readonly (readonly [string, string])[] = [
    ['merge.lamplighter.name', 'Lamplighter boards'],
    ['merge.lamplighter.driver', `${program} merge --driver -- %O %A %B %P`],
    // Where histories cross, git first merges the ancestors; text with conflict markers there would be no board.
    ['merge.lamplighter.recursive', 'binary'],
    ['diff.lamplighter.textconv', `${program} merge --textconv --`],
  ];
  const changed = settings.filter(([name, value]) => readGitConfig(root, name) !== value);
  for (const [name, value] of changed) {
    const problem = writeGitConfig(root, name, value);
    if (problem !== undefined)
      return failure(`git config ${name} cannot be set: ${escapeControlCharacters(problem)}`);
    terminal.writeResult(`git config ${name} = ${value}\n`);
  }
  const attributes = changeAttributes(root, (lines) =>
    lines.includes(ATTRIBUTES) ? lines : [...lines, ATTRIBUTES],
  );
  if (!attributes.ok) return attributes;
  if (attributes.value) terminal.writeResult(`.gitattributes: ${ATTRIBUTES}\n`);
  terminal.writeMessage(
    changed.length === 0 && !attributes.value
      ? 'Git merges boards with Lamplighter already.'
      : 'Git now merges and shows files named board.json with Lamplighter. Commit .gitattributes; the configuration is of this clone only, so run this in every clone.',
  );
  return EXIT_CODES.clean;
}

/** Removes what `installDriver` wrote. */
export function uninstallDriver(terminal: Terminal): Ending {
  const found = findRepositoryRoot('.');
  if (!found.ok)
    return failure(`This folder is not in a git repository (${escapeControlCharacters(found.reason)}).`);
  const removed = SECTIONS.filter((section) => removeGitConfigSection(found.root, section));
  for (const section of removed) terminal.writeResult(`git config ${section}: removed\n`);
  const attributes = changeAttributes(found.root, (lines) => lines.filter((line) => line !== ATTRIBUTES));
  if (!attributes.ok) return attributes;
  if (attributes.value) terminal.writeResult(`.gitattributes: ${ATTRIBUTES} removed\n`);
  if (removed.length === 0 && !attributes.value) terminal.writeMessage('There is nothing to remove.');
  return EXIT_CODES.clean;
}

/** How git starts this program from the top of the repository: by npx if it is installed there, or else by its path. */
function programFor(root: string): string {
  if (existsSync(join(root, 'node_modules', '.bin', 'lamplighter'))) return 'npx --no-install lamplighter';
  const path = packagePath(join('dist', 'cli', 'main.js')).replaceAll('\\', '/');
  return `node '${path.replaceAll("'", `'\\''`)}'`;
}

type Changed = { readonly ok: true; readonly value: boolean } | ReturnType<typeof failure>;

/** Changes the lines of `.gitattributes`; returns whether they differ. */
function changeAttributes(root: string, change: (lines: readonly string[]) => readonly string[]): Changed {
  const file = join(root, '.gitattributes');
  const read = existsSync(file) ? readText(file) : ({ ok: true, text: '' } as const);
  if (!read.ok) return failure(`.gitattributes cannot be read: ${read.error.message}`);
  const lines = read.text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  const after = change(lines);
  if (after.length === lines.length) return { ok: true, value: false };
  const written = writeFile(file, after.map((line) => `${line}\n`).join(''));
  return written.ok ? { ok: true, value: true } : written;
}
