import type { OnboardingDraft, OnboardingProgress, ProfileSections } from '@trackrecord/contracts';
import { HttpResponse, http } from 'msw';
import { errorBody } from './profile';
import { server } from './server';

/** The URL of Nadia's onboarding progress. */
export const ONBOARDING_URL = 'http://localhost/api/profile/nadia/onboarding';

const STEPS = ['userType', 'personal', 'education', 'experience', 'skills', 'preferences', 'review'] as const;
type Step = (typeof STEPS)[number];

/** A step saved by the wizard, with the request body. */
export interface RecordedStep {
  readonly step: string;
  readonly body: { readonly data?: ProfileSections; readonly skipped?: true; readonly draft?: OnboardingDraft };
}

/** Creates a progress in which these steps are done. */
export const makeProgress = (
  done: readonly Step[] = [],
  data: ProfileSections = {},
  overrides: Partial<OnboardingProgress> = {},
): OnboardingProgress => ({
  userId: 'nadia',
  revision: done.length - 1,
  step: STEPS.find((step) => !done.includes(step)) ?? 'review',
  done: [...done],
  data,
  drafts: {},
  detectedSkills: {},
  ...overrides,
});

/** Creates a progress in which all steps before this one are done. */
export const makeProgressUpTo = (step: Step, data: ProfileSections = {}, overrides: Partial<OnboardingProgress> = {}) =>
  makeProgress(STEPS.slice(0, STEPS.indexOf(step)), data, overrides);

/** Serves the onboarding routes and updates the progress with every saved step; returns the saved steps. */
export function serveOnboarding(start: OnboardingProgress = makeProgress()): RecordedStep[] {
  let progress = start;
  const recordedSteps: RecordedStep[] = [];
  server.use(
    http.get(ONBOARDING_URL, () => HttpResponse.json(progress)),
    http.put(`${ONBOARDING_URL}/:step`, async ({ request, params }) => {
      const step = String(params.step) as Step;
      const body = (await request.json()) as RecordedStep['body'];
      recordedSteps.push({ step, body });
      const revision = progress.revision + 1;
      progress =
        body.draft === undefined
          ? makeProgress(
              STEPS.filter((other) => other === step || progress.done.includes(other)),
              { ...progress.data, ...body.data },
              { revision },
            )
          : { ...progress, revision, drafts: { ...progress.drafts, [body.draft.kind]: body.draft.value } };
      return HttpResponse.json(progress, { headers: { etag: `"${revision}"` } });
    }),
  );
  return recordedSteps;
}

/** Rejects every save of a step. */
export const failOnboardingSaves = (status: number, error = 'Nothing can be saved right now.'): void =>
  server.use(http.put(`${ONBOARDING_URL}/:step`, () => HttpResponse.json(errorBody(error), { status })));
