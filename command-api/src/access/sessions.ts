import { randomUUID } from 'node:crypto';
import { type Actor, ENDPOINTS, type OpenSessionBody } from '@trackrecord/contracts';
import { type AccessState, getSessionEnd, type SessionState } from '@trackrecord/domain';
import { type EndpointRequest, getSignInTime, handle, HttpError, type StaffIdentity } from '@trackrecord/platform';
import type { Request, RequestHandler } from 'express';
import { createCommandRequest } from '../http/command-request.js';
import type { AccessContext } from './access-context.js';
import { accessError } from './access-rejections.js';

/** Returns the actor of the events of a staff member's request. */
export const toActor = ({ uid, actingRole }: Pick<StaffIdentity, 'uid' | 'actingRole'>): Actor => ({
  uid,
  role: actingRole,
});

/** Returns the id of the approval that a session needs. With consent it needs none. */
const findApprovalId = ({ basis, approvalId }: Pick<OpenSessionBody, 'basis' | 'approvalId'>): string | undefined =>
  basis === 'consent' ? undefined : approvalId;

/** Returns a session of an access stream. @throws {HttpError} 404 if there is none. */
export function requireSession({ sessions }: AccessState, sessionId: string): SessionState {
  const session = Object.hasOwn(sessions, sessionId) ? sessions[sessionId] : undefined;
  if (!session) throw accessError('session-not-found');
  return session;
}

/** POST /support/people/{uid}/sessions: opens an access session. */
export const openSession = (context: AccessContext): RequestHandler =>
  handle(ENDPOINTS.openSession, async (opening) => {
    try {
      return await openReservedSession(context, opening);
    } catch (error) {
      if (isWrongCode(error)) await recordWrongCode(context, opening);
      throw error;
    }
  });

type OpenSessionRequest = EndpointRequest<typeof ENDPOINTS.openSession>;

const isWrongCode = (error: unknown): boolean => error instanceof HttpError && error.code === 'wrong-code';

/** Records a wrong code like a search without a result: it may be a guess. */
async function recordWrongCode({ staff }: AccessContext, { identity, request }: OpenSessionRequest): Promise<void> {
  const actor = toActor(identity);
  const command = { type: 'RecordMissedSearch', actor, by: 'code' } as const;
  await staff.handle(identity.uid, command, createCommandRequest(request, actor));
}

async function openReservedSession(
  context: AccessContext,
  { params: { uid }, body, identity, request }: OpenSessionRequest,
) {
  const { erasures, sessions, logger } = context;
  requireConsentOrApproval(context, body);
  const isErased = await erasures.has(uid);
  if (!isErased && uid !== identity.uid) await requireAccount(context, uid);
  const { basis, purpose, ticket } = body;
  const isApproved = findApprovalId(body) !== undefined;
  const sessionId = randomUUID();
  await sessions.reserve({ _id: sessionId, uid, staff: identity.uid, basis, purpose, ticket, isApproved }, new Date());
  try {
    const session = await withApproval(context, uid, body, identity, () =>
      appendSession(context, { uid, sessionId, body, isErased, identity, request }),
    );
    await sessions.update(sessionId, session).catch((error: unknown) => {
      // The reservation remains listed. The first use of the session copies its state again: from the person's stream
      // to the open sessions and the auditors' list.
      logger.warn({ err: error, sessionId }, 'copying an opened access session failed');
    });
    return { status: 201, body: { sessionId, until: session.until } } as const;
  } catch (error) {
    if (isRefusal(error)) await sessions.delete(sessionId);
    throw error;
  }
}

/** Returns true if a session was certainly not opened. After other errors, such as a timeout, it may have been. */
const isRefusal = (error: unknown): boolean => error instanceof HttpError && error.status < 500;

/** @throws {HttpError} 403 `consent-required`; 422 `wrong-code`: if consent is off, no code can be right */
function requireConsentOrApproval({ consentPolicy }: AccessContext, { basis, approvalId }: OpenSessionBody): void {
  if (consentPolicy === 'off' && basis === 'consent') throw accessError('consent-invalid');
  if (consentPolicy === 'required' && basis !== 'consent' && approvalId === undefined)
    throw new HttpError(
      403,
      'consent-required',
      'This needs the consent of the person, or the approval of an auditor.',
    );
}

/** @throws {HttpError} 404 `person-not-found` */
async function requireAccount({ accounts }: AccessContext, uid: string): Promise<void> {
  if (!(await accounts.has(uid))) throw new HttpError(404, 'person-not-found', 'There is no such account.');
}

