import { randomUUID } from 'node:crypto';
import { ENDPOINTS } from '@trackrecord/contracts';
import { handle, HttpError } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { createCommandRequest } from '../http/command-request.js';
import type { AccessContext } from './access-context.js';
import { accessError } from './access-rejections.js';
import { toActor } from './sessions.js';

/**
 * POST /staff/approvals: asks an auditor to approve an access session. Recorded in the stream of the staff member
 * first.
 */
export const requestApproval = ({ approvals, accounts, erasures, pseudonyms, staff }: AccessContext): RequestHandler =>
  handle(ENDPOINTS.requestApproval, async ({ body, identity, request }) => {
    if (await erasures.has(body.uid)) throw accessError('erased');
    if (body.uid === identity.uid) throw accessError('own-account');
    if (!(await accounts.has(body.uid))) throw new HttpError(404, 'person-not-found', 'There is no such account.');
    const { action, basis, purpose } = body;
    const actor = toActor(identity);
    const approvalId = randomUUID();
    const command = { type: 'RecordApprovalRequest', actor, approvalId, action, basis, purpose } as const;
    await staff.handle(identity.uid, command, createCommandRequest(request, actor));
    const parties = { person: pseudonyms.forPerson(body.uid), askedBy: identity.uid };
    const { until } = await approvals.request(approvalId, body, parties, new Date());
    return { status: 201, body: { id: approvalId, until: until.toISOString() } };
  });

/** POST /staff/approvals/{id}: approves or rejects what another staff member asked for. */
export const answerApproval = ({ approvals, staff }: AccessContext): RequestHandler =>
  handle(ENDPOINTS.answerApproval, async ({ params: { id }, body: { answer }, identity, request }) => {
    const state = answer === 'approve' ? 'approved' : 'rejected';
    const actor = toActor(identity);
    const command = { type: 'RecordApprovalAnswer', actor, approvalId: id, answer } as const;
    await approvals.answer(id, state, identity.uid, new Date(), () =>
      staff.handle(identity.uid, command, createCommandRequest(request, actor)),
    );
    return { status: 200, body: { state } };
  });
