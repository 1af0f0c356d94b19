/** The last released boards, wherever they are kept. */
import type { ReadTextResult } from '../files/read-text.js';

export interface ReleasedFile {
  readonly path: string;
  readonly read: ReadTextResult;
}

export interface Release {
  /** As in "did not exist at HEAD". */
  readonly description: string;
  /** The released file at the same path. */
  readonly fileAtSamePath: (file: string) => ReleasedFile | undefined;
  /** All released files, for boards that have moved. */
  readonly allFiles: () => Iterable<ReleasedFile>;
  readonly readFile: (path: string) => ReleasedFile;
  /** The name of a released file for messages. */
  readonly describeFile: (path: string) => string;
  /** Whether a released file is this file itself. */
  readonly isSameFile: (path: string, file: string) => boolean;
}

export type FindReleaseResult =
  { readonly ok: true; readonly release: Release } | { readonly ok: false; readonly message: string };

/** Finds the release to compare a board file with. */
export type FindRelease = (file: string) => FindReleaseResult;
