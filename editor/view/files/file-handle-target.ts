/** A local file chosen by the user. The browser replaces it atomically. */
import { sha256 } from '../../../model/index.js';
import { createSerialQueue, type FileTarget, type SaveResult } from './file-target.js';

/** Not in the type library yet: only some browsers ask for permission. */
interface PermissionHandle {
  readonly queryPermission?: (of: { mode: 'readwrite' }) => Promise<PermissionState>;
  readonly requestPermission?: (of: { mode: 'readwrite' }) => Promise<PermissionState>;
}

export type FileHandle = Pick<FileSystemFileHandle, 'name' | 'getFile' | 'createWritable'> &
  Partial<Pick<FileSystemFileHandle, 'isSameEntry'>> &
  PermissionHandle;

/** `digest` is that of the known file text; undefined for a file that the user chose to overwrite. */
export function createFileHandleTarget(handle: FileHandle, digest?: string): FileTarget {
  const enqueue = createSerialQueue();
  let known = digest;
  const write = async (text: string, over: string | undefined): Promise<SaveResult> => {
    const { name } = handle;
    if (!(await isAllowed(handle)))
      return {
        ok: false,
        problem: `The browser may not write ${name}. Save again and allow it, or save a copy.`,
      };
    const onDisk = known === undefined ? undefined : await textOf(handle);
    if (onDisk !== undefined && onDisk !== text) {
      const tag = sha256(onDisk);
      if (tag !== (over ?? known))
        return {
          ok: false,
          onDisk: { text: onDisk, tag },
          problem: `${name} was changed by another program.`,
        };
    }
    const writable = await handle.createWritable();
    await writable.write(text);
    await writable.close();
    known = sha256(text);
    return { ok: true };
  };
  return {
    name: handle.name,
    save: (text, over) =>
      enqueue(() => write(text, over)).catch((error: unknown) => ({
        ok: false,
        problem: problemOf(handle.name, error),
      })),
  };
}

async function isAllowed(handle: FileHandle): Promise<boolean> {
  const mode = { mode: 'readwrite' } as const;
  if ((await handle.queryPermission?.(mode)) === 'granted') return true;
  return ((await handle.requestPermission?.(mode)) ?? 'granted') === 'granted';
}

/** Undefined if the file was deleted: then there is nothing to overwrite. */
async function textOf(handle: FileHandle): Promise<string | undefined> {
  try {
    return await (await handle.getFile()).text();
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotFoundError') return undefined;
    throw error;
  }
}

function problemOf(name: string, error: unknown): string {
  const why = error instanceof DOMException ? error.name : String(error);
  if (why === 'QuotaExceededError') return `There is no space left to write ${name}.`;
  if (why === 'NotFoundError') return `${name} is no longer where it was. Save a copy instead.`;
  return `${name} could not be written (${why}). Save a copy instead.`;
}
