/** Milliseconds after which a screen gives up loading, with all tries, and offers to try again. */
export const READ_DEADLINE_MS = 10_000;
