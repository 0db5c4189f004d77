import { ENDPOINTS } from '@trackrecord/contracts';
import { type AccessTokens, handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';

/** GET /extensions/{uid}: the calendar, connected browsers, and what was revoked. */
export const listExtensions = (tokens: Pick<AccessTokens, 'list'>): RequestHandler =>
  handle(ENDPOINTS.listExtensions, async ({ params: { uid } }) => ({ status: 200, body: await tokens.list(uid) }));
