import { ENDPOINTS } from '@trackrecord/contracts';
import { handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { ComingEvents } from './coming-events.js';

/** GET /events/all/{uid}: the events that are not over, ordered by their end (spec section 7). */
export const listCareerEvents = (events: ComingEvents): RequestHandler =>
  handle(ENDPOINTS.listCareerEvents, async () => ({
    status: 200,
    body: { success: true, data: await events.all(new Date()) },
  }));
