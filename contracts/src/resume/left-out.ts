import { z } from 'zod';

/** A part of a resume that does not come into a profile: where it is, as in `work.0.url`, and why, for the person. */
export const leftOut = z.object({ path: z.string(), message: z.string() });
export type LeftOut = z.infer<typeof leftOut>;
