import { z } from 'zod';

/**
 * A value of a resume that is not imported: its path, such as `work.0.url`, and the reason as a message to the user.
 */
export const omittedValue = z.object({ path: z.string(), message: z.string() });
export type OmittedValue = z.infer<typeof omittedValue>;
