import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { authHeaders, signUp, testVariable } from '@trackrecord/platform/testing/test-stack';
import supertest from 'supertest';

const api = supertest(testVariable('BASE_URL'));
const root = fileURLToPath(new URL('../../', `file://${__filename}`));
const rebuild = (...args: string[]) => promisify(execFile)('node', ['scripts/rebuild.mjs', ...args], { cwd: root });

it.each(['profile', 'onboarding'])(
  'npm run rebuild -- %s rebuilds one or all documents without changing them',
  async (name) => {
    const user = await signUp();
    const path = name === 'profile' ? `/api/profile/${user.uid}` : `/api/profile/${user.uid}/onboarding`;
    const saved = await api
      .post('/api/profile')
      .set(authHeaders(user))
      .send({ userId: user.uid, userType: 'student', skills: ['Go'] });
    const step = api.put(`/api/profile/${user.uid}/onboarding/skills`).set(authHeaders(user));
    const recorded = await step.send({ data: { skills: ['Go'] } });
    const etag = (name === 'profile' ? saved : recorded).headers['etag'] ?? '';
    const read = () => api.get(path).set({ ...authHeaders(user), 'x-min-revision': etag.replaceAll('"', '') });
    const before = await read();
    expect(before.headers['etag']).toBe(etag);

    const single = await rebuild(name, `--uid=${user.uid}`);
    expect(single.stdout).toMatch(new RegExp(`^${name}: rebuilt ${name}-${user.uid} from [12] events`));
    expect((await read()).body).toEqual(before.body);

    const full = await rebuild(name);
    expect(full.stdout).toMatch(
      // Other tests may have left streams that cannot be folded, which are logged first.
      new RegExp(`^${name}: rebuilt ${name}-views-\\d+ from \\d+ events`, 'm'),
    );
    expect((await read()).body).toEqual(before.body);
  },
);

it('lists the projections for an unknown name', async () => {
  await expect(rebuild('nothing')).rejects.toMatchObject({ stderr: expect.stringContaining('profile|onboarding') });
});
