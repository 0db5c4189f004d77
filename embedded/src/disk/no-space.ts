/** What a file system answers that has no room: a full disk, a full quota, a file as long as it may be. */
const NO_SPACE_CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Returns true if a write failed because there is no room for it. */
export const isNoSpace = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && NO_SPACE_CODES.has(error.code);

/** There is no room for a write: nothing of it was kept, and it may be repeated. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';

  constructor(options?: ErrorOptions) {
    super('No space left on device', options);
  }
}
