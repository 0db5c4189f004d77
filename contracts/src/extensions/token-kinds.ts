// Without zod, because the client loads it.

/** What a token is for. It grants nothing else. */
export const TOKEN_KINDS = ['calendar', 'browser'] as const;
export type TokenKind = (typeof TOKEN_KINDS)[number];

export const EXTENSION_LIMITS = {
  /** Browsers that are connected at the same time. */
  browsers: 20,
  /** A pairing code can be used once, within this time. */
  pairingMs: 10 * 60_000,
  /** New addresses of the calendar, and new pairing codes. */
  changesPerHour: 60,
  calendarReadsPerMinute: 60,
  /** Postings that a browser saves. */
  savesPerMinute: 30,
  /** How long a revoked token is listed. */
  revokedDays: 365,
  /** How many revoked tokens are listed: the newest. */
  listedRevoked: 50,
} as const;
