import { findValidationErrors, WITH_USER_MESSAGES, toValidationErrors, wizardRules } from '@trackrecord/contracts';
import type { ValidationError } from '@trackrecord/domain';
import type { z } from 'zod';
import { validationFailed } from '../http/validation-failed.js';

/**
 * Validates the body of POST or PUT. Errors against the wizard's rules (`faults`) only count in new or changed items,
 * which the domain knows.
 * @throws {HttpError} 400 for any other error, with those of the wizard in the details.
 */
export function parseProfileBody<Body extends z.ZodType>(
  schema: Body,
  sent: unknown,
): { readonly body: z.infer<Body>; readonly faults: readonly ValidationError[] } {
  const parsed = schema.safeParse(sent, WITH_USER_MESSAGES);
  const faults = findValidationErrors(wizardRules, sent);
  if (parsed.success) return { body: parsed.data, faults };
  const found = toValidationErrors(parsed.error);
  const places = new Set(found.map(({ path }) => path));
  throw validationFailed([...found, ...faults.filter(({ path }) => !places.has(path))]);
}
