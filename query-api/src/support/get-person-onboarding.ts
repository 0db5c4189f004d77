import { supportReadEndpoints } from '@trackrecord/contracts';
import { toProgress, withDetectedSkills } from '@trackrecord/domain';
import { HttpError } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { PastDetectedSkills, PastOnboardings } from '../history/past-profiles.js';
import { readContent } from './read-content.js';
import type { RecordUse } from './record-use.js';

/** The sources of the progress in the wizard. */
export interface PastOnboardingSources {
  readonly pastOnboardings: Pick<PastOnboardings, 'readAt' | 'readLatest'>;
  readonly pastDetectedSkills: Pick<PastDetectedSkills, 'readAt' | 'readLatest'>;
}

/** GET /support/people/{uid}/onboarding: the progress in the wizard, also at a past revision. */
export const getPersonOnboarding = (sources: PastOnboardingSources, recordUse: RecordUse): RequestHandler =>
  readContent(
    supportReadEndpoints.getPersonOnboarding,
    { recordUse, describeUse: ({ query }) => ({ what: 'onboarding', detail: toRevisionDetail(query.revision) }) },
    async ({ params: { uid }, query: { revision } }) => ({
      status: 200,
      body: await readProgress(sources, uid, revision),
    }),
  );

/** Describes for the access log which revision was read. */
export const toRevisionDetail = (revision: number | undefined): string =>
  revision === undefined ? 'newest revision' : `revision ${String(revision)}`;

/** Detected skills have a stream of their own, so those of a past revision are the ones of its time. */
async function readProgress(
  { pastOnboardings, pastDetectedSkills }: PastOnboardingSources,
  uid: string,
  revision: number | undefined,
) {
  const found = await (revision === undefined
    ? pastOnboardings.readLatest(uid)
    : pastOnboardings.readAt(uid, { revision }));
  if (!found || (revision !== undefined && found.revision < revision))
    throw new HttpError(404, 'revision-not-found', 'The wizard has no such revision.');
  const detectedSkills = await (revision === undefined
    ? pastDetectedSkills.readLatest(uid)
    : pastDetectedSkills.readAt(uid, { at: found.at }));
  return withDetectedSkills(toProgress(uid, found.state, found.revision), detectedSkills?.state);
}
