import type { OnboardingProgress } from '@trackrecord/contracts';
import { onboardingDecider, progressOf } from '@trackrecord/domain';
import { etag, ownIdentity, route } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { freshView, type LiveViews } from '../http/fresh-view.js';

/** GET /profile/{uid}/onboarding: the progress, which is at its beginning while nothing was recorded. */
export const getOnboarding = (liveViews: LiveViews<OnboardingProgress>): RequestHandler =>
  route(async (request, response) => {
    const { uid } = ownIdentity(request, response);
    const found = await freshView(request, liveViews, uid);
    if (!found?.view) return { status: 200, body: progressOf(uid, onboardingDecider.initialState, -1) };
    return { status: 200, body: found.view, headers: { ETag: etag(found.revision) } };
  });
