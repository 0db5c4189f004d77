import { randomUUID } from 'node:crypto';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import supertest from 'supertest';
import { atLeast, profileApi } from '../testing/profile-api.js';
import { fullProfile } from '../testing/full-profile.js';

let user: TestUser;
let api: ReturnType<typeof profileApi>;
beforeEach(async () => {
  user = await signUp();
  api = profileApi(user);
});

const { userType, personalInfo, educations, experiences, projects, preferredRoles } = fullProfile;

const withAnyId = (item: object): unknown => ({ ...item, id: expect.any(String) });

/** The profile as it is stored, with any ids. */
const expected = {
  ...fullProfile,
  personalInfo: { ...personalInfo, email: expect.any(String) },
  educations: educations.map(withAnyId),
  experiences: experiences.map(withAnyId),
  projects: projects.map(withAnyId),
  preferredRoles: preferredRoles.map(withAnyId),
};

describe('a full profile', () => {
  it('is saved and returned in order, every item with an id', async () => {
    const saved = await api.post({ ...fullProfile, onboardingCompleted: true });
    expect(saved.status).toBe(201);
    expect(saved.body).toMatchObject({ ...expected, onboardingCompleted: true, _id: user.uid, detectedSkills: [] });
    expect(saved.body.personalInfo.email).toBe(user.email);
    expect(saved.headers['etag']).toBe(`"${saved.body.revision}"`);
    const read = await api.get(atLeast(saved.body.revision));
    expect(read.body).toEqual(saved.body);
    const items = [...read.body.educations, ...read.body.experiences, ...read.body.projects];
    const ids = [...items, ...read.body.preferredRoles].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(7);
  });

  it('appends nothing if it is saved again, without ids or as it was read', async () => {
    const first = await api.post({ ...fullProfile, onboardingCompleted: true });
    const again = await api.post({ ...fullProfile, onboardingCompleted: true });
    expect([again.status, again.body]).toEqual([200, first.body]);
    const posted = await api.post((await api.get(atLeast(first.body.revision))).body as object);
    expect([posted.status, posted.body, posted.headers['etag']]).toEqual([200, first.body, first.headers['etag']]);
  });

  it('keeps the ids of items that change or move, and appends one event for each change', async () => {
    const { body: first } = await api.post(fullProfile);
    const [experienceA, experienceB] = first.experiences;
    const input = [{ ...experienceB, title: 'Senior Apprentice' }, experienceA];
    const { body: second } = await api.post({ experiences: input });
    expect(second.experiences).toEqual(input);
    expect(second.revision).toBe(Number(first.revision) + 2);
  });

  it('keeps absent sections and empties empty lists', async () => {
    const { body: first } = await api.post(fullProfile);
    const { body: second } = await api.post({ projects: [], skills: [] });
    const { revision, updatedAt } = second;
    expect(second).toEqual({ ...first, projects: [], skills: [], revision, updatedAt });
  });

  it('returns the same response to a repeated request, ids included', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await api.post(fullProfile, key);
    const again = await api.post(fullProfile, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  it('keeps the details of a role that is sent as its title only', async () => {
    await api.post(fullProfile);
    const { body } = await api.post({ preferredRoles: ['translator', { title: 'Programmer' }, { name: 'Countess' }] });
    expect(body.preferredRoles).toMatchObject([
      { title: 'translator', match: 70, requiredSkills: [] },
      { title: 'Programmer', match: 92, description: 'Tells engines what to do.', requiredSkills: ['Patience'] },
      { title: 'Countess', match: 50, requiredSkills: [] },
    ]);
  });
});

describe('data stored under the rules of the profile editor', () => {
  const edited = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
  const patchPersonalInfo = (info: object) =>
    supertest(testVariable('BASE_URL'))
      .patch(`/api/profile/personal-info/${user.uid}`)
      .set(authHeaders(user))
      .send({ personalInfo: info });

  it.each([edited, { ...edited, linkedInUrl: 'https://people.example.com/ada' }])(
    'is accepted unchanged (%j)',
    async (info) => {
      await api.post(fullProfile);
      const { body: stored } = await patchPersonalInfo(info);
      const { body: read } = await api.get(atLeast(stored.revision));
      for (const send of [api.post, api.put]) {
        const response = await send(read as object);
        expect([response.status, response.body.revision]).toEqual([200, stored.revision]);
      }
      const changed = await api.put({ ...(read as object), skills: ['Fencing'] });
      expect(changed.body).toMatchObject({ personalInfo: info, skills: ['Fencing'] });
    },
  );

  it('must meet the rules of the wizard when it changes', async () => {
    await api.post(fullProfile);
    const withOtherAddress = { ...edited, linkedInUrl: 'https://people.example.com/ada' };
    await patchPersonalInfo(withOtherAddress);
    for (const send of [api.post, api.put]) {
      const response = await send({ personalInfo: { ...withOtherAddress, lastName: 'King' } });
      const error = 'Please enter a valid LinkedIn URL (e.g., https://www.linkedin.com/in/username)';
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({
        error,
        code: 'validation',
        details: [{ path: 'personalInfo.linkedInUrl', message: error }],
      });
    }
  });

  it.each([
    [{ experiences: [{ company: 'C', title: 'T' }] }, 'experiences.0.description', 'Description is required'],
    [
      { projects: [...projects, { title: 'T', description: '' }] },
      'projects.1.description',
      'Project Description is required',
    ],
  ])('is not reported with the errors of new items (%j)', async (sections, path, message) => {
    await api.post(fullProfile);
    const response = await api.post(sections);
    expect([response.status, response.body.details]).toEqual([400, [{ path, message }]]);
  });
});

describe('completing onboarding', () => {
  const complete = { personalInfo, onboardingCompleted: true };

  it.each([
    [{ ...complete, userType: 'student', experiences }, 'Please add at least one project', 'projects'],
    [{ ...complete, userType: 'graduate', projects }, 'Please add at least one experience', 'experiences'],
    [{ ...complete, userType, projects }, 'Please add at least one experience', 'experiences'],
    [{ ...complete, projects }, 'Please add at least one experience', 'experiences'],
  ])('requires the section of the user type', async (body, error, path) => {
    const response = await api.post(body);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ error, code: 'validation', details: [{ path, message: error }] });
    expect((await api.get()).status).toBe(404);
  });

  it.each([
    { ...complete, userType: 'student', projects },
    { ...complete, userType: 'graduate', experiences },
  ])('appends one event', async (body) => {
    const { body: first } = await api.post(body);
    expect(first.onboardingCompleted).toBe(true);
    expect((await api.post({ onboardingCompleted: true })).body).toEqual(first);
    expect((await api.post({ onboardingCompleted: false })).body.onboardingCompleted).toBe(true);
  });
});

