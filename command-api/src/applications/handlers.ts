import { type applicationEndpoints, ENDPOINTS, line } from '@trackrecord/contracts';
import type { ApplicationsCommand } from '@trackrecord/domain';
import { type EndpointHandlers, type EndpointRequest, handle, HttpError } from '@trackrecord/platform';
import type { Limits } from '../http/limits.js';
import type { WorkRequests } from '../work/work-requests.js';
import { addApplication, type ApplicationWrites, toApplicationSaved, toWrittenChange } from './application-writes.js';
import type { PastApplications } from './past-applications.js';
import { readPosting } from './read-posting.js';
import { recordSent, type SentSources } from './record-sent.js';

/** A request about the applications of a user. */
interface ApplicationRequest extends Pick<EndpointRequest<never>, 'request' | 'response'> {
  readonly params: { readonly uid: string };
}

type ChangeCommand = Extract<ApplicationsCommand, { readonly applicationId: string }>;

/** What the handlers need. */
export interface Dependencies extends Omit<SentSources, 'profiles'> {
  readonly applications: ApplicationWrites;
  readonly pastApplications: PastApplications;
  readonly profileStreams: SentSources['profiles'];
  readonly workRequests: WorkRequests;
  readonly limits: Pick<Limits, 'suggestions'>;
}

