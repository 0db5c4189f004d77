import type { z } from 'zod';

/**
 * Orders the fields of a value like its contract, so that a revision has the same bytes under the same ETag, from a
 * document and from the log. Returns values that do not match the contract unchanged.
 */
export function orderFields<Value>(contract: z.ZodType<Value>, value: Value): Value {
  const parsed = contract.safeParse(value);
  return parsed.success ? parsed.data : value;
}
