import { ENDPOINTS, type OnboardingProgress, onboardingProgress } from '@trackrecord/contracts';
import { onboardingAggregate, progressOf } from '@trackrecord/domain';
import { etag, handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { PastOnboardings } from '../history/past-profiles.js';
import { freshView, type LiveViews } from '../http/fresh-view.js';
import { inContractOrder } from '../http/in-contract-order.js';

/**
 * GET /profile/{uid}/onboarding: the progress, which is at its beginning while nothing was recorded. A missing view may
 * be a few milliseconds behind, so the stream is read before that is said.
 */
export const getOnboarding = (
  liveViews: LiveViews<OnboardingProgress>,
  past: Pick<PastOnboardings, 'newest'>,
): RequestHandler =>
  handle(ENDPOINTS.getOnboarding, async ({ params: { uid }, request }) => {
    const found = await freshView(request, liveViews, uid);
    if (found?.view) return { status: 200, body: found.view, headers: { ETag: etag(found.revision) } };
    const newest = await past.newest(uid);
    if (!newest) return { status: 200, body: progressOf(uid, onboardingAggregate.initialState, -1) };
    const { state, revision } = newest;
    const body = inContractOrder(onboardingProgress, progressOf(uid, state, revision));
    return { status: 200, body, headers: { ETag: etag(revision) } };
  });
