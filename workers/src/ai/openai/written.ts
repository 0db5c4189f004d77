import { distinctFilled, line, storable } from '@trackrecord/contracts';
import { z } from 'zod';

/** Of the lines a model answers with those that are of use: not empty, not too long, each once, at most so many. */
export const shortLines = (answered: readonly string[], most: number): string[] =>
  distinctFilled(answered.map((text) => line.safeParse(text).data ?? '')).slice(0, most);

/** A text that a model writes: there, trimmed, storable, of at most so many UTF-16 units. */
export const written = (most: number) => z.string().overwrite(storable).trim().min(1).max(most);
