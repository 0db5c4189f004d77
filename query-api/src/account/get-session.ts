import { ENDPOINTS } from '@trackrecord/contracts';
import {
  describeUserAgent,
  type Devices,
  getSignInTime,
  handle,
  KeyDestroyedError,
  type Logger,
} from '@trackrecord/platform';
import type { RequestHandler } from 'express';

/**
 * GET /profile/{uid}/session: when the user signed in. Fails if that sign-in has ended, as every request does. Every
 * visible page polls this endpoint, so it also records the use of the device, in the background.
 */
export const getSession = (devices: Pick<Devices, 'record'>, logger: Logger): RequestHandler =>
  handle(ENDPOINTS.getSession, ({ identity, request, query }) => {
    const name = describeUserAgent(request.headers['user-agent']);
    devices.record({ ...identity, name, browserId: query.browser }).catch((error: unknown) => {
      // An erased account has no devices any more.
      if (!(error instanceof KeyDestroyedError)) logger.warn({ err: error }, 'recording a device failed');
    });
    return Promise.resolve({ status: 200, body: { signedInAt: getSignInTime(identity) ?? null } });
  });
