import { ENDPOINTS } from '@trackrecord/contracts';
import { describeUserAgent, type Devices, handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';

/** GET /profile/{uid}/devices: the browsers in which the user is signed in. */
export const listDevices = (devices: Pick<Devices, 'list' | 'getId' | 'record'>): RequestHandler =>
  handle(ENDPOINTS.listDevices, async ({ params: { uid }, query, identity, request }) => {
    const name = describeUserAgent(request.headers['user-agent']);
    const use = { ...identity, name, browserId: query.browser };
    // So that the list contains this device.
    await devices.record(use);
    const [devicesOfUser, currentId] = await Promise.all([devices.list(uid), devices.getId(use)]);
    const items = devicesOfUser
      .filter(({ ended }) => !ended)
      .map(({ ended: _, ...device }) => ({ ...device, current: device.id === currentId }));
    return { status: 200, body: { items } };
  });
