import { ENDPOINTS, HISTORY_PAGE_SIZE } from '@trackrecord/contracts';
import { handle, toEtag } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { type ApplicationSources, readCurrentApplications } from './current-applications.js';
import { describeSteps, type ReadJobNames, readSteps } from './recorded-steps.js';

/** GET /applications/{uid}/history: a page of the changes of all applications, newest first. */
export const listApplicationChanges = (sources: ApplicationSources, readJobNames: ReadJobNames): RequestHandler =>
  handle(ENDPOINTS.listApplicationChanges, async ({ params: { uid }, query: { before }, request }) => {
    const currentApplications = { ...(await readCurrentApplications(request, sources, uid)), erased: false };
    const { revision } = currentApplications;
    const end = Math.min(before ?? Number.MAX_SAFE_INTEGER, revision + 1);
    const start = Math.max(0, end - HISTORY_PAGE_SIZE);
    const { steps } = end > 0 ? await readSteps(sources, uid, start, end) : { steps: [] };
    const items = (await describeSteps(steps, currentApplications, readJobNames)).toReversed();
    return {
      status: 200,
      body: { items, next: start > 0 ? start : null, revision },
      ...(revision >= 0 && { headers: { ETag: toEtag(revision) } }),
    };
  });
