import { realpathSync } from 'node:fs';

/** The path behind all links; the path itself if it leads nowhere, so that reading it reports the error. */
export function realPath(file: string): string {
  try {
    return realpathSync(file);
  } catch {
    return file;
  }
}
