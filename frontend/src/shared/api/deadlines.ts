/** Milliseconds, including retries, after which a screen stops loading and shows an error. */
export const READ_DEADLINE_MS = 10_000;

/** The timeout in ms of a request for a PDF. Longer than the server waits for it. */
export const PDF_TIMEOUT_MS = 35_000;
