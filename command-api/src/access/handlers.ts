import type { RequestHandler } from 'express';
import type { Limits } from '../http/limits.js';
import type { AccessContext } from './access-context.js';
import type { ActionContext } from './action-context.js';
import { answerApproval, requestApproval } from './approval-routes.js';
import { endOwnAccess, giveConsent, withdrawConsent } from './own-accesses.js';
import { rebuildPersonView } from './rebuild-person-view.js';
import { remakePersonData } from './remake-person-data.js';
import { searchPerson } from './search-person.js';
import { sendPersonMail } from './send-person-mail.js';
import { endListedSession, endSession, extendSession, openSession } from './sessions.js';

/** What the handlers need. */
export interface Dependencies {
  readonly access: AccessContext;
  readonly actions: ActionContext;
  readonly limits: Pick<Limits, 'lookups' | 'consents' | 'approvals' | 'operations'>;
}

/** Creates the handlers of access sessions, and of what support does without reading content. */
export const createHandlers = ({ access, actions, limits }: Dependencies) => ({
  giveConsent: [limits.consents, giveConsent(access)],
  withdrawConsent: withdrawConsent(access),
  // A person ends an access session of support to their own account.
  endOwnAccess: endOwnAccess(access),
  searchPerson: [limits.lookups, searchPerson(access)],
  openSession: [limitCodes(limits.lookups), openSession(access)],
  extendSession: extendSession(access),
  // The staff member of the session, or an auditor, ends a session whose person they know.
  endSession: endSession(access),
  // An auditor ends a session on the list of all sessions, which does not name the person.
  endListedSession: endListedSession(access),
  requestApproval: [limits.approvals, requestApproval(access)],
  answerApproval: answerApproval(access),
  // Builds a read model again from the events.
  rebuildPersonView: [limits.operations, rebuildPersonView(actions)],
  // Renders the CV or ranks the postings again.
  remakePersonData: [limits.operations, remakePersonData(actions)],
  sendPersonMail: [limits.operations, sendPersonMail(actions)],
});

const callNext: RequestHandler = (_request, _response, next) => {
  next();
};

/** Counts sessions with a code like searches by code, because both tell whether a guessed code is right. */
const limitCodes =
  (limitLookups: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const { basis } = (request.body ?? {}) as { readonly basis?: unknown };
    return (basis === 'consent' ? limitLookups : callNext)(request, response, next);
  };
