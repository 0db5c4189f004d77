import type { OpenSessionBody } from '@trackrecord/contracts';
import { ACCESS_LIMITS, accessBasis, accessPurpose } from '@trackrecord/contracts/staff/access-rules';
import { openSessionBody } from '@trackrecord/contracts/staff/access-session';
import { z } from 'zod';

/** The values of the form that opens a session. */
export interface SessionValues {
  basis: OpenSessionBody['basis'];
  purpose: OpenSessionBody['purpose'];
  reason: string;
  ticket: string;
  code: string;
  minutes: string;
}

export const INITIAL_VALUES: SessionValues = {
  basis: 'ticket',
  purpose: 'save-failed',
  reason: '',
  ticket: '',
  code: '',
  minutes: String(ACCESS_LIMITS.maxMinutesWithoutConsent),
};

/** Returns the durations to choose from, in minutes. */
export const getDurations = (basis: OpenSessionBody['basis']): readonly number[] =>
  [10, ACCESS_LIMITS.maxMinutesWithoutConsent, 60, ACCESS_LIMITS.maxMinutesWithConsent].filter(
    (minutes) => basis === 'consent' || minutes <= ACCESS_LIMITS.maxMinutesWithoutConsent,
  );

/** Converts the values to the body of the request: a ticket if there is one, and with consent the code. */
function toBody({ basis, purpose, reason, ticket, code, minutes }: SessionValues) {
  const isConsent = basis === 'consent';
  const trimmedTicket = ticket.trim();
  return {
    basis,
    purpose,
    reason,
    ...(trimmedTicket !== '' && { ticket: trimmedTicket }),
    ...(isConsent && code.trim() !== '' && { code }),
    minutes: isConsent ? Number(minutes) : Math.min(Number(minutes), ACCESS_LIMITS.maxMinutesWithoutConsent),
  };
}

/** Validates the values of the form and converts them to the body of the request. */
export const sessionForm = z
  .object({
    basis: accessBasis,
    purpose: accessPurpose,
    reason: z.string(),
    ticket: z.string(),
    code: z.string(),
    minutes: z.string(),
  })
  .transform((values): z.input<typeof openSessionBody> => toBody(values))
  .pipe(openSessionBody);
