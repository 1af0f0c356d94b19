/** The last released state of a board: from a git revision, a file, or a folder of boards. */
import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { parseBoard, type Board } from '../model/index.js';
import { findBoards } from './find-boards.js';
import { readBoard } from './read-board.js';
import { quoted } from './terminal.js';

/** Finds the released state of each board file; undefined for a board that was not there yet. */
export type Released = (file: string) => Board | undefined;

export type FoundReleased =
  { readonly ok: true; readonly released: Released } | { readonly ok: false; readonly message: string };

/** What `--since` means: a path if there is one, else a git revision. */
export function releasedBoards(since: string): FoundReleased {
  const stats = statSync(since, { throwIfNoEntry: false });
  if (stats?.isFile()) {
    const read = readBoard(since);
    if (!read.ok)
      return no(
        `The board ${quoted(since)} to compare with cannot be read: ${read.errors[0]?.message ?? ''}`,
      );
    return { ok: true, released: () => read.board };
  }
  if (stats?.isDirectory()) return inFolder(since);
  return inGit(since);
}

const no = (message: string): FoundReleased => ({ ok: false, message });

/** A board is the same board if its folder has the same name. */
function inFolder(since: string): FoundReleased {
  const found = findBoards([since]);
  if (!found.ok) return no(found.message);
  const byName = new Map(found.files.map((file) => [nameOf(file), file]));
  return {
    ok: true,
    released: (file) => {
      const old = byName.get(nameOf(file));
      const read = old === undefined ? undefined : readBoard(old);
      return read?.ok ? read.board : undefined;
    },
  };
}

const nameOf = (file: string): string =>
  basename(file) === 'board.json' ? basename(dirname(file)) : basename(file);

function inGit(revision: string): FoundReleased {
  if (git(['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]) === undefined)
    return no(`${quoted(revision)} is neither a file, nor a folder, nor a git revision here.`);
  return {
    ok: true,
    released: (file) => {
      const path = relative('.', file).replaceAll('\\', '/');
      const text = git(['show', '--end-of-options', `${revision}:./${path}`]);
      const parsed = text === undefined ? undefined : parseBoard(text);
      return parsed?.ok ? parsed.board : undefined;
    },
  };
}

function git(words: readonly string[]): string | undefined {
  try {
    return execFileSync('git', words, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      maxBuffer: 1 << 28,
    });
  } catch {
    return undefined;
  }
}
