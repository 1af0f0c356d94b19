/** Runs the git command. */
import { spawnSync } from 'node:child_process';
import { BOARD_FILE_NAME } from '../boards/shipped-boards.js';
import { realPath } from '../files/read-text.js';

type Output = { readonly ok: true; readonly bytes: Buffer } | { readonly ok: false; readonly reason: string };

/** Runs git in a folder. The reason of a failure is the first line of its stderr. */
function git(folder: string, words: readonly string[], input = ''): Output {
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

/** In a git hook these variables name the hook's repository; here the folder decides, which may be in another one. */
const environmentOf = (environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !HOOK_VARIABLES.includes(name)));

const HOOK_VARIABLES: readonly string[] = ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX'];

/** The contents of objects such as `HEAD:boards/x/board.json`; undefined for names that are not files. */
export function readBlobs(folder: string, names: readonly string[]): readonly (Buffer | undefined)[] {
  // Names are passed line by line, so a name with a line feed cannot be looked up.
  const asked = names.map((name) => (name.includes('\n') ? '' : name));
  const output = git(folder, ['cat-file', '--batch'], asked.map((name) => `${name}\n`).join(''));
  if (!output.ok) throw new Error(`git cat-file failed: ${output.reason}`);
  let at = 0;
  return asked.map(() => {
    const end = output.bytes.indexOf(0x0a, at);
    const [, type, size] = /^[0-9a-f]+ (\w+) (\d+)$/.exec(output.bytes.toString('utf8', at, end)) ?? [];
    at = end + 1;
    if (size === undefined) return undefined;
    const bytes = output.bytes.subarray(at, at + Number(size));
    at += Number(size) + 1;
    return type === 'blob' ? bytes : undefined;
  });
}

export type RepositoryRootResult =
  { readonly ok: true; readonly root: string } | { readonly ok: false; readonly reason: string };

/** The root of the repository that contains a folder. */
export function findRepositoryRoot(folder: string): RepositoryRootResult {
  const output = git(folder, ['rev-parse', '--show-toplevel']);
  return output.ok ? { ok: true, root: realPath(output.bytes.toString().replace(/\r?\n$/, '')) } : output;
}

/** The commit of a revision, if it exists. */
export function resolveCommit(root: string, revision: string): string | undefined {
  const output = git(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`]);
  return output.ok ? output.bytes.toString().trim() : undefined;
}

/** All files of a commit, or those below a folder, which is written from the root. */
export function listFilesBelow(root: string, commit: string, folder = ''): readonly string[] {
  const words = ['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit];
  const output = git(root, folder === '' ? words : [...words, '--', `${folder}/`]);
  if (!output.ok) throw new Error(`git ls-tree failed: ${output.reason}`);
  return output.bytes
    .toString()
    .split('\0')
    .filter((path) => path !== '');
}

/** The files board.json of a commit. Other boards are looked up by their path, because any file may have the same id. */
export const listBoardFiles = (root: string, commit: string): readonly string[] =>
  listFilesBelow(root, commit).filter((path) => {
    const parts = path.split('/');
    return parts.at(-1) === BOARD_FILE_NAME && !parts.some((part) => /^(\.|node_modules$)/.test(part));
  });

/** A value of the configuration of a repository itself, not of the user's. */
export function readGitConfig(root: string, name: string): string | undefined {
  const output = git(root, ['config', '--local', '--get', name]);
  return output.ok ? output.bytes.toString().replace(/\r?\n$/, '') : undefined;
}

/** Sets a value of the configuration of a repository. Returns the reason if that fails. */
export function writeGitConfig(root: string, name: string, value: string): string | undefined {
  const output = git(root, ['config', '--local', name, value]);
  return output.ok ? undefined : output.reason;
}

/** Removes a section from the configuration of a repository; returns whether it was there. */
export const removeGitConfigSection = (root: string, section: string): boolean =>
  git(root, ['config', '--local', '--remove-section', section]).ok;

/** Merges text files as git does without a driver: the first one gets the result, with conflict markers. Returns whether it is clean. */
export function mergeTextFiles(ours: string, base: string, theirs: string): boolean {
  return git('.', ['merge-file', '-L', 'ours', '-L', 'base', '-L', 'theirs', ours, base, theirs]).ok;
}
