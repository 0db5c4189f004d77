import { type Application, type ApplicationList, type ApplicationSummary, ENDPOINTS } from '@trackrecord/contracts';
import { type ApplicationsState, toPublicApplication } from '@trackrecord/domain';
import { handle, toEtag } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { type ApplicationSources, readCurrentApplications } from './current-applications.js';

/** GET /applications/{uid}: all applications, oldest first, at least at the revision in X-Min-Revision. */
export const listApplications = (sources: ApplicationSources): RequestHandler =>
  handle(ENDPOINTS.listApplications, async ({ params: { uid }, request }) => {
    const currentApplications = await readCurrentApplications(request, sources, uid);
    const { revision } = currentApplications;
    return {
      status: 200,
      body: toList(currentApplications),
      ...(revision >= 0 && { headers: { ETag: toEtag(revision) } }),
    };
  });

const toList = ({
  applications,
  hiddenPostings,
  hiddenCompanies,
  savedEvents,
  revision,
}: Omit<ApplicationsState, 'erased'>): ApplicationList => ({
  items: applications.map(toSummary),
  hiddenPostings: [...hiddenPostings],
  hiddenCompanies: [...hiddenCompanies],
  savedEvents: [...savedEvents],
  revision,
});

function toSummary(storedApplication: Application): ApplicationSummary {
  const {
    contacts: _contacts,
    salaries: _salaries,
    notes,
    sent,
    ...application
  } = toPublicApplication(storedApplication);
  return { ...application, sentAt: sent?.at ?? null, notes: notes.length };
}
