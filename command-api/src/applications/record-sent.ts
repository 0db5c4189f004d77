import { type Cv, ENDPOINTS, type ProfileEvent } from '@trackrecord/contracts';
import type { ProfileState } from '@trackrecord/domain';
import {
  cvNotCreatedError,
  type DerivedReader,
  getCvTimeoutMs,
  getJobContext,
  handle,
  hashContent,
  HttpError,
  type SentCvs,
} from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { UserStreams } from '../commands/user-streams.js';
import { getNow } from '../http/clock.js';
import { type ApplicationWrites, toApplicationSaved } from './application-writes.js';
import type { PastApplications } from './past-applications.js';

/** The sources of what is sent to an employer: the profile and its CV, and where sent CVs are kept. */
export interface SentSources {
  readonly profiles: Pick<UserStreams<ProfileState, ProfileEvent>, 'load' | 'empty'>;
  readonly cvs: Pick<DerivedReader<Cv>, 'read'>;
  readonly sentCvs: Pick<SentCvs, 'store'>;
}

/**
 * PUT /applications/{uid}/{applicationId}/sent: records that the current CV was sent. The CV is stored before the
 * event, so that the CV of every recorded hash exists.
 */
export const recordSent = (
  writes: ApplicationWrites,
  history: Pick<PastApplications, 'readPostingText'>,
  { profiles, cvs, sentCvs }: SentSources,
): RequestHandler =>
  handle(ENDPOINTS.recordSent, async ({ params: { uid, applicationId }, request, response }) => {
    const postingHash = hashContent(await history.readPostingText(uid, applicationId));
    const { state, revision } = await profiles.load(uid, profiles.empty);
    if (!state.onboardingCompleted || revision === undefined)
      throw new HttpError(409, 'no-cv', 'You have no CV yet. Please complete your profile first.');
    const cv = await cvs.read(uid, Number(revision), getCvTimeoutMs(request), getJobContext(request));
    if (!cv) throw cvNotCreatedError();
    const pdf = Buffer.from(cv.value.pdf, 'base64');
    const cvHash = await sentCvs.store(uid, pdf);
    const sent = {
      at: getNow().toISOString(),
      profileRevision: cv.revision,
      cvHash,
      cvBytes: pdf.length,
      postingHash,
    };
    return writes.run(request, response, {
      uid,
      origin: undefined,
      command: { type: 'RecordSent', applicationId, sent },
      // Without `sent`, whose time and hashes can differ when the request is repeated.
      fingerprint: { type: 'RecordSent', applicationId },
      toResponse: (result) => ({ status: 200, body: toApplicationSaved(result, applicationId) }),
    });
  });
