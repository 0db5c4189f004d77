import { ENDPOINTS } from '@trackrecord/contracts';
import { toPublicApplication } from '@trackrecord/domain';
import { handle, toEtag } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import {
  type ApplicationSources,
  type PastApplications,
  readCurrentApplications,
  requireApplication,
} from './current-applications.js';

/** Reads the texts of postings. */
type PostingTexts = { readonly pastApplications: Pick<PastApplications, 'readChanges'> };

/** GET /applications/{uid}/{applicationId}: one application with the text of its posting when it was added. */
export const getApplication = (sources: ApplicationSources): RequestHandler =>
  handle(ENDPOINTS.getApplication, async ({ params: { uid, applicationId }, request }) => {
    const currentApplications = await readCurrentApplications(request, sources, uid);
    const { revision } = currentApplications;
    const storedApplication = requireApplication(currentApplications, applicationId);
    const text = await readPostingText(sources, uid, storedApplication.addedRevision);
    const application = toPublicApplication(storedApplication);
    return { status: 200, body: { application, text, revision }, headers: { ETag: toEtag(revision) } };
  });

/** Reads the text of a posting from the event that added its application. */
export async function readPostingText(
  { pastApplications }: PostingTexts,
  uid: string,
  addedRevision: number,
): Promise<string> {
  for await (const { event } of pastApplications.readChanges(uid, addedRevision, 1))
    if (event.type === 'ApplicationAdded') return event.data.text;
  throw new Error(`event ${String(addedRevision)} of applications-${uid} is missing or adds no application`);
}
