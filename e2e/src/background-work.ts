import type { OnboardingProgress, PersonCard } from '@trackrecord/contracts';
import { authHeaders, type TestAccount } from '@trackrecord/platform/testing/test-stack';
import { waitUntil } from '@trackrecord/platform/testing/wait-for';

/** Reads a body of the API; undefined if the request fails. */
async function fetchBody(url: string, account: TestAccount): Promise<unknown> {
  const response = await fetch(url, { headers: authHeaders(account) });
  return response.ok ? response.json() : undefined;
}

/** Waits until a worker has found skills in the descriptions of a user, which the wizard then suggests. */
export const waitForDetectedSkills = (origin: string, user: TestAccount): Promise<void> =>
  waitUntil('skills are detected', async () => {
    const url = `${origin}/api/profile/${user.uid}/onboarding`;
    const progress = (await fetchBody(url, user)) as OnboardingProgress | undefined;
    return Object.values(progress?.detectedSkills ?? {}).flat().length > 0;
  });

/** Waits until workers have rendered the CV and ranked the postings for the current profile of a person. */
export const waitForRendering = (origin: string, staff: TestAccount, uid: string): Promise<void> =>
  waitUntil('the CV and the ranking are current', async () => {
    const card = (await fetchBody(`${origin}/api/support/people/${uid}`, staff)) as PersonCard | undefined;
    if (card === undefined) return false;
    const { cv, matches, views } = card;
    const areViewsCurrent = views.every(({ behind }) => behind === 0);
    return cv?.current === true && matches?.revision === cv.revision && areViewsCurrent;
  });
