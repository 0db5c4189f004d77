import { ENDPOINTS } from '@trackrecord/contracts';
import { handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { AccountRecorder } from './account-recorder.js';

/** POST /profile/{uid}/account-changes: records this sign-in, and what has changed at the identity provider. */
export const recordAccountChanges = (recorder: Pick<AccountRecorder, 'recordChanges'>): RequestHandler =>
  handle(ENDPOINTS.recordAccountChanges, async ({ identity, request }) => {
    await recorder.recordChanges({ identity, request });
    return { status: 200, body: {} };
  });
