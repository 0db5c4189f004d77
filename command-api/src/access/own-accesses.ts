import { ENDPOINTS } from '@trackrecord/contracts';
import { findConsent, getSessionEnd } from '@trackrecord/domain';
import { handle, HttpError } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { createCode } from '../codes/one-time-codes.js';
import { createCommandRequest } from '../http/command-request.js';
import type { AccessContext } from './access-context.js';
import { requireSession } from './sessions.js';

/** POST /profile/{uid}/consents: gives consent, and returns the code. */
export const giveConsent = ({ accesses, codes, hashCode, consentPolicy }: AccessContext): RequestHandler =>
  handle(ENDPOINTS.giveConsent, async ({ params: { uid }, request }) => {
    if (consentPolicy === 'off') throw new HttpError(409, 'consent-off', 'Support does not use codes here.');
    const code = createCode();
    const actor = { uid, role: 'user' } as const;
    const command = { type: 'GiveConsent', actor, codeHash: hashCode(code) } as const;
    const { stream } = await accesses.handle(uid, command, createCommandRequest(request, actor));
    const until = stream.state.consent?.until ?? new Date().toISOString();
    await codes.replace(uid, command.codeHash, new Date(until));
    return { status: 201, body: { code, until } };
  });

/** DELETE /profile/{uid}/consents: withdraws the consent, and ends the sessions that were opened with it. */
export const withdrawConsent = (context: AccessContext): RequestHandler =>
  handle(ENDPOINTS.withdrawConsent, async ({ params: { uid }, request }) => {
    const { accesses, codes, sessions } = context;
    const actor = { uid, role: 'user' } as const;
    const command = { type: 'WithdrawConsent', actor } as const;
    const { previousState, stream } = await accesses.handle(uid, command, createCommandRequest(request, actor));
    if (!findConsent(stream.state, new Date().toISOString())) await codes.delete(uid);
    for (const [sessionId, session] of Object.entries(stream.state.sessions))
      if (session.endedAt !== previousState.sessions[sessionId]?.endedAt) await sessions.update(sessionId, session);
    return { status: 200, body: {} };
  });

/** POST /profile/{uid}/accesses/{id}/end: ends a session of support. */
export const endOwnAccess = ({ accesses, sessions }: AccessContext): RequestHandler =>
  handle(ENDPOINTS.endOwnAccess, async ({ params: { uid, id }, request }) => {
    const actor = { uid, role: 'user' } as const;
    const command = { type: 'EndSession', actor, sessionId: id, by: 'person' } as const;
    const { stream } = await accesses.handle(uid, command, createCommandRequest(request, actor));
    const session = requireSession(stream.state, id);
    await sessions.update(id, session);
    return { status: 200, body: { until: getSessionEnd(session) } };
  });
