import { config } from 'zod';
import type { z } from 'zod';

// The CSP forbids the code generation of zod.
config({ jitless: true });

/** Returns a `transformResponse` that validates a response. The request fails if the response is invalid. */
export const parseWith =
  <Schema extends z.ZodType>(schema: Schema) =>
  (response: unknown): z.output<Schema> =>
    schema.parse(response);
