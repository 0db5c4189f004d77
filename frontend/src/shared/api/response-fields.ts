import { MESSAGES } from '@trackrecord/contracts/messages';
import type { ApiError } from './api-error';

/** The error of a request whose response body is invalid (spec section 8, Jobs). */
export const invalidResponse: ApiError = { status: 200, message: MESSAGES.invalidResponse, details: [] };

/** Returns the value if it is a string. */
export const asString = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** Returns the value if it is a number. */
export const asNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);
