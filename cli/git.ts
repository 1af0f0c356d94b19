/** What git knows, asked through its command. */
import { spawnSync } from 'node:child_process';
import { BOARD_FILE, realPath } from './find-boards.js';

type Told = { readonly ok: true; readonly bytes: Buffer } | { readonly ok: false; readonly reason: string };

/** Runs git in a folder. The reason of a failure is git's own first line. */
function git(folder: string, words: readonly string[], input = ''): Told {
  const { status, stdout, stderr, error } = spawnSync('git', ['-C', folder, ...words], {
    input,
    maxBuffer: 1 << 28,
    env: environmentOf(process.env),
  });
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'ENOENT')
    return { ok: false, reason: 'git is not installed' };
  if (error) return { ok: false, reason: error.message };
  if (status === 0) return { ok: true, bytes: stdout };
  return { ok: false, reason: stderr.toString().split('\n')[0] ?? '' };
}

/** A hook is told which repository it runs in; here the folder says so, which may be in another. */
const environmentOf = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !OF_A_HOOK.includes(name)));

const OF_A_HOOK: readonly string[] = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX'];

/** The objects that these names mean, such as `HEAD:boards/x/board.json`; undefined for what is no file there. */
export function readBlobs(folder: string, names: readonly string[]): readonly (Buffer | undefined)[] {
  // The names are given line by line, so one with a line feed in it cannot be asked for.
  const asked = names.map((name) => (name.includes('\n') ? '' : name));
  const told = git(folder, ['cat-file', '--batch'], asked.map((name) => `${name}\n`).join(''));
  if (!told.ok) throw new Error(`git cat-file failed: ${told.reason}`);
  let at = 0;
  return asked.map(() => {
    const end = told.bytes.indexOf(0x0a, at);
    const [, type, size] = /^[0-9a-f]+ (\w+) (\d+)$/.exec(told.bytes.toString('utf8', at, end)) ?? [];
    at = end + 1;
    if (size === undefined) return undefined;
    const bytes = told.bytes.subarray(at, at + Number(size));
    at += Number(size) + 1;
    return type === 'blob' ? bytes : undefined;
  });
}

export type FoundRoot =
  { readonly ok: true; readonly root: string } | { readonly ok: false; readonly reason: string };

/** The folder of the repository that a folder lies in. */
export function rootOf(folder: string): FoundRoot {
  const told = git(folder, ['rev-parse', '--show-toplevel']);
  return told.ok ? { ok: true, root: realPath(told.bytes.toString().replace(/\r?\n$/, '')) } : told;
}

/** The commit that a revision means, if there is one. */
export function commitOf(root: string, revision: string): string | undefined {
  const told = git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  return told.ok ? told.bytes.toString().trim() : undefined;
}

/** The board files of a commit: what a folder of boards would be searched for, too. */
export function boardFilesOf(root: string, commit: string): readonly string[] {
  const told = git(root, ['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit]);
  if (!told.ok) throw new Error(`git ls-tree failed: ${told.reason}`);
  return told.bytes
    .toString()
    .split('\0')
    .filter((path) => {
      const parts = path.split('/');
      return parts.at(-1) === BOARD_FILE && !parts.some((part) => /^(\.|node_modules$)/.test(part));
    });
}
