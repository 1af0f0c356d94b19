/** A place where a board file is saved. */
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
  /**
   * Writes the text if the file is unchanged since it was last read. `over` is the tag of a newer version
   * that the user has seen and chose to overwrite.
   */
  readonly save: (text: string, over?: string) => Promise<SaveResult>;
}
