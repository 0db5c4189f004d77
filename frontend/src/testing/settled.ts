/** Timeout for queries of elements that must not appear; a pending response arrives within milliseconds. */
export const SETTLED = { timeout: 500 };
