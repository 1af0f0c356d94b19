/** Where a board file is saved to. */
export type SaveAnswer =
  | { readonly ok: true }
  | {
      readonly ok: false;
      /** What is wrong and what to do; absent where the person has thought better of it. */
      readonly problem?: string;
      /** The text that stands there now, where somebody else changed it. To save once more is to overwrite it. */
      readonly theirs?: string;
    };

export interface FileTarget {
  readonly name: string;
  readonly save: (text: string) => Promise<SaveAnswer>;
}
