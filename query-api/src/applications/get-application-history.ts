import { ENDPOINTS } from '@trackrecord/contracts';
import { type ApplicationsStep, describeTimelineEvent } from '@trackrecord/domain';
import { handle, toEtag } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { type ApplicationSources, readCurrentApplications, requireApplication } from './current-applications.js';
import { describeStep, readSteps } from './recorded-steps.js';

/** GET /applications/{uid}/{applicationId}/history: the changes of one application, newest first. */
export const getApplicationHistory = (sources: ApplicationSources): RequestHandler =>
  handle(ENDPOINTS.getApplicationHistory, async ({ params: { uid, applicationId }, request }) => {
    const { addedRevision } = requireApplication(await readCurrentApplications(request, sources, uid), applicationId);
    const { steps, state } = await readSteps(sources, uid, addedRevision);
    const items = steps
      .filter((step) => isAbout(step, applicationId))
      .map((step) => describeStep(step, state, describeTimelineEvent));
    const { revision } = state;
    return { status: 200, body: { items: items.toReversed(), revision }, headers: { ETag: toEtag(revision) } };
  });

function isAbout({ event }: ApplicationsStep, applicationId: string): boolean {
  const { data } = event.type === 'ChangeUndone' ? event.data.change : event;
  if ('moves' in data) return data.moves.some((move) => move.applicationId === applicationId);
  return 'applicationId' in data && data.applicationId === applicationId;
}
