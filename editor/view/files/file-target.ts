/** Places where a board file is saved. */

export type SaveResult =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** The problem and its remedy; absent if the user cancelled. */
      readonly problem?: string;
      readonly onDisk?: FileOnDisk;
    };

/** The file as written by another program. */
export interface FileOnDisk {
  /** Empty if the file was deleted. */
  readonly text: string;
  /** Identifies this version of the file, to overwrite exactly this one. */
  readonly tag: string;
}

export interface FileTarget {
  readonly name: string;
  /** A new file in the downloads folder at every save: no file that was opened changes. */
  readonly isDownload?: true;
  /** Writes if the file is unchanged, or is the version with the tag `over`, which the user chose to overwrite. */
  readonly save: (text: string, over?: string) => Promise<SaveResult>;
}

/** Saves a file to the downloads folder, for browsers without file access. */
export const createDownloadTarget = (name: string, type = 'application/json'): FileTarget => ({
  name,
  isDownload: true,
  save: (text) => {
    downloadBlob(name, new Blob([text], { type }));
    return Promise.resolve({ ok: true });
  },
});

/** Downloads a file. */
export function downloadBlob(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the blob later, at an unspecified time.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
}

/** Creates a queue that runs tasks one after another. */
export function createSerialQueue(): <T>(work: () => T | Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
