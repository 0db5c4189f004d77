import { cleanLine, cleanProse, distinctFilled, line } from '@trackrecord/contracts';
import { z } from 'zod';

/** Returns the useful ones of the lines a model answers with: not empty, not too long, each once, at most `max`. */
export const shortLines = (lines: readonly string[], max: number): string[] =>
  distinctFilled(lines.map((text) => line.safeParse(cleanLine(text)).data ?? '')).slice(0, max);

/**
 * A text that a model writes: not empty, trimmed, without the hidden characters that saving refuses, and of at most `max`
 * UTF-16 units.
 */
export const written = (max: number) => z.string().overwrite(cleanProse).trim().min(1).max(max);
