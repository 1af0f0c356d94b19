/** The reason why a file cannot be read or written, as a person would say it. */
export function reasonOfError(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return REASONS[code ?? ''] ?? message;
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'there is no permission (EACCES)',
  EBUSY: 'it is in use (EBUSY)',
  EDQUOT: 'the quota of disk space is used up (EDQUOT)',
  EFBIG: 'it would be too large (EFBIG)',
  EIO: 'the disk failed (EIO)',
  EISDIR: 'it is a folder (EISDIR)',
  ELOOP: 'its links lead in a circle (ELOOP)',
  EMFILE: 'too many files are open (EMFILE)',
  ENAMETOOLONG: 'its name is too long (ENAMETOOLONG)',
  ENOENT: 'it does not exist (ENOENT)',
  ENOSPC: 'the disk is full (ENOSPC)',
  ENOTDIR: 'a part of its path is no folder (ENOTDIR)',
  EPERM: 'it is not permitted (EPERM)',
  EROFS: 'the disk is read-only (EROFS)',
};
