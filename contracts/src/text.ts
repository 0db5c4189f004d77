import { z } from 'zod';

/** Lone halves of a surrogate pair and NUL cannot be stored as UTF-8 text, so they are dropped at the border. */
const UNSTORABLE = /\p{Surrogate}|\0/gu;

/** A text without what cannot be stored. */
export const storable = (value: string): string => value.replace(UNSTORABLE, '');

/** Text as a person types it: at most `max` UTF-16 units, trimmed, storable. */
export const text = (max: number) =>
  z
    .string()
    .transform((value) => storable(value).trim())
    .pipe(z.string().max(max, `Please use at most ${String(max)} characters.`));

/** Text that has to be there; `message` says so, whether it is absent, of another type or empty. */
export const requiredText = (max: number, message: string) =>
  z.string(message).pipe(text(max)).pipe(z.string().min(1, message));

/** A short line: a name, a title, a place. */
export const line = text(200);

/** A long description, many paragraphs. */
export const prose = text(10_000);

/** The text of spec section 5 for a link that is not a web address. */
export const INVALID_URL = 'Please enter a valid URL (include http:// or https://).';

const webAddress = z.url({ protocol: /^https?$/ });

/** Whether a text is an http or https address (spec section 5, "URL fields must be URLs"). */
export const isWebAddress = (value: string): boolean => webAddress.safeParse(value).success;

/** A web address, or an empty text where nothing was entered. */
export const optionalUrl = text(2_000).refine((value) => value === '' || isWebAddress(value), INVALID_URL);

/** A date as an ISO 8601 string, with or without a time of day. */
export const isoDate = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
