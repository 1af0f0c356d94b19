/** Describes why a file cannot be read or written. */
export function describeFileError(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission denied (EACCES)',
  EBUSY: 'it is in use (EBUSY)',
  EDQUOT: 'the disk quota is exceeded (EDQUOT)',
  EFBIG: 'it would be too large (EFBIG)',
  EIO: 'the disk failed (EIO)',
  EISDIR: 'it is a folder (EISDIR)',
  ELOOP: 'its links form a loop (ELOOP)',
  EMFILE: 'too many files are open (EMFILE)',
  ENAMETOOLONG: 'its name is too long (ENAMETOOLONG)',
  ENOENT: 'it does not exist (ENOENT)',
  ENOSPC: 'the disk is full (ENOSPC)',
  ENOTDIR: 'a part of its path is not a folder (ENOTDIR)',
  EPERM: 'the operation is not permitted (EPERM)',
  EROFS: 'the disk is read-only (EROFS)',
};
