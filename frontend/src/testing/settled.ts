/** How long to look for what must not appear: an answer that was given arrives within milliseconds. */
export const SETTLED = { timeout: 500 };
