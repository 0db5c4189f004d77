import { ENDPOINTS } from '@trackrecord/contracts';
import { type Devices, handle, HttpError, type Logger, type SignOuts } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { AccountRecorder } from './account-recorder.js';

/** The dependencies of signing out single devices. */
export interface DeviceSignOutContext {
  readonly devices: Pick<Devices, 'find'>;
  readonly recorder: Pick<AccountRecorder, 'recordDeviceSignOut'>;
  readonly signOuts: Pick<SignOuts, 'endSingle'>;
  readonly logger: Pick<Logger, 'warn'>;
}

/**
 * POST /profile/{uid}/sign-out: ends the sign-in that sends the request. The provider cannot end a single one, so its
 * tokens are rejected here.
 */
export const signOut = ({ signOuts }: Pick<DeviceSignOutContext, 'signOuts'>): RequestHandler =>
  handle(ENDPOINTS.signOut, async ({ params: { uid }, identity: { authTime = 0 } }) => {
    await signOuts.endSingle(uid, [new Date(authTime)]);
    return { status: 200, body: {} };
  });

/**
 * POST /profile/{uid}/devices/{id}/sign-out: ends all sign-ins of a device. They end even if the history of the account
 * cannot be written.
 */
export const signOutDevice = ({ devices, signOuts, recorder, logger }: DeviceSignOutContext): RequestHandler =>
  handle(ENDPOINTS.signOutDevice, async ({ params: { uid, id }, identity, request }) => {
    const device = await devices.find(uid, id);
    if (!device) throw new HttpError(404, 'device-not-found', 'This device is not listed any more.');
    await signOuts.endSingle(uid, device.signIns);
    await recorder.recordDeviceSignOut({ identity, request }, device.name).catch((error: unknown) => {
      logger.warn({ err: error }, 'recording the sign-out of a device failed');
    });
    return { status: 200, body: {} };
  });
