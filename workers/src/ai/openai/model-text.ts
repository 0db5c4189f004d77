import { cleanLine, cleanProse, distinctNonEmpty, line } from '@trackrecord/contracts';
import { z } from 'zod';

/** Returns the distinct, non-empty lines of a response that are not too long, at most `max`. */
export const cleanLines = (lines: readonly string[], max: number): string[] =>
  distinctNonEmpty(lines.map((text) => line.safeParse(cleanLine(text)).data ?? '')).slice(0, max);

/**
 * A schema for text of a model: trimmed, not empty, at most `max` UTF-16 units, without characters that cannot be
 * saved.
 */
export const modelText = (max: number) => z.string().overwrite(cleanProse).trim().min(1).max(max);
