import { z } from 'zod';
import { text } from './text.js';
import { normalizeLine } from './visible-text.js';

/** The validation message for an invalid web address (spec section 5). */
export const INVALID_URL = 'Please enter a valid URL (include http:// or https://).';

const webAddress = z.url({ protocol: /^https?$/ });

/**
 * Characters that are invalid in an address unless encoded: whitespace except spaces, control and invisible characters,
 * quotes, angle brackets, backslashes.
 */
const UNSAFE_CHARACTERS = /(?! )[\s\p{C}"<>\\`]/u;

/** Matches credentials before the host, which are used to disguise the real host. */
const CREDENTIALS = /^https?:\/\/[^/?#]*@/i;

/**
 * Returns true if a text is an http or https URL without credentials and unsafe characters (spec section 5, "Personal
 * (profile editor)").
 */
export const isWebAddress = (value: string): boolean =>
  !UNSAFE_CHARACTERS.test(value) && !CREDENTIALS.test(value) && webAddress.safeParse(value).success;

/** A web address entered by the user. Removes invisible characters; the URL itself is validated separately. */
export const typedAddress = z.string().transform(normalizeLine).pipe(text(2_000));

/** A web address, or an empty string. */
export const optionalUrl = typedAddress.refine((value) => value === '' || isWebAddress(value), INVALID_URL);
