const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  ENOTDIR: 'there is no such file',
  ENAMETOOLONG: 'its name is too long',
  EISDIR: 'it is a folder',
  EACCES: 'permission is denied',
  EPERM: 'permission is denied',
  EFBIG: 'it is too large',
  ENOSPC: 'no space is left',
  EDQUOT: 'no space is left',
  EIO: 'the device has failed',
};

/** Why something could not be read or written, as the end of a sentence: the system's own code where we know no better. */
export function reason(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  return (code !== undefined && Object.hasOwn(REASONS, code) && REASONS[code]) || (code ?? 'unknown error');
}
