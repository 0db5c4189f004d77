import { type Cv, ENDPOINTS, MESSAGES } from '@trackrecord/contracts';
import {
  cvNotCreatedError,
  type DerivedReader,
  getCvTimeoutMs,
  getJobContext,
  handle,
  toEtag,
} from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { profileNotFoundError } from '../http/profile-not-found.js';
import { readCurrentProfile, type ProfileSources } from '../profile/current-profile.js';

/** The endpoints that respond with the CV of a profile. */
type CvEndpoint = 'generateOwnCv' | 'generateCv' | 'generateCvOfProfile';

/**
 * Responds with the CV of the current profile, also as JSON Resume (spec sections 3 and 7). There is no CV of an older
 * revision, so query parameters are rejected. `profileId` is the `_id` of the profile, which is the uid.
 */
export const getCv = (
  endpoint: CvEndpoint,
  sources: ProfileSources,
  cvs: Pick<DerivedReader<Cv>, 'read'>,
): RequestHandler =>
  handle(ENDPOINTS[endpoint], async ({ identity: { uid }, request }) => {
    const { profileId = uid } = request.params;
    if (profileId !== uid) throw profileNotFoundError();
    const currentProfile = await readCurrentProfile(
      request,
      sources,
      uid,
      ({ onboardingCompleted }) => onboardingCompleted,
    );
    if (!currentProfile?.profile.onboardingCompleted) {
      return { status: 200, body: { success: false, message: MESSAGES.cvIncomplete } };
    }
    const storedCv = await cvs.read(uid, currentProfile.revision, getCvTimeoutMs(request), getJobContext(request));
    if (!storedCv) throw cvNotCreatedError();
    const data = { pdfBuffer: storedCv.value.pdf, cvContent: storedCv.value.content };
    return {
      status: 200,
      body: { success: true, data, message: MESSAGES.cvReady },
      headers: { ETag: toEtag(storedCv.revision) },
    };
  });
