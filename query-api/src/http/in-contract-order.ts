import type { z } from 'zod';

/**
 * The value with its fields in the order of its contract, so that a revision is the same bytes under the same ETag whether
 * it is read from a document or folded from the log. What does not fit the contract stays as it is.
 */
export function inContractOrder<Value>(contract: z.ZodType<Value>, value: Value): Value {
  const parsed = contract.safeParse(value);
  return parsed.success ? parsed.data : value;
}
