/** Where a board file is saved to. */
export type SaveAnswer =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** What is wrong and what to do; absent where the person has thought better of it. */
      readonly problem?: string;
      readonly theirs?: Theirs;
    };

/** What somebody else has written there. */
export interface Theirs {
  /** Empty if the file is gone. */
  readonly text: string;
  /** By which the target knows it again; to save over exactly this. */
  readonly tag: string;
}

export interface FileTarget {
  readonly name: string;
  /**
   * Writes the text if the file is still the one we know. `over`: the tag of what the person has seen there and wants to
   * overwrite; to have seen it is no consent.
   */
  readonly save: (text: string, over?: string) => Promise<SaveAnswer>;
}
