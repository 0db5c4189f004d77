/** Returns a text with a capital at its start. */
export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a correction with a capital at its start if the corrected text has one. */
export const matchCase = (text: string, correction: string): string =>
  /^\p{Lu}/u.test(text) ? capitalize(correction) : correction;
