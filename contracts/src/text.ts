import { z } from 'zod';

/** Lone halves of a surrogate pair and NUL cannot be stored as UTF-8 text, so they are dropped at the border. */
const UNSTORABLE = /\p{Surrogate}|\0/gu;

/** A text without what cannot be stored. */
export const storable = (value: string): string => value.replace(UNSTORABLE, '');

/** Text as it is stored: at most `max` UTF-16 units, trimmed, storable. What a person enters is `typedText`. */
export const text = (max: number) =>
  z
    .string()
    .transform((value) => storable(value).trim())
    .pipe(z.string().max(max, `Please use at most ${String(max)} characters.`));

/** A short line: a name, a title, a place. */
export const line = text(200);

/** A long description, many paragraphs. */
export const prose = text(10_000);

/** A date as an ISO 8601 string, with or without a time of day. */
export const isoDate = z.union([z.iso.date(), z.iso.datetime({ offset: true })]);
