import { z } from 'zod';
import { text } from './text.js';
import { visibleLine } from './visible-text.js';

/** The text of spec section 5 for a link that is not a web address. */
export const INVALID_URL = 'Please enter a valid URL (include http:// or https://).';

const webAddress = z.url({ protocol: /^https?$/ });

/** What no address holds as it is: controls, what is not seen, quotes, angle brackets, backslashes. */
const NEVER_IN_ADDRESSES = /(?! )[\s\p{C}"<>\\`]/u;

/** A user name or a password before the host: nobody gives these away, and they make one host look like another. */
const WITH_USER = /^https?:\/\/[^/?#]*@/i;

/** Whether a text is an http or https address that somebody can mean (spec section 5, "URL fields must be URLs"). */
export const isWebAddress = (value: string): boolean =>
  !NEVER_IN_ADDRESSES.test(value) && !WITH_USER.test(value) && webAddress.safeParse(value).success;

/** An address as a person enters it: what is never seen is dropped, what else is wrong its own rule says. */
export const typedAddress = z.string().transform(visibleLine).pipe(text(2_000));

/** A web address, or an empty text where nothing was entered. */
export const optionalUrl = typedAddress.refine((value) => value === '' || isWebAddress(value), INVALID_URL);
