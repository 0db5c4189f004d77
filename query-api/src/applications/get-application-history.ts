import { type ApplicationHistory, ENDPOINTS } from '@trackrecord/contracts';
import {
  applicationsAggregate,
  type ApplicationsState,
  type ApplicationsStep,
  describeApplicationsEvent,
  planApplicationsUndo,
} from '@trackrecord/domain';
import { handle, toEtag } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { type ApplicationSources, readCurrentApplications, requireApplication } from './current-applications.js';

/** A change of an application, with the states before and after it. */
interface RecordedStep extends ApplicationsStep {
  readonly eventId: string;
  readonly revision: number;
  readonly at: string;
}

/** GET /applications/{uid}/{applicationId}/history: the changes of one application, newest first. */
export const getApplicationHistory = (sources: ApplicationSources): RequestHandler =>
  handle(ENDPOINTS.getApplicationHistory, async ({ params: { uid, applicationId }, request }) => {
    const { addedRevision } = requireApplication(await readCurrentApplications(request, sources, uid), applicationId);
    const { steps, state } = await readSteps(sources, uid, addedRevision);
    const items = steps.filter((step) => getApplicationId(step) === applicationId).map((step) => toItem(step, state));
    const { revision } = state;
    return { status: 200, body: { items: items.toReversed(), revision }, headers: { ETag: toEtag(revision) } };
  });

/** Reads all changes from a revision on. Later changes of other applications decide nothing, but lead to the state. */
async function readSteps({ pastApplications }: ApplicationSources, uid: string, from: number) {
  const snapshot = from === 0 ? undefined : await pastApplications.readSnapshotBefore(uid, { revision: from - 1 });
  let state = snapshot?.state ?? applicationsAggregate.initialState;
  const steps: RecordedStep[] = [];
  for await (const { id, revision, metadata, event } of pastApplications.readChanges(uid, state.revision + 1)) {
    const before: ApplicationsState = state;
    state = applicationsAggregate.evolve(before, event);
    steps.push({ event, before, after: state, eventId: id, revision: Number(revision), at: metadata.occurredAt });
  }
  return { steps, state };
}

function getApplicationId({ event }: ApplicationsStep): string | undefined {
  const { data } = event.type === 'ChangeUndone' ? event.data.change : event;
  return 'applicationId' in data ? data.applicationId : undefined;
}

const toItem = (step: RecordedStep, state: ApplicationsState): ApplicationHistory['items'][number] => ({
  eventId: step.eventId,
  revision: step.revision,
  at: step.at,
  words: describeApplicationsEvent(step),
  undoable: 'change' in planApplicationsUndo(step, state),
});
