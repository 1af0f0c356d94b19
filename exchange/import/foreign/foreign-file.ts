/** Files of other programs and positions in them. */

export interface ForeignFile {
  /** As the user would spell it. */
  readonly name: string;
  readonly text: string;
}

/** A position in one of the files as an offset in UTF-16 units; lines and columns are computed only for reported faults. */
export interface FilePosition {
  readonly file: number;
  readonly offset: number;
}

/** The position of faults that concern the whole file. */
export const FILE_START: FilePosition = { file: 0, offset: 0 };
