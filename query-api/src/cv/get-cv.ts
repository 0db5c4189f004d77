import { type Cv, CV_UNAVAILABLE, cvQuery, type CvReady, MESSAGES, type NoCv, RENDER_CV } from '@trackrecord/contracts';
import { etag, identityOf, ownIdentity, route, timeLeft, unavailable, valid } from '@trackrecord/platform';
import type { Request, RequestHandler, Response } from 'express';
import { profileNotFound } from '../profile/not-found.js';
import { currentProfile, type ProfileSources } from '../profile/current-profile.js';
import type { AwaitedDerived, MadeByWorkers } from '../derived/awaited-derived.js';

/** How long a request for a CV may take (design.md section 4), and what of it is left to send the answer in (ms). */
const DEADLINE = 30_000;
const ANSWERING = 1_000;

/** CVs as workers make them: where there is no browser to print with, nobody waits for one. */
export const MADE_CVS: MadeByWorkers = {
  ...RENDER_CV,
  refusal: (failure) =>
    failure === CV_UNAVAILABLE
      ? unavailable(CV_UNAVAILABLE, "CVs can't be created right now. Please try again later.", 60)
      : undefined,
};

/**
 * GET /cv/generate, /cv/generate/{uid} and /cv/generate/{uid}/{profileId}: the CV of the profile as it is, with what it
 * says as JSON Resume (spec sections 3 and 7). `profileId` is the `_id` of the profile, which is the uid. There is no CV of
 * an older revision, so query parameters are refused.
 */
export const getCv = (sources: ProfileSources, cvs: Pick<AwaitedDerived<Cv>, 'of'>): RequestHandler =>
  route(async (request, response) => {
    const uid = ownUid(request, response);
    valid(cvQuery, request.query);
    const found = await currentProfile(request, sources, uid, ({ onboardingCompleted }) => onboardingCompleted);
    if (!found?.profile.onboardingCompleted) {
      return { status: 200, body: { success: false, message: MESSAGES.cvIncomplete } satisfies NoCv };
    }
    const made = await cvs.of(uid, found.revision, timeLeft(response, DEADLINE) - ANSWERING);
    if (!made) {
      throw unavailable('cv-not-made', "Your CV couldn't be created. Please try again in a moment.");
    }
    const data = { pdfBuffer: made.value.pdf, cvContent: made.value.content };
    const body: CvReady = { success: true, data, message: MESSAGES.cvReady };
    return { status: 200, body, headers: { ETag: etag(made.revision) } };
  }, DEADLINE);

/** @throws {HttpError} 403 for somebody else's, 404 for a profile that is not the person's. */
function ownUid(request: Request, response: Response): string {
  const { uid, profileId } = request.params;
  if (uid === undefined) return identityOf(response).uid;
  const own = ownIdentity(request, response).uid;
  if (profileId !== undefined && profileId !== own) throw profileNotFound();
  return own;
}
