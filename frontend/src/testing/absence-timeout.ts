/** Timeout for queries of elements that must not appear; a pending response arrives within milliseconds. */
export const ABSENCE_TIMEOUT = { timeout: 500 };
