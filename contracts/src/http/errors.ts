import { z } from 'zod';

/** The body of every error response (design.md section 4). */
export const errorBody = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
  success: z.literal(false).optional(),
});

/** The error body of endpoints without a `success` field. */
export const plainErrorBody = errorBody.omit({ success: true });

/** The error body of endpoints with a `success` field. */
export const unsuccessfulBody = errorBody.extend({ success: z.literal(false) });

export type ErrorBody = z.infer<typeof errorBody>;
export type ErrorDetail = NonNullable<ErrorBody['details']>[number];
