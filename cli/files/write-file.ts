/** Writing files so that, whatever happens, each holds either all of the old or all of the new. */
import * as fs from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { inBatches } from './batches.js';
import { reasonOfError } from './file-error.js';
import { quoted } from './terminal.js';

export type Written = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** The part of `node:fs` that writing uses, so that tests can make each step fail. */
export type FileSystem = Pick<
  typeof fs,
  | 'accessSync'
  | 'closeSync'
  | 'fchmodSync'
  | 'fchownSync'
  | 'fsyncSync'
  | 'openSync'
  | 'readlinkSync'
  | 'realpathSync'
  | 'renameSync'
  | 'rmSync'
  | 'statSync'
  | 'writeFileSync'
>;

/** A text, or the pieces of one that is made while it is written. */
export type Text = string | Iterable<string>;

/** What a file holds: a text, or bytes. */
export type Content = Text | Uint8Array;

/** Writes into a file, new or old. Links stay links, the mode stays the mode; on failure the old file stays as it was. */
export const writeFile = (path: string, content: Content, files: FileSystem = fs): Written =>
  writeFiles([[path, content]], files);

/** The same for files that belong together: no old one is touched before all the new ones are there. */
export function writeFiles(
  wanted: readonly (readonly [path: string, content: Content])[],
  files: FileSystem = fs,
): Written {
  letSignalsWait();
  const waiting: Waiting[] = [];
  let at = '';
  try {
    for (const [path, content] of wanted) waiting.push(prepared((at = path), content, files));
    for (const { path, finish } of waiting) {
      at = path;
      finish();
    }
    return { ok: true };
  } catch (error) {
    for (const { abandon } of waiting) abandon();
    // The disk gives a code; what has none was thrown by whoever makes the text.
    if ((error as NodeJS.ErrnoException).code === undefined) throw error;
    const isFolderMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const reason = isFolderMissing ? 'its folder does not exist (ENOENT)' : reasonOfError(error);
    return { ok: false, message: `${quoted(at)} cannot be written: ${reason}. Nothing is changed there.` };
  }
}

/** A file that is written but not in its place yet; abandoning one that is finished does nothing. */
interface Waiting {
  readonly path: string;
  readonly finish: () => void;
  readonly abandon: () => void;
}

function prepared(path: string, content: Content, files: FileSystem): Waiting {
  const old = files.statSync(path, { throwIfNoEntry: false });
  // A pipe or a device, such as /dev/stdout, is written into; replacing it would take it away from everybody.
  if (old && !old.isFile() && !old.isDirectory())
    return {
      path,
      finish: () => {
        writeInto(path, content, files);
      },
      abandon: () => undefined,
    };
  const target = targetOf(path, files);
  const temporary = besideIt(target, content, old, files);
  return {
    path,
    finish: () => {
      files.renameSync(temporary, target);
      syncFolder(dirname(target), files);
    },
    abandon: () => {
      files.rmSync(temporary, { force: true });
    },
  };
}

function writeInto(device: string, content: Content, files: FileSystem): void {
  const descriptor = files.openSync(device, 'w');
  try {
    for (const piece of piecesOf(content)) files.writeFileSync(descriptor, piece);
  } finally {
    files.closeSync(descriptor);
  }
}

/** Writes a temporary file beside the one that it is to replace, and gives its name. */
function besideIt(target: string, content: Content, old: fs.Stats | undefined, files: FileSystem): string {
  if (old?.isDirectory()) throw Object.assign(new Error('EISDIR'), { code: 'EISDIR' });
  // Renaming would overwrite a file that its owner has closed to writing.
  if (old) files.accessSync(target, fs.constants.W_OK);
  const temporary = join(dirname(target), `.lamplighter-${process.pid}-${randomName()}.tmp`);
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

const piecesOf = (content: Content): Iterable<string | Uint8Array> =>
  content instanceof Uint8Array ? [content] : inBatches(content);

/** `wx` refuses a name that is taken, so the name need only be unlikely. */
const randomName = (): string => Math.floor(Math.random() * 2 ** 48).toString(36);

/** Where a link leads, even if nothing is there yet. */
function targetOf(path: string, files: FileSystem): string {
  let target = path;
  // As many links as Linux follows; statSync has already refused longer chains and circles.
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
    // Only root may give files away; for others the file is then theirs, as with any editor.
  }
  files.fchmodSync(descriptor, old.mode & 0o7777);
}

/** Makes the new name outlast a power cut. By now the file is written, and some systems cannot open folders, so failing is no failure. */
function syncFolder(folder: string, files: FileSystem): void {
  try {
    const descriptor = files.openSync(folder, 'r');
    try {
      files.fsyncSync(descriptor);
    } finally {
      files.closeSync(descriptor);
    }
  } catch {
    // See above.
  }
}

let signalsWait = false;

/**
 * From the first write on, signals that end the process wait for the event loop. A write is synchronous, so none can fall
 * between the temporary file and its renaming; who writes many files turns the loop in between.
 */
function letSignalsWait(): void {
  if (signalsWait) return;
  signalsWait = true;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    const end = (): void => {
      // Whoever else listens has an end of its own in mind.
      if (process.listenerCount(signal) > 1) return;
      process.removeListener(signal, end);
      // Nobody listens any more, so this ends the process the way the sender expects.
      process.kill(process.pid, signal);
    };
    process.on(signal, end);
  }
}
