/** Error codes for a full disk, an exceeded quota and an exceeded file size limit. */
const NO_SPACE_ERROR_CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Returns true if a write failed because the disk is full. */
export const isNoSpaceError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && NO_SPACE_ERROR_CODES.has(error.code);

/** A write failed because the disk is full. It has had no effect and can be retried. */
export class StorageFullError extends Error {
  override readonly name = 'StorageFullError';

  constructor(options?: ErrorOptions) {
    super('No space left on device', options);
  }
}
