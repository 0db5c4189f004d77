import { type Cv, CV_UNAVAILABLE, ENDPOINTS, MESSAGES, RENDER_CV } from '@trackrecord/contracts';
import { toEtag, handle, getJobContext, getRemainingMs, type HttpError, unavailableError } from '@trackrecord/platform';
import type { RequestHandler, Response } from 'express';
import { profileNotFoundError } from '../profile/not-found.js';
import { readCurrentProfile, type ProfileSources } from '../profile/current-profile.js';
import type { DerivedReader, DerivationJob } from '../derived/derived-reader.js';

/** The deadline of a request for a CV, and the time of it that is reserved for the response. */
export const CV_DEADLINE_MS = 30_000;
const RESPONSE_RESERVE_MS = 1_000;

/** Returns how long a request can wait for its CV (ms). */
export const getCvTimeoutMs = (response: Response): number =>
  getRemainingMs(response, CV_DEADLINE_MS) - RESPONSE_RESERVE_MS;

/** Creates the 503 of a missing browser. */
export const cvUnavailableError = (): HttpError =>
  unavailableError(CV_UNAVAILABLE, "CVs can't be created right now. Please try again later.", 60);

/** CVs rendered by workers. Fails at once if there is no browser. */
export const CV_JOB: DerivationJob = {
  ...RENDER_CV,
  toError: (failure) => (failure === CV_UNAVAILABLE ? cvUnavailableError() : undefined),
};

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
  handle(
    ENDPOINTS[endpoint],
    async ({ identity: { uid }, request, response }) => {
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
      const storedCv = await cvs.read(uid, currentProfile.revision, getCvTimeoutMs(response), getJobContext(request));
      if (!storedCv) {
        throw unavailableError('cv-not-made', "Your CV couldn't be created. Please try again in a moment.");
      }
      const data = { pdfBuffer: storedCv.value.pdf, cvContent: storedCv.value.content };
      return {
        status: 200,
        body: { success: true, data, message: MESSAGES.cvReady },
        headers: { ETag: toEtag(storedCv.revision) },
      };
    },
    { deadline: CV_DEADLINE_MS },
  );
