import { z } from 'zod';

/** A part of a resume that is not imported: its path, such as `work.0.url`, and the reason as a message to the user. */
export const omittedPart = z.object({ path: z.string(), message: z.string() });
export type OmittedPart = z.infer<typeof omittedPart>;
