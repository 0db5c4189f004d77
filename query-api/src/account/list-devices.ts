import { ENDPOINTS } from '@trackrecord/contracts';
import { describeUserAgent, handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { Devices } from './devices.js';

/** GET /profile/{uid}/devices: the browsers that the user used in the last 30 days. */
export const listDevices = (devices: Pick<Devices, 'list' | 'getId' | 'record'>): RequestHandler =>
  handle(ENDPOINTS.listDevices, async ({ params: { uid }, identity, request }) => {
    const use = { ...identity, name: describeUserAgent(request.headers['user-agent']) };
    // So that the list contains this device.
    await devices.record(use);
    const [items, currentId] = await Promise.all([devices.list(uid), devices.getId(use)]);
    return { status: 200, body: { items: items.map(({ id, ...item }) => ({ ...item, current: id === currentId })) } };
  });
