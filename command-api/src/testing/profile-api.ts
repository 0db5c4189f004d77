import type { OnboardingProgress } from '@trackrecord/contracts';
import { authHeaders, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { waitFor } from '@trackrecord/platform/testing/wait-for';
import supertest from 'supertest';

const api = supertest(testVariable('BASE_URL'));

/** Request headers besides Authorization. */
export type Headers = Readonly<Record<string, string>>;

/** Sends requests of a user about their profile and onboarding. */
export const profileApi = (user: TestUser) => {
  const path = `/api/profile/${user.uid}`;
  const progress = (headers: Headers = {}) => api.get(`${path}/onboarding`).set({ ...authHeaders(user), ...headers });
  return {
    post: (body: object, headers: Headers = {}) =>
      api
        .post('/api/profile')
        .set({ ...authHeaders(user), ...headers })
        .send({ userId: user.uid, ...body }),
    put: (body: object, headers: Headers = {}) =>
      api
        .put(path)
        .set({ ...authHeaders(user), ...headers })
        .send(body),
    get: (headers: Headers = {}) => api.get(path).set({ ...authHeaders(user), ...headers }),
    /** Completes or skips a step of the wizard, or stores its draft. */
    record: (step: string, body: object, headers: Headers = {}) =>
      api
        .put(`${path}/onboarding/${step}`)
        .set({ ...authHeaders(user), ...headers })
        .send(body),
    /** Reads the progress in the wizard. */
    progress,
    /** Waits until a worker has detected skills in the recorded steps, and returns them. */
    waitForDetectedSkills: (): Promise<readonly string[]> =>
      waitFor('detected skills', async () => {
        const { detectedSkills } = (await progress()).body as OnboardingProgress;
        const skills = Object.values(detectedSkills).flat();
        return skills.length > 0 ? skills : undefined;
      }),
  };
};

/** Returns the header that makes a read wait for a revision. */
export const atLeast = (revision: unknown): Headers => ({ 'x-min-revision': String(revision) });
