/** Writes files atomically: each holds either all of the old content or all of the new. */
import * as fs from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { batchText } from './batch-text.js';
import { failure, type Failure } from '../command/command.js';
import { describeFileError } from './describe-file-error.js';
import { sweepTemporaryFiles, temporaryFileName } from './sweep-temporary-files.js';
import { quoteForMessage } from '../terminal/terminal.js';

export type WriteResult = { readonly ok: true } | Failure;

/** `isChanged`: another program changed the file while it was being written, so it was left alone. */
export type ReplaceResult = WriteResult | { readonly ok: false; readonly isChanged: true };

/** The part of `node:fs` in use, so that tests can make each step fail. */
export type FileSystem = Pick<
  typeof fs,
  | 'accessSync'
  | 'closeSync'
  | 'fchmodSync'
  | 'fchownSync'
  | 'fsyncSync'
  | 'openSync'
  | 'readFileSync'
  | 'readlinkSync'
  | 'realpathSync'
  | 'renameSync'
  | 'rmSync'
  | 'statSync'
  | 'writeFileSync'
>;

/** A text, or its pieces, generated while they are written. */
export type TextSource = string | Iterable<string>;

/** A text or bytes. */
export type FileContent = TextSource | Uint8Array;

/** Writes a new or existing file. Links and the file mode are kept; on failure the old file is unchanged. */
export const writeFile = (path: string, content: FileContent, files: FileSystem = fs): WriteResult =>
  writeFiles([[path, content]], files);

/**
 * Replaces a file that has an expected text, or creates one (undefined). The file is read again directly before
 * the rename, after the slow steps, so that a write of another program in the meantime is noticed.
 */
export function replaceFile(
  path: string,
  content: FileContent,
  expected: string | undefined,
  files: FileSystem = fs,
): ReplaceResult {
  const changed: string[] = [];
  const written = writeFiles([[path, content]], files, (target) => {
    const isExpected = hasText(target, expected, files);
    if (!isExpected) changed.push(target);
    return isExpected;
  });
  return changed.length > 0 ? { ok: false, isChanged: true } : written;
}

function hasText(path: string, expected: string | undefined, files: FileSystem): boolean {
  const found = files.statSync(path, { throwIfNoEntry: false });
  if (!found || expected === undefined) return !found && expected === undefined;
  // Reading a pipe would wait for its writer.
  return found.isFile() && files.readFileSync(path).equals(Buffer.from(expected));
}

/** Writes several files; no old file is replaced before all new contents are on the disk. */
export function writeFiles(
  wanted: readonly (readonly [path: string, content: FileContent])[],
  files: FileSystem = fs,
  mayReplace: (target: string) => boolean = () => true,
): WriteResult {
  letSignalsWait();
  const waiting: Waiting[] = [];
  let at = '';
  try {
    for (const [path, content] of wanted) waiting.push(prepared((at = path), content, files));
    for (const { path, target, finish, abandon } of waiting) {
      at = path;
      if (mayReplace(target)) finish();
      else abandon();
    }
    return { ok: true };
  } catch (error) {
    for (const { abandon } of waiting) abandon();
    // File system errors have a code; any other error comes from the generator of the text.
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    const isFolderMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const reason = isFolderMissing ? 'its folder does not exist (ENOENT)' : describeFileError(error);
    return failure(`${quoteForMessage(at)} cannot be written: ${reason}. The file is unchanged.`);
  }
}

/** A file that is written but not renamed into place yet; abandoning a finished one does nothing. */
interface Waiting {
  readonly path: string;
  /** The file behind all links. */
  readonly target: string;
  readonly finish: () => void;
  readonly abandon: () => void;
}

function prepared(path: string, content: FileContent, files: FileSystem): Waiting {
  const old = files.statSync(path, { throwIfNoEntry: false });
  // A pipe or a device, such as /dev/stdout, is written to; a rename would replace it.
  if (old && !old.isFile() && !old.isDirectory())
    return {
      path,
      target: path,
      finish: () => {
        writeInto(path, content, files);
      },
      abandon: () => undefined,
    };
  const target = targetOf(path, files);
  const temporary = besideIt(target, content, old, files);
  return {
    path,
    target,
    finish: () => {
      files.renameSync(temporary, target);
      syncFolder(dirname(target), files);
    },
    abandon: () => {
      files.rmSync(temporary, { force: true });
    },
  };
}

function writeInto(device: string, content: FileContent, files: FileSystem): void {
  const descriptor = files.openSync(device, 'w');
  try {
    for (const piece of piecesOf(content)) files.writeFileSync(descriptor, piece);
  } finally {
    files.closeSync(descriptor);
  }
}

/** Writes a temporary file beside its target and returns the name. */
function besideIt(
  target: string,
  content: FileContent,
  old: fs.Stats | undefined,
  files: FileSystem,
): string {
  if (old?.isDirectory()) throw Object.assign(new Error('EISDIR'), { code: 'EISDIR' });
  // A rename would replace even a read-only file.
  if (old) files.accessSync(target, fs.constants.W_OK);
  sweepTemporaryFiles(dirname(target));
  const temporary = join(dirname(target), temporaryFileName());
  const descriptor = files.openSync(temporary, 'wx', old ? 0o600 : 0o666);
  try {
    try {
      for (const piece of piecesOf(content)) files.writeFileSync(descriptor, piece);
      if (old) keepOwnerAndMode(descriptor, old, files);
      files.fsyncSync(descriptor);
    } finally {
      files.closeSync(descriptor);
    }
  } catch (error) {
    files.rmSync(temporary, { force: true });
    throw error;
  }
  return temporary;
}

const piecesOf = (content: FileContent): Iterable<string | Uint8Array> =>
  content instanceof Uint8Array ? [content] : batchText(content);

/** The target of a link, even if it does not exist yet. */
function targetOf(path: string, files: FileSystem): string {
  let target = path;
  // As many links as Linux follows; statSync has already refused longer chains and loops.
  for (let links = 0; links < 40; links++) {
    try {
      return files.realpathSync(target);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    }
    try {
      target = resolve(dirname(target), files.readlinkSync(target));
    } catch {
      return target;
    }
  }
  return target;
}

function keepOwnerAndMode(descriptor: number, old: fs.Stats, files: FileSystem): void {
  try {
    files.fchownSync(descriptor, old.uid, old.gid);
  } catch {
    // Only root may change the owner; otherwise the file belongs to the user, as with any editor.
  }
  files.fchmodSync(descriptor, old.mode & 0o7777);
}

/** Makes the new name survive a power cut. The file is written by now, and some systems cannot open folders, so errors are ignored. */
function syncFolder(folder: string, files: FileSystem): void {
  try {
    const descriptor = files.openSync(folder, 'r');
    try {
      files.fsyncSync(descriptor);
    } finally {
      files.closeSync(descriptor);
    }
  } catch {
    // The file itself is written.
  }
}

let signalsWait = false;

/**
 * From the first write on, signals that end the process wait for the event loop. A write is synchronous, so no signal can
 * interrupt it between the temporary file and the rename; work on many files lets the event loop run in between.
 */
function letSignalsWait(): void {
  if (signalsWait) return;
  signalsWait = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    const end = (): void => {
      // Another listener ends the process in its own way.
      if (process.listenerCount(signal) > 1) return;
      process.removeListener(signal, end);
      // No listener is left, so the signal ends the process the way the sender expects.
      process.kill(process.pid, signal);
    };
    process.on(signal, end);
  }
}
