import { z } from 'zod';

/** Crockford's base 32: without I, L and O, which look like digits, and without U. */
export const CODE_ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A code of 40 bits, such as `K7Q2-9XMD`: a consent code, which the person reads out to support, or a pairing code,
 * which the user types into the browser extension.
 */
export const oneTimeCode = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/, 'This is not a code.');
export type OneTimeCode = z.infer<typeof oneTimeCode>;

/** The short reference of a request, which a person reads out: the first eight digits of its id, as `5810-1558`. */
const SHORT_REFERENCE = /^([\da-f]{4})-?([\da-f]{4})$/i;

/** Returns the first eight digits of the request id, or undefined if the text is no short reference. */
export function parseShortReference(text: string): string | undefined {
  const [, first, second] = SHORT_REFERENCE.exec(text) ?? [];
  return first === undefined || second === undefined ? undefined : `${first}${second}`.toLowerCase();
}

const MAX_TYPED_LENGTH = 20;

/** Normalizes a typed code: case, spaces, hyphens, and letters that are read as digits. */
const normalizeCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
    .replace(/^(.{4})(.{4})$/, '$1-$2');

/** A code as support or the user types it. */
export const typedOneTimeCode = z
  .string()
  .max(MAX_TYPED_LENGTH, 'This is not a code.')
  .transform(normalizeCode)
  .pipe(oneTimeCode);