/** Creates the handlers of all writes on applications. */
export function createHandlers(dependencies: Dependencies): EndpointHandlers<keyof typeof applicationEndpoints> {
  const { applications: writes, pastApplications, profileStreams, cvs, sentCvs, workRequests, limits } = dependencies;
  /** Runs a command, and responds with the changed application. */
  const change = ({ params: { uid }, request, response }: ApplicationRequest, command: ChangeCommand) =>
    writes.run(request, response, {
      uid,
      origin: undefined,
      command,
      toResponse: (result) => ({ status: 200, body: toApplicationSaved(result, command.applicationId) }),
    });
  /** Runs a command, and responds with the change. */
  const run = ({ params: { uid }, request, response }: ApplicationRequest, command: ApplicationsCommand) =>
    writes.run(request, response, {
      uid,
      origin: undefined,
      command,
      toResponse: (result) => ({ status: 200, body: toWrittenChange(result) }),
    });

  return {
    addApplication: handle(
      ENDPOINTS.addApplication,
      ({ params: { uid }, body: { posting, text, source, isDuplicateAllowed, ...move }, request, response }) =>
        addApplication(writes, request, response, { uid, posting, text, source, isDuplicateAllowed, move }),
    ),
    removeApplication: handle(ENDPOINTS.removeApplication, (request) =>
      run(request, { type: 'RemoveApplication', ...request.params }),
    ),
    changePosting: handle(ENDPOINTS.changePosting, (request) =>
      change(request, { type: 'ChangePosting', ...request.params, ...request.body }),
    ),
    moveApplication: handle(ENDPOINTS.moveApplication, (request) =>
      change(request, { type: 'MoveApplication', ...request.params, move: request.body }),
    ),
    closeApplications: handle(ENDPOINTS.closeApplications, (request) =>
      run(request, { type: 'CloseApplications', ...request.body }),
    ),
    readPosting: [limits.suggestions, readPosting(workRequests)],
    recordSent: recordSent(writes, pastApplications, { profiles: profileStreams, cvs, sentCvs }),
    removeSent: handle(ENDPOINTS.removeSent, (request) => change(request, { type: 'RemoveSent', ...request.params })),
    setNextStep: handle(ENDPOINTS.setNextStep, (request) => {
      const { nextStep } = request.body;
      if (nextStep === null) return change(request, { type: 'CancelNextStep', ...request.params });
      // A client that names no revision has not seen the step that it would change.
      const type = request.request.get('if-match') === undefined ? 'AddNextStep' : 'ChangeNextStep';
      return change(request, { type, ...request.params, nextStep });
    }),
    completeNextStep: handle(ENDPOINTS.completeNextStep, (request) =>
      change(request, { type: 'CompleteNextStep', ...request.params }),
    ),
    addNextStep: handle(ENDPOINTS.addNextStep, (request) =>
      change(request, { type: 'AddNextStep', ...request.params, ...request.body }),
    ),
    changeNextStep: handle(ENDPOINTS.changeNextStep, ({ params: { entryId, ...params }, ...request }) =>
      change({ ...request, params }, { type: 'ChangeNextStep', ...params, stepId: entryId, ...request.body }),
    ),
    finishNextStep: handle(ENDPOINTS.finishNextStep, ({ params: { entryId, ...params }, ...request }) =>
      change({ ...request, params }, { type: 'CompleteNextStep', ...params, stepId: entryId }),
    ),
    cancelNextStep: handle(ENDPOINTS.cancelNextStep, ({ params: { entryId, ...params }, ...request }) =>
      change({ ...request, params }, { type: 'CancelNextStep', ...params, stepId: entryId }),
    ),
    addNote: handle(ENDPOINTS.addNote, (request) =>
      change(request, { type: 'AddEntry', ...request.params, list: 'notes', entry: request.body }),
    ),
    changeNote: handle(ENDPOINTS.changeNote, (request) =>
      change(request, { type: 'ChangeEntry', ...request.params, list: 'notes', entry: request.body }),
    ),
    removeNote: handle(ENDPOINTS.removeNote, (request) =>
      change(request, { type: 'RemoveEntry', ...request.params, list: 'notes' }),
    ),
    addContact: handle(ENDPOINTS.addContact, (request) =>
      change(request, { type: 'AddEntry', ...request.params, list: 'contacts', entry: request.body }),
    ),
    changeContact: handle(ENDPOINTS.changeContact, (request) =>
      change(request, { type: 'ChangeEntry', ...request.params, list: 'contacts', entry: request.body }),
    ),
    removeContact: handle(ENDPOINTS.removeContact, (request) =>
      change(request, { type: 'RemoveEntry', ...request.params, list: 'contacts' }),
    ),
    addSalary: handle(ENDPOINTS.addSalary, (request) =>
      change(request, { type: 'AddEntry', ...request.params, list: 'salaries', entry: request.body }),
    ),
    changeSalary: handle(ENDPOINTS.changeSalary, (request) =>
      change(request, { type: 'ChangeEntry', ...request.params, list: 'salaries', entry: request.body }),
    ),
    removeSalary: handle(ENDPOINTS.removeSalary, (request) =>
      change(request, { type: 'RemoveEntry', ...request.params, list: 'salaries' }),
    ),
    hidePosting: handle(ENDPOINTS.hidePosting, (request) =>
      run(request, { type: 'HidePosting', jobId: requireJobId(request.params.jobId) }),
    ),
    unhidePosting: handle(ENDPOINTS.unhidePosting, (request) =>
      run(request, { type: 'UnhidePosting', ...request.params }),
    ),
    hideCompany: handle(ENDPOINTS.hideCompany, (request) =>
      run(request, {
        type: request.body.isHidden ? 'HideCompany' : 'UnhideCompany',
        company: request.body.company,
      }),
    ),
    saveCareerEvent: handle(ENDPOINTS.saveCareerEvent, (request) =>
      run(request, {
        type: 'SaveCareerEvent',
        event: { ...request.body, eventId: requireEventId(request.params.eventId) },
      }),
    ),
    removeCareerEvent: handle(ENDPOINTS.removeCareerEvent, (request) =>
      run(request, { type: 'RemoveCareerEvent', ...request.params }),
    ),
    undoApplicationChange: handle(ENDPOINTS.undoApplicationChange, async ({ params: { uid, eventId }, ...request }) =>
      writes.run(request.request, request.response, {
        uid,
        origin: undefined,
        originRef: `event:${eventId}`,
        command: { type: 'UndoChange', eventId, step: await pastApplications.find(uid, eventId) },
        fingerprint: { type: 'UndoChange', eventId },
        toResponse: (result) => ({ status: 200, body: toWrittenChange(result) }),
      }),
    ),
  };
}

/** @throws {HttpError} 404 if no posting can have this id. */
function requireJobId(jobId: string): string {
  if (line.safeParse(jobId).data !== jobId) throw new HttpError(404, 'job-not-found', 'There is no such job.');
  return jobId;
}

function requireEventId(eventId: string): string {
  if (line.safeParse(eventId).data !== eventId) throw new HttpError(404, 'not-found', 'There is no such event.');
  return eventId;
}
