import { as, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import supertest from 'supertest';

const api = supertest(testVariable('BASE_URL'));

/** Headers of a request beside those of signing in. */
export type Headers = Readonly<Record<string, string>>;

/** The requests of one person about their profile and their way through the wizard. */
export const profileApi = (user: TestUser) => {
  const own = `/api/profile/${user.uid}`;
  return {
    post: (body: object, headers: Headers = {}) =>
      api
        .post('/api/profile')
        .set({ ...as(user), ...headers })
        .send({ userId: user.uid, ...body }),
    put: (body: object, headers: Headers = {}) =>
      api
        .put(own)
        .set({ ...as(user), ...headers })
        .send(body),
    get: (headers: Headers = {}) => api.get(own).set({ ...as(user), ...headers }),
    record: (step: string, body: object, headers: Headers = {}) =>
      api
        .put(`${own}/onboarding/${step}`)
        .set({ ...as(user), ...headers })
        .send(body),
    progress: (headers: Headers = {}) => api.get(`${own}/onboarding`).set({ ...as(user), ...headers }),
  };
};

/** The header that makes a read wait for a revision. */
export const atLeast = (revision: unknown): Headers => ({ 'x-min-revision': String(revision) });
