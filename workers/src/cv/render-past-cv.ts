import { CV_UNAVAILABLE, type ProfileEvent } from '@trackrecord/contracts';
import { type ProfileState, toProfile } from '@trackrecord/domain';
import type { StateHistory } from '@trackrecord/platform';
import { ignoreErasedAccount } from '../worker/ignore-erased-account.js';
import type { Processor } from '../worker/processors.js';
import { BackgroundWorkFailedError, WorkFailedError } from '../worker/work-failed-error.js';
import { type RenderDependencies, renderPdf } from './render-cv.js';

/** What renders CVs of past revisions. They are not stored as the CV of the person. */
type PastRenderDependencies = Pick<RenderDependencies, 'print'> & {
  readonly profiles: Pick<StateHistory<ProfileState, ProfileEvent>, 'readAt'>;
};

/**
 * Creates the processor that renders the CV of a revision of a profile, for support. Images are omitted, as if they
 * could not be fetched: a request would tell the server of the images, which may be the person's own, that staff look
 * now.
 * @throws {WorkFailedError} if no browser is installed.
 */
export const renderPastCv =
  ({ profiles, print }: PastRenderDependencies): Processor<'render-past-cv'> =>
  async ({ revision }, { uid, signal }) => {
    const pastProfile = await profiles.readAt(uid, { revision }, signal).catch(ignoreErasedAccount);
    if (pastProfile?.revision !== revision) return null;
    const profile = toProfile(uid, pastProfile.state, pastProfile.revision, pastProfile.at);
    const pdf = await renderPdf(profile, new Map(), print, signal).catch((error: unknown) => {
      throw error instanceof BackgroundWorkFailedError ? new WorkFailedError(CV_UNAVAILABLE) : error;
    });
    return { pdf: Buffer.from(pdf).toString('base64') };
  };
