/** One part of a local part: letters of any script, digits and the signs of RFC 5322. */
const ATOM = "[\\p{L}\\p{M}\\p{N}!#$%&'*+/=?^_`{|}~-]+";
const LABEL = '[\\p{L}\\p{N}][\\p{L}\\p{M}\\p{N}-]*';
const EMAIL = new RegExp(
  `^${ATOM}(?:\\.${ATOM})*@(?:${LABEL}\\.)+\\p{L}[\\p{L}\\p{M}\\p{N}-]*[\\p{L}\\p{M}\\p{N}]$`,
  'u',
);

/** Returns true if a text is an email address, also one with an international name or domain (RFC 6531). */
export const isEmail = (text: string): boolean => EMAIL.test(text);
