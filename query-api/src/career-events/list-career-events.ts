import type { CareerEvents } from '@trackrecord/contracts';
import { ownIdentity, route } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { ComingEvents } from './coming-events.js';

/** GET /events/all/{uid}: the events that are not over, those that end first first (spec section 7). */
export const listCareerEvents = (events: ComingEvents): RequestHandler =>
  route(async (request, response) => {
    ownIdentity(request, response);
    const body: CareerEvents = { success: true, data: await events.all(new Date()) };
    return { status: 200, body };
  });
