import { ENDPOINTS } from '@trackrecord/contracts';
import { DomainError } from '@trackrecord/domain';
import { handle, HttpError } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { toHttpError } from '../commands/throw-http-error.js';
import type { AccessContext } from './access-context.js';

/** POST /staff/approvals: asks an auditor to approve an access session. */
export const requestApproval = ({ approvals, accounts, erasures, pseudonyms }: AccessContext): RequestHandler =>
  handle(ENDPOINTS.requestApproval, async ({ body, identity }) => {
    if (await erasures.has(body.uid)) throw toHttpError(new DomainError('erased'));
    if (body.uid === identity.uid) throw toHttpError(new DomainError('own-account'));
    if (!(await accounts.has(body.uid))) throw new HttpError(404, 'person-not-found', 'There is no such account.');
    const asker = { person: pseudonyms.forPerson(body.uid), askedBy: identity.uid };
    const { _id: id, until } = await approvals.request(body, asker, new Date());
    return { status: 201, body: { id, until: until.toISOString() } };
  });

/** POST /staff/approvals/{id}: approves or rejects what another staff member asked for. */
export const answerApproval = ({ approvals }: AccessContext): RequestHandler =>
  handle(ENDPOINTS.answerApproval, async ({ params: { id }, body, identity }) => {
    const state = body.answer === 'approve' ? 'approved' : 'rejected';
    await approvals.answer(id, state, identity.uid, new Date());
    return { status: 200, body: { state } };
  });
