/** Lone surrogates cannot be encoded as UTF-8, and some stores reject NUL, so both are removed from all input. */
const UNSTORABLE = /\p{Surrogate}|\0/gu;

/** Removes characters that cannot be stored. */
export const removeUnstorable = (value: string): string => value.replace(UNSTORABLE, '');
