/** Why a fetch was blocked or failed. May be logged, unlike the URL of an image, which is personal data. */
export type FetchFailureReason =
  | 'not-a-url'
  | 'not-https'
  /** Not port 443. */
  | 'other-port'
  | 'has-credentials'
  /** The host name has no addresses. */
  | 'unresolved'
  /** At least one address of the host is not public. */
  | 'private-address'
  /** No connection, an invalid certificate, or a truncated response. */
  | 'unreachable'
  /** Any status but 200, including redirects that are not followed. */
  | 'other-status'
  /** A `Content-Encoding` that was not requested. */
  | 'encoded'
  | 'too-large';

/** Thrown when a fetch is blocked or fails; `status` is set for `other-status`. */
export class FetchFailedError extends Error {
  override readonly name = 'FetchFailedError';

  constructor(
    readonly reason: FetchFailureReason,
    readonly status?: number,
  ) {
    super(`fetch failed: ${reason}${status === undefined ? '' : ` (${String(status)})`}`);
  }
}
