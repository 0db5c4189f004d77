import { z } from 'zod';
import { MAX_DESCRIPTION_LENGTH } from './constants.js';
import { removeUnstorable } from './unstorable.js';

/** Stored text: trimmed, storable, at most `max` UTF-16 units. User input is validated by `typedText`. */
export const text = (max: number) =>
  z
    .string()
    .transform((value) => removeUnstorable(value).trim())
    .pipe(z.string().max(max, `Please use at most ${String(max)} characters.`));

/** A short line: a name, a title, a place. */
export const line = text(200);

/** A long description, many paragraphs. */
export const prose = text(MAX_DESCRIPTION_LENGTH);

/** A date as an ISO 8601 string, with or without a time of day. */
export const isoDateOrTime = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);

/** A date of a profile entry: an ISO 8601 date, or a year (yyyy) if no more is known. */
export const yearOrDate = z.union([isoDateOrTime, z.string().regex(/^\d{4}$/)]);
