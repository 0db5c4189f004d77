import { ENDPOINTS, type OnboardingProgress, onboardingProgress } from '@trackrecord/contracts';
import { onboardingAggregate, toProgress, withDetectedSkills } from '@trackrecord/domain';
import { toEtag, handle } from '@trackrecord/platform';
import type { Request, RequestHandler } from 'express';
import type { PastDetectedSkills, PastOnboardings } from '../history/past-profiles.js';
import { readFreshView, type LiveViews } from '../http/wait-for-revision.js';
import { orderFields } from '../projector/order-fields.js';

/** The sources of the progress in the wizard. */
export interface OnboardingSources {
  readonly onboardings: LiveViews<OnboardingProgress>;
  readonly pastOnboardings: Pick<PastOnboardings, 'readLatest'>;
  readonly pastDetectedSkills: Pick<PastDetectedSkills, 'readLatest'>;
}

/** GET /profile/{uid}/onboarding: the progress in the wizard, with the skills that were detected so far. */
export const getOnboarding = (sources: OnboardingSources): RequestHandler =>
  handle(ENDPOINTS.getOnboarding, async ({ params: { uid }, request }) => {
    const [progress, detectedSkills] = await Promise.all([
      readCurrentProgress(request, sources, uid),
      sources.pastDetectedSkills.readLatest(uid),
    ]);
    const body = withDetectedSkills(progress, detectedSkills?.state);
    return { status: 200, body, ...(progress.revision >= 0 && { headers: { ETag: toEtag(progress.revision) } }) };
  });

/** Reads the view. It may be a few milliseconds behind, so if it is missing, the stream is read. */
async function readCurrentProgress(
  request: Request,
  { onboardings, pastOnboardings }: OnboardingSources,
  uid: string,
): Promise<OnboardingProgress> {
  const freshView = await readFreshView(request, onboardings, uid);
  if (freshView?.view) return freshView.view;
  const latest = await pastOnboardings.readLatest(uid);
  if (!latest) return toProgress(uid, onboardingAggregate.initialState, -1);
  return orderFields(onboardingProgress, toProgress(uid, latest.state, latest.revision));
}
