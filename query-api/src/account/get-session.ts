import { ENDPOINTS } from '@trackrecord/contracts';
import { getSignInTime, handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';

/** GET /profile/{uid}/session: when the user signed in. Fails if that sign-in has ended, as every request does. */
export const getSession: RequestHandler = handle(ENDPOINTS.getSession, ({ identity }) =>
  Promise.resolve({ status: 200, body: { signedInAt: getSignInTime(identity) ?? null } }),
);
