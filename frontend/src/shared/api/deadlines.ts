/** Milliseconds, including retries, after which a screen stops loading and shows an error. */
export const READ_DEADLINE_MS = 10_000;
