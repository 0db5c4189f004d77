import { recordLookupBody, recordRefusalBody, recordUseBody } from '@trackrecord/contracts';
import { getIdleEnd } from '@trackrecord/domain';
import { HttpError, route, validate } from '@trackrecord/platform';
import { type RequestHandler, Router } from 'express';
import { createCommandRequest } from '../http/command-request.js';
import type { AccessContext } from './access-context.js';
import { requireSession } from './sessions.js';

/** Creates the routes with which the query API records what staff read. Mounted under /internal. */
export const internalAccessRoutes = (context: AccessContext): Router =>
  Router()
    .post('/accesses/:uid/uses', recordUse(context))
    .post('/accesses/:uid/lookups', recordLookup(context))
    .post('/staff/:uid/refusals', recordRefusal(context));

/** POST /internal/accesses/{uid}/uses: records that staff read content. Callers read it only after that. */
const recordUse = ({ accesses, sessions, erasures }: AccessContext): RequestHandler =>
  route(async (request) => {
    const { staff, requestId, ...use } = validate(recordUseBody, request.body ?? {});
    const uid = String(request.params['uid']);
    const actor = { uid: staff, role: 'support' } as const;
    const command = { type: 'UseSession', actor, ...use, isErased: await erasures.has(uid) } as const;
    const { stream, hasAppendedEvents } = await accesses.handle(
      uid,
      command,
      createCommandRequest(request, actor, requestId),
    );
    const session = requireSession(stream.state, use.sessionId);
    if (hasAppendedEvents) await sessions.update(use.sessionId, session);
    return { status: 200, body: { idleUntil: getIdleEnd(session) } };
  });

/** POST /internal/accesses/{uid}/lookups: records that the card of a person was read. */
const recordLookup = ({ accesses, accounts, erasures }: AccessContext): RequestHandler =>
  route(async (request) => {
    const { staff, requestId } = validate(recordLookupBody, request.body ?? {});
    const uid = String(request.params['uid']);
    if (!(await accounts.has(uid)) && !(await erasures.has(uid)))
      throw new HttpError(404, 'person-not-found', 'There is no such account.');
    const actor = { uid: staff, role: 'support' } as const;
    const command = { type: 'RecordFound', actor, by: 'uid', isCardRead: true } as const;
    await accesses.handle(uid, command, createCommandRequest(request, actor, requestId));
    return { status: 200, body: {} };
  });

/** POST /internal/staff/{uid}/refusals: records that a staff member was refused. */
const recordRefusal = ({ staff }: AccessContext): RequestHandler =>
  route(async (request) => {
    const { role, why, route: refusedRoute, requestId } = validate(recordRefusalBody, request.body ?? {});
    const actor = { uid: String(request.params['uid']), role };
    const command = { type: 'RecordRefusal', actor, why, route: refusedRoute } as const;
    await staff.handle(actor.uid, command, createCommandRequest(request, actor, requestId));
    return { status: 200, body: {} };
  });
