import { randomUUID } from 'node:crypto';
import { authHeaders, signUp, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { atLeast, profileApi } from '../testing/profile-api.js';
import { patchSection, putSkills, type Section, SECTIONS, sectionApi } from '../testing/section-api.js';
import { fullProfile } from '../testing/full-profile.js';

const { educations, experiences, projects, preferences, preferredRoles } = fullProfile;
const anyId = expect.any(String) as unknown;
const withAnyId = (item: object): unknown => ({ ...item, id: anyId });

/** The input of a section, and the section as it is stored (equal to the input by default). */
const CASES: Readonly<Record<Section, { input: unknown; stored?: unknown; message: string }>> = {
  personalInfo: {
    input: { firstName: 'Ada', lastName: 'King', email: 'ada@example.com', title: 'Countess', phone: '' },
    stored: { firstName: 'Ada', lastName: 'King', email: 'ada@example.com', title: 'Countess' },
    message: 'Personal information updated successfully',
  },
  educations: {
    input: [{ ...educations[1], achievements: '' }, educations[0]],
    stored: [{ ...educations[1], achievements: '' }, educations[0]].map(withAnyId),
    message: 'Education updated successfully',
  },
  experiences: {
    input: [{ ...experiences[0], title: 'Author', location: ' London ' }],
    stored: [withAnyId({ ...experiences[0], title: 'Author', location: 'London' })],
    message: 'Work experiences updated successfully',
  },
  projects: {
    input: [...projects, { title: 'Letters', description: 'To Mr Babbage.', isOngoing: true }],
    stored: [
      ...projects,
      { title: 'Letters', description: 'To Mr Babbage.', isOngoing: true, endDate: null, links: [] },
    ].map(withAnyId),
    message: 'Projects updated successfully',
  },
  skills: { input: ['Poetry', ' Fencing '], stored: ['Poetry', 'Fencing'], message: 'Skills updated successfully' },
  preferences: {
    input: { ...preferences, workModes: ['Flexible'], salary: { minimum: 1, currency: 'AED', period: 'MONTH' } },
    message: 'Work preferences updated successfully',
  },
  preferredRoles: {
    input: [{ title: 'Countess' }, { title: 'Programmer' }],
    stored: [{ title: 'Countess', match: 50, requiredSkills: [] }, preferredRoles[0]].map(withAnyId),
    message: 'Preferred roles updated successfully',
  },
};

/** The seven PATCH routes of the specification, and PUT for skills. */
const SAVES = [
  ...SECTIONS.map((section) => ({ name: `PATCH ${section}`, section, send: patchSection(section) })),
  { name: 'PUT skills', section: 'skills' as const, send: putSkills },
];

let user: TestUser;
let other: TestUser;
beforeAll(async () => {
  other = await signUp();
});
describe.each(SAVES)('$name', ({ section, send }) => {
  beforeAll(async () => {
    user = await signUp();
  });
  const { input, message, stored: expected = input } = CASES[section];
  const body = { [section]: input };
  /** Resets the profile. */
  const store = () => profileApi(user).post(fullProfile);
  const save = (headers: Readonly<Record<string, string>> = {}) =>
    send(user.uid, body, { ...authHeaders(user), ...headers });

  it('requires a saved profile', async () => {
    const response = await save();
    const error = 'Profile not found';
    expect(response.status).toBe(404);
    expect(response.body).toMatchObject({ success: false, error, message: error, code: 'profile-not-found' });
  });

  it('responds with its message, the stored section and the revision, and the next read returns it', async () => {
    const { body: before } = await store();
    const saved = await save();
    const { revision } = saved.body;
    expect([saved.status, saved.body]).toEqual([200, { success: true, message, [section]: expected, revision }]);
    expect(revision).toBeGreaterThan(Number(before.revision));
    expect(saved.headers).toMatchObject({ etag: `"${revision}"`, 'cache-control': 'no-store' });
    const read = await profileApi(user).get(atLeast(revision));
    const { updatedAt, email } = read.body;
    expect(read.body).toEqual({ ...before, email, updatedAt, revision, [section]: saved.body[section] });
    expect(read.headers['etag']).toBe(saved.headers['etag']);
  });

  it('appends nothing if the input or the response is sent again', async () => {
    await store();
    const first = await save();
    const again = await save();
    expect([again.status, again.body, again.headers['etag']]).toEqual([200, first.body, first.headers['etag']]);
    const repeated = await send(user.uid, { [section]: first.body[section] }, authHeaders(user));
    expect([repeated.status, repeated.body]).toEqual([200, first.body]);
  });

  it("requires the user's own profile, and authentication", async () => {
    const foreign = await send(user.uid, body, authHeaders(other));
    expect([foreign.status, foreign.body.code, foreign.body.success]).toEqual([403, 'forbidden', false]);
    const anonymous = await send(user.uid, body);
    expect([anonymous.status, anonymous.body.code, anonymous.body.success]).toEqual([401, 'token-missing', false]);
  });

  it('accepts only its section', async () => {
    const { body: stored } = await store();
    const bodyOfOtherSection = section === 'skills' ? { educations } : { skills: ['Fencing'] };
    for (const invalidBody of [
      { ...body, ...bodyOfOtherSection },
      { ...body, isAdmin: true },
      bodyOfOtherSection,
      {},
      { [section]: null },
    ]) {
      const response = await send(user.uid, invalidBody, authHeaders(user));
      expect([response.status, response.body.code, response.body.success]).toEqual([400, 'validation', false]);
      expect(response.body.error).toBe(response.body.details[0].message);
    }
    expect((await profileApi(user).get(atLeast(stored.revision))).body).toEqual(stored);
  });

  it('respects If-Match', async () => {
    const { body: before, headers } = await store();
    const conflict = await save({ 'if-match': `"${Number(before.revision) - 1}"` });
    expect([conflict.status, conflict.body.code, conflict.body.success]).toEqual([412, 'precondition-failed', false]);
    expect(conflict.headers['etag']).toBe(headers['etag']);
    expect((await save({ 'if-match': headers['etag'] ?? '' })).status).toBe(200);
  });

  it('runs once per Idempotency-Key, also after later saves', async () => {
    const { body: before } = await store();
    const key = { 'idempotency-key': randomUUID() };
    const first = await save(key);
    const { body: since } = await sectionApi(user).save(section, before[section]);
    const again = await save(key);
    expect([again.status, again.body, again.headers['etag']]).toEqual([200, first.body, first.headers['etag']]);
    const { body: read } = await profileApi(user).get(atLeast(since.revision));
    expect([read.revision, read[section]]).toEqual([since.revision, since[section]]);
  });
});

it('rejects the Idempotency-Key of another section', async () => {
  const key = { 'idempotency-key': randomUUID() };
  user = await signUp();
  await profileApi(user).post(fullProfile);
  await sectionApi(user).save('skills', ['A'], key);
  const reused = await sectionApi(user).save('projects', [], key);
  expect([reused.status, reused.body.code, reused.body.success]).toEqual([422, 'idempotency-key-reused', false]);
});
