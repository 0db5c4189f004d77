import { randomUUID } from 'node:crypto';
import { scaled } from '@trackrecord/platform/testing/test-scale';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import supertest from 'supertest';

const api = supertest(testVariable('BASE_URL'));
const ada = { firstName: 'Ada', lastName: 'Byron', linkedInUrl: 'https://www.linkedin.com/in/ada-byron' };

const post = (user: TestUser, body: object, headers: Record<string, string> = {}) =>
  api
    .post('/api/profile')
    .set(authHeaders(user))
    .set(headers)
    .send({ userId: user.uid, ...body });
const patch = (user: TestUser, personalInfo: object, headers: Record<string, string> = {}) =>
  api.patch(`/api/profile/personal-info/${user.uid}`).set(authHeaders(user)).set(headers).send({ personalInfo });
const get = (user: TestUser, headers: Record<string, string> = {}) =>
  api.get(`/api/profile/${user.uid}`).set(authHeaders(user)).set(headers);

let user: TestUser;
beforeEach(async () => {
  user = await signUp();
});

it('reading and patching a profile fail with "Profile not found" before the first save', async () => {
  expect((await get(user)).body).toMatchObject({ error: 'Profile not found', code: 'profile-not-found' });
  const replaced = await patch(user, { ...ada, email: user.email });
  expect(replaced.status).toBe(404);
  expect(replaced.body).toMatchObject({ error: 'Profile not found', success: false });
});

describe('saving a profile for the first time', () => {
  it('responds with 201 and the profile, and the next read returns it', async () => {
    const saved = await post(user, { userType: 'student', personalInfo: ada });
    expect(saved.status).toBe(201);
    expect(saved.body).toMatchObject({
      _id: user.uid,
      userId: user.uid,
      userType: 'student',
      onboardingCompleted: false,
    });
    expect(saved.body.personalInfo).toEqual({ ...ada, email: user.email });
    expect(saved.headers['etag']).toBe('"1"');

    const read = await get(user, { 'x-min-revision': '1' });
    expect(read.status).toBe(200);
    expect(read.body).toEqual(saved.body);
    expect(read.headers['etag']).toBe('"1"');
    expect(read.headers['cache-control']).toBe('no-store');
  });

  it('ignores read-only fields and rejects unknown ones', async () => {
    const saved = await post(user, { personalInfo: ada, _id: 'x', revision: 99, updatedAt: 'now' });
    expect(saved.body).toMatchObject({ _id: user.uid, revision: 0 });
    const response = await post(user, { personalInfo: ada, isAdmin: true });
    expect(response.status).toBe(400);
    expect(response.body.error).toMatch(/isAdmin/);
  });

  it('rejects an empty profile', async () => {
    expect((await post(user, {})).status).toBe(400);
    expect((await get(user)).status).toBe(404);
  });
});

describe('saving again', () => {
  it('responds with 200, keeps absent sections, and appends nothing if nothing changed', async () => {
    await post(user, { personalInfo: ada });
    const second = await post(user, { userType: 'graduate' });
    expect(second.status).toBe(200);
    expect(second.body).toMatchObject({ userType: 'graduate', personalInfo: { firstName: 'Ada' }, revision: 1 });
    expect((await post(user, { userType: 'graduate' })).headers['etag']).toBe('"1"');
  });
});

describe('replacing personal information', () => {
  beforeEach(() => post(user, { personalInfo: ada }));

  it('responds with the message of the specification, the saved section and the new revision', async () => {
    const input = { firstName: 'Ada', lastName: 'King', email: 'ada@example.com', title: 'Countess' };
    const saved = await patch(user, input);
    expect(saved.status).toBe(200);
    expect(saved.body).toEqual({
      success: true,
      message: 'Personal information updated successfully',
      personalInfo: input,
      revision: 1,
    });
    expect((await get(user, { 'x-min-revision': '1' })).body.personalInfo).toEqual(input);
  });

  it.each([
    [{ lastName: 'B', email: 'a@b.co' }, 'First name is required'],
    [{ firstName: '  ', lastName: 'B', email: 'a@b.co' }, 'First name is required'],
    [{ firstName: 'A', email: 'a@b.co' }, 'Last name is required'],
    [{ firstName: 'A', lastName: 'B' }, 'Email is required'],
    [{ firstName: 'A', lastName: 'B', email: 'nobody' }, 'Please enter a valid email address'],
    [
      { firstName: 'A', lastName: 'B', email: 'a@b.co', portfolioUrl: 'example' },
      'Please enter a valid URL (include http:// or https://).',
    ],
  ])('rejects %j: %s', async (personalInfo, message) => {
    const response = await patch(user, personalInfo);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ error: message, message, code: 'validation', success: false });
    expect(response.body.details[0].path).toMatch(/^personalInfo\./);
  });
});

