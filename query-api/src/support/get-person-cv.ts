import { supportWorkEndpoints } from '@trackrecord/contracts';
import { getCvTimeoutMs, getJobContext, HttpError } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { type PastProfileSources, readProfile } from '../profile/get-profile.js';
import { profileNotFoundError } from '../http/profile-not-found.js';
import { toRevisionDetail } from './get-person-onboarding.js';
import type { PastCvs } from './past-cvs.js';
import { readContent } from './read-content.js';
import type { RecordUse } from './record-use.js';

/** The sources of the CV of a person. */
export type PersonCvSources = PastProfileSources & { readonly pastCvs: Pick<PastCvs, 'render'> };

/** GET /support/people/{uid}/cv: the CV of a revision, rendered on request. */
export const getPersonCv = (sources: PersonCvSources, recordUse: RecordUse): RequestHandler =>
  readContent(
    supportWorkEndpoints.getPersonCv,
    {
      recordUse,
      describeUse: ({ query }) => ({ what: 'cv', detail: toRevisionDetail(query.revision) }),
    },
    async ({ params: { uid }, query, request }) => {
      const { body: profile } = await readProfile(sources, request, uid, query);
      if (!profile.onboardingCompleted)
        throw new HttpError(404, 'no-cv', 'There was no CV yet: the onboarding was not complete.');
      const pdf = await sources.pastCvs.render(profile, getCvTimeoutMs(request), getJobContext(request));
      if (!pdf) throw profileNotFoundError();
      return {
        status: 200,
        body: pdf,
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `inline; filename="resume-revision-${String(profile.revision)}.pdf"`,
        },
      };
    },
  );
