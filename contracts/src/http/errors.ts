import { z } from 'zod';

/** What every error of the API looks like (design.md section 4). */
export const errorBody = z.object({
  error: z.string(),
  message: z.string(),
  code: z.string(),
  details: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  requestId: z.string(),
  success: z.literal(false).optional(),
});

/** An error of a route whose responses have no `success`. */
export const plainErrorBody = errorBody.omit({ success: true });

/** An error of a route whose responses have `success: true`. */
export const unsuccessfulBody = errorBody.extend({ success: z.literal(false) });

export type ErrorBody = z.infer<typeof errorBody>;
export type ErrorDetail = NonNullable<ErrorBody['details']>[number];