describe("the wizard's rules", () => {
  it.each([
    [{ lastName: 'B', linkedInUrl: ada.linkedInUrl }, 'First name is required'],
    [
      { firstName: 'A', lastName: 'B', linkedInUrl: 'https://example.com/in/a' },
      'Please enter a valid LinkedIn URL (e.g., https://www.linkedin.com/in/username)',
    ],
  ])('reject %j: %s', async (personalInfo, message) => {
    expect((await post(user, { personalInfo })).body.error).toBe(message);
  });

  it.each([[undefined], ['']])('require no LinkedIn URL (%j)', async (linkedInUrl) => {
    const response = await post(user, { personalInfo: { firstName: 'A', lastName: 'B', linkedInUrl } });
    expect(response.status).toBe(201);
    expect(response.body.personalInfo).toMatchObject({ firstName: 'A', lastName: 'B' });
  });

  it('require a user id', async () => {
    const response = await api.post('/api/profile').set(authHeaders(user)).send({ personalInfo: ada });
    expect(response.status).toBe(400);
    expect(response.body.error).toBe('User ID is required');
  });

  it('report the missing user id first', async () => {
    const body = { personalInfo: { ...ada, lastName: '' }, isAdmin: true };
    const response = await api.post('/api/profile').set(authHeaders(user)).send(body);
    expect([response.status, response.body.error]).toEqual([400, 'User ID is required']);
    expect(response.body.details).toHaveLength(3);
  });

  it('are reported all at once', async () => {
    const response = await post(user, {
      personalInfo: { firstName: '', lastName: 'B', linkedInUrl: 'https://b.example' },
      experiences: [{ title: 'T' }],
    });
    expect(response.body.error).toBe('First name is required');
    expect(response.body.details).toMatchObject([
      { path: 'personalInfo.firstName' },
      { path: 'experiences.0.company' },
      { path: 'personalInfo.linkedInUrl' },
      { path: 'experiences.0.description' },
    ]);
  });
});

describe('If-Match', () => {
  beforeEach(() => post(user, { personalInfo: ada }));

  it('accepts a save at the current revision', async () => {
    expect((await patch(user, { ...ada, email: user.email, lastName: 'K' }, { 'if-match': '"0"' })).status).toBe(200);
  });

  it.each(['"7"', 'W/"0"', '"nonsense"'])('rejects a save at %s', async (tag) => {
    const response = await patch(user, { ...ada, email: user.email, lastName: 'K' }, { 'if-match': tag });
    expect(response.status).toBe(412);
    expect(response.body).toMatchObject({ code: 'precondition-failed', success: false });
    expect(response.headers['etag']).toBe('"0"');
    expect((await get(user, { 'x-min-revision': '0' })).body.revision).toBe(0);
  });

  it('accepts exactly one of many concurrent saves', async () => {
    const saves = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        patch(user, { ...ada, email: user.email, lastName: `K${n}` }, { 'if-match': '"0"' }),
      ),
    );
    expect(saves.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(412)]);
  });
});

describe('Idempotency-Key', () => {
  it('returns the first response to a repeated request, and saves once', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await post(user, { personalInfo: ada }, key);
    await post(user, { userType: 'student' });
    const again = await post(user, { personalInfo: ada }, key);
    expect([again.status, again.body, again.headers['etag']]).toEqual([201, first.body, first.headers['etag']]);
    expect((await get(user, { 'x-min-revision': '1' })).body.revision).toBe(1);
  });

  it('saves once for concurrent requests', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const responses = await Promise.all(Array.from({ length: 8 }, () => post(user, { personalInfo: ada }, key)));
    expect(new Set(responses.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(responses[0]?.status).toBe(201);
  });

  it('rejects another request with the same key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    await post(user, { personalInfo: ada }, key);
    const different = await post(user, { personalInfo: { ...ada, firstName: 'Augusta' } }, key);
    expect(different.status).toBe(422);
    expect(different.body.code).toBe('idempotency-key-reused');
  });

  it('rejects a different concurrent request without side effects', async () => {
    for (let round = 0; round < scaled(2); round += 1) {
      const newUser = await signUp();
      const key = { 'idempotency-key': randomUUID() };
      const names = ['Alice', 'Bob'];
      const responses = await Promise.all(
        names.map((firstName) => post(newUser, { personalInfo: { ...ada, firstName } }, key)),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([201, 422]);
      const rejectedName = names[responses.findIndex(({ status }) => status === 422)] ?? '';
      const saved = await post(newUser, { personalInfo: { ...ada, firstName: rejectedName } });
      const read = await get(newUser, { 'x-min-revision': String(saved.body.revision) });
      expect(read.body.personalInfo.firstName).toBe(rejectedName);
    }
  });

  it('ignores unknown fields when it compares requests', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const nestedBody = `{"userId":"${user.uid}","personalInfo":${JSON.stringify(ada)},"_id":${'['.repeat(50)}${']'.repeat(50)}}`;
    const first = await api
      .post('/api/profile')
      .set(authHeaders(user))
      .set(key)
      .type('application/json')
      .send(nestedBody);
    expect(first.status).toBe(201);
    expect((await post(user, { personalInfo: ada }, key)).body).toEqual(first.body);
  });

  it('is separate for each user', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const otherUser = await signUp();
    await post(user, { personalInfo: ada }, key);
    const otherResponse = await post(otherUser, { personalInfo: ada }, key);
    expect([otherResponse.status, otherResponse.body._id]).toEqual([201, otherUser.uid]);
  });

  it('must be visible ASCII', async () => {
    expect((await post(user, { personalInfo: ada }, { 'idempotency-key': 'a b' })).status).toBe(400);
  });
});

it('keeps all concurrent saves of one user', async () => {
  await post(user, { personalInfo: ada });
  const names = Array.from({ length: 4 }, (_, n) => `Name ${n}`);
  const saves = await Promise.all(names.map((firstName) => patch(user, { ...ada, firstName, email: user.email })));
  expect(saves.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(new Set(saves.map(({ body }) => body.revision as number)).size).toBe(4);
});

it('makes every write visible to the next read with its revision', async () => {
  await post(user, { personalInfo: ada });
  for (let n = 1; n <= scaled(50); n += 1) {
    const saved = await patch(user, { ...ada, email: user.email, lastName: `Byron ${n}` });
    expect([saved.status, saved.body]).toEqual([200, expect.anything()]);
    const read = await get(user, { 'x-min-revision': String(saved.body.revision) });
    expect([read.status, read.body.personalInfo?.lastName]).toEqual([200, `Byron ${n}`]);
  }
});
