import { recordPayloadBody } from '@trackrecord/contracts';
import { route, validate } from '@trackrecord/platform';
import { type RequestHandler, Router } from 'express';
import type { OperationLog } from './operation-log.js';

/** Creates the route with which the query API records which payloads developers open. Mounted under /internal. */
export const internalOperationRoutes = (operations: Pick<OperationLog, 'run'>): Router =>
  Router().post('/staff/:uid/payloads', recordPayload(operations));

/** POST /internal/staff/{uid}/payloads: records that a developer opens a payload. Callers open it only after that. */
const recordPayload = (operations: Pick<OperationLog, 'run'>): RequestHandler =>
  route(async (request) => {
    const { eventId, reason, requestId } = validate(recordPayloadBody, request.body ?? {});
    const identity = { uid: String(request.params['uid']), actingRole: 'developer' } as const;
    const planned = {
      action: 'open-payload',
      target: `event ${eventId}`,
      reason,
      identity,
      request,
      requestId,
    } as const;
    await operations.run(planned, () => Promise.resolve({ detail: null }));
    return { status: 200, body: {} };
  });