/**
 * Opens a session with its approval, if it has one. The approval can be used again if opening is refused. After another
 * error, the session may be open.
 */
async function withApproval(
  { approvals, pseudonyms }: AccessContext,
  uid: string,
  body: OpenSessionBody,
  { uid: staff }: StaffIdentity,
  open: () => Promise<SessionState>,
): Promise<SessionState> {
  const { basis, purpose, ticket } = body;
  const approvalId = findApprovalId(body);
  if (approvalId === undefined) return open();
  const person = pseudonyms.forPerson(uid);
  await approvals.use({ approvalId, staff, person, basis, purpose, ticket }, new Date());
  try {
    return await open();
  } catch (error) {
    if (isRefusal(error)) await approvals.release(approvalId);
    throw error;
  }
}

interface Opening {
  readonly uid: string;
  readonly sessionId: string;
  readonly body: OpenSessionBody;
  readonly isErased: boolean;
  readonly identity: StaffIdentity;
  readonly request: Request;
}

async function appendSession(
  { accesses, hashCode }: AccessContext,
  { uid, sessionId, body: { code, approvalId, ...body }, isErased, identity, request }: Opening,
): Promise<SessionState> {
  const actor = toActor(identity);
  const command = {
    type: 'OpenSession',
    ...body,
    sessionId,
    actor,
    person: uid,
    isErased,
    codeHash: code === undefined ? undefined : hashCode(code),
    approvalId: findApprovalId({ basis: body.basis, approvalId }),
    signedInAt: getSignInTime(identity),
  } as const;
  const { stream } = await accesses.handle(uid, command, createCommandRequest(request, actor));
  return requireSession(stream.state, sessionId);
}

/** POST /support/people/{uid}/sessions/{id}/extend */
export const extendSession = ({ accesses, sessions, erasures }: AccessContext): RequestHandler =>
  handle(ENDPOINTS.extendSession, async ({ params: { uid, id }, identity, request }) => {
    const actor = toActor(identity);
    const command = {
      type: 'ExtendSession',
      actor,
      sessionId: id,
      isErased: await erasures.has(uid),
      signedInAt: getSignInTime(identity),
    } as const;
    const { stream } = await accesses.handle(uid, command, createCommandRequest(request, actor));
    const session = requireSession(stream.state, id);
    await sessions.update(id, session);
    return { status: 200, body: { until: session.until } };
  });

/** POST /support/people/{uid}/sessions/{id}/end: for its staff member and, in that role, for auditors. */
export const endSession = ({ accesses, sessions }: AccessContext): RequestHandler =>
  handle(ENDPOINTS.endSession, async ({ params: { uid, id: sessionId }, identity, request }) => {
    const end = (actor: Actor, by: 'staff' | 'auditor') =>
      accesses.handle(uid, { type: 'EndSession', actor, sessionId, by }, createCommandRequest(request, actor));
    const endAsAuditor = () => end({ uid: identity.uid, role: 'auditor' }, 'auditor');
    const { stream } = await (identity.actingRole === 'auditor'
      ? endAsAuditor()
      : end(toActor(identity), 'staff').catch((error: unknown) => {
          if (isNotOwnSessionError(error) && identity.roles.includes('auditor')) return endAsAuditor();
          throw error;
        }));
    const session = requireSession(stream.state, sessionId);
    await sessions.update(sessionId, session);
    return { status: 200, body: { until: getSessionEnd(session) } };
  });

/** POST /support/accesses/{id}/end: for auditors, who see sessions without the uids of the people. */
export const endListedSession = ({ accesses, sessions, sessionList }: AccessContext): RequestHandler =>
  handle(ENDPOINTS.endListedSession, async ({ params: { id: sessionId }, identity, request }) => {
    const uid = await sessionList.findUid(sessionId);
    if (uid === undefined) throw accessError('session-not-found');
    const actor = toActor(identity);
    const { stream } = await accesses.handle(
      uid,
      { type: 'EndSession', actor, sessionId, by: 'auditor' },
      createCommandRequest(request, actor),
    );
    const session = requireSession(stream.state, sessionId);
    await sessions.update(sessionId, session);
    return { status: 200, body: { until: getSessionEnd(session) } };
  });

const isNotOwnSessionError = (error: unknown): boolean =>
  error instanceof HttpError && error.code === 'access-not-yours';