describe('PUT of a profile', () => {
  it('replaces several sections', async () => {
    await api.post(fullProfile);
    const put = await api.put({ userId: user.uid, skills: ['Poetry'], userType: 'graduate' });
    expect(put.status).toBe(200);
    expect(put.body).toMatchObject({ ...expected, skills: ['Poetry'], userType: 'graduate' });
    expect((await api.get(atLeast(put.body.revision))).body).toEqual(put.body);
  });

  it('requires an existing profile', async () => {
    const response = await api.put(fullProfile);
    expect([response.status, response.body.error]).toEqual([404, 'Profile not found']);
  });

  it("is limited to the user's own profile", async () => {
    const other = await signUp();
    await api.post(fullProfile);
    expect((await api.put({ userId: other.uid, skills: [] })).status).toBe(403);
    const request = supertest(testVariable('BASE_URL')).put(`/api/profile/${user.uid}`).set(authHeaders(other));
    expect((await request.send({ skills: [] })).status).toBe(403);
  });

  it('respects If-Match', async () => {
    const { body, headers } = await api.post(fullProfile);
    expect((await api.put({ skills: ['A'] }, { 'if-match': headers['etag'] ?? '' })).status).toBe(200);
    const conflict = await api.put({ skills: ['B'] }, { 'if-match': `"${body.revision}"` });
    expect(conflict.status).toBe(412);
  });
});

it('rejects a project with too many links, and changes nothing', async () => {
  const links = Array.from({ length: 50 }, (_, n) => ({ name: 'Docs', url: `https://docs.example.com/${n}` }));
  const response = await api.post({
    ...fullProfile,
    projects: [{ ...projects[0], links, link: 'https://x.example' }],
  });
  expect([response.status, response.body.error]).toEqual([400, 'Please add at most 50 links.']);
  expect(response.body.details).toMatchObject([{ path: 'projects.0.links' }]);
  expect((await api.post(fullProfile)).status).toBe(201);
});

it('starts an education with a duration on the day of its first save', async () => {
  const { startDate: _, ...school } = { ...educations[1], duration: '2 years' };
  const { body: first } = await api.post({ educations: [school] });
  expect(first.educations).toMatchObject([
    { isCurrentlyStudying: true, startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
  expect((await api.post({ educations: [school] })).body).toEqual(first);
});

describe('a validation error in a nested field', () => {
  it.each([
    [{ educations: [{ ...educations[0], courseName: ' ' }] }, 'educations.0.courseName'],
    [{ experiences: [experiences[1], { ...experiences[0], company: '' }] }, 'experiences.1.company'],
    [{ projects: [{ ...projects[0], links: [{ name: 'x', url: 'nowhere' }] }] }, 'projects.0.links.0.url'],
    [{ educations: 'none' }, 'educations'],
    [{ skills: [7] }, 'skills.0'],
    [{ preferences: { workModes: 'Remote' } }, 'preferences.workModes'],
    [{ preferredRoles: [{ match: 7 }] }, 'preferredRoles.0.title'],
    [{ preferredRoles: [7] }, 'preferredRoles.0'],
    [{ onboardingCompleted: 'yes' }, 'onboardingCompleted'],
  ])('has a message and a path (%j)', async (body, path) => {
    const response = await api.post(body);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ code: 'validation', details: [{ path, message: response.body.error }] });
    expect(response.body.error).not.toMatch(/invalid|expected|received|undefined|null|zod/i);
  });
});
