import { randomUUID } from 'node:crypto';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import supertest from 'supertest';
import { atLeast, profileApi } from '../testing/profile-api.js';
import { wholeProfile } from '../testing/whole-profile.js';

let user: TestUser;
let own: ReturnType<typeof profileApi>;
beforeEach(async () => {
  user = await signUp();
  own = profileApi(user);
});

const { userType, personalInfo, educations, experiences, projects, preferredRoles } = wholeProfile;

const withAnyId = (item: object): unknown => ({ ...item, id: expect.any(String) });

/** Returns what was saved, in order, without ids. */
const expected = {
  ...wholeProfile,
  personalInfo: { ...personalInfo, email: expect.any(String) },
  educations: educations.map(withAnyId),
  experiences: experiences.map(withAnyId),
  projects: projects.map(withAnyId),
  preferredRoles: preferredRoles.map(withAnyId),
};

describe('a whole profile', () => {
  it('is saved and returned in order, every item with an id', async () => {
    const saved = await own.post({ ...wholeProfile, onboardingCompleted: true });
    expect(saved.status).toBe(201);
    expect(saved.body).toMatchObject({ ...expected, onboardingCompleted: true, _id: user.uid, detectedSkills: [] });
    expect(saved.body.personalInfo.email).toBe(user.email);
    expect(saved.headers['etag']).toBe(`"${saved.body.revision}"`);
    const read = await own.get(atLeast(saved.body.revision));
    expect(read.body).toEqual(saved.body);
    const items = [...read.body.educations, ...read.body.experiences, ...read.body.projects];
    const ids = [...items, ...read.body.preferredRoles].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(7);
  });

  it('appends nothing if it is saved again, without ids or as it was read', async () => {
    const first = await own.post({ ...wholeProfile, onboardingCompleted: true });
    const again = await own.post({ ...wholeProfile, onboardingCompleted: true });
    expect([again.status, again.body]).toEqual([200, first.body]);
    const posted = await own.post((await own.get(atLeast(first.body.revision))).body as object);
    expect([posted.status, posted.body, posted.headers['etag']]).toEqual([200, first.body, first.headers['etag']]);
  });

  it('keeps the ids of items that change or move, and appends one event for each change', async () => {
    const { body: first } = await own.post(wholeProfile);
    const [one, two] = first.experiences;
    const wanted = [{ ...two, title: 'Senior Apprentice' }, one];
    const { body: second } = await own.post({ experiences: wanted });
    expect(second.experiences).toEqual(wanted);
    expect(second.revision).toBe(Number(first.revision) + 2);
  });

  it('keeps absent sections and empties empty lists', async () => {
    const { body: first } = await own.post(wholeProfile);
    const { body: second } = await own.post({ projects: [], skills: [] });
    const { revision, updatedAt } = second;
    expect(second).toEqual({ ...first, projects: [], skills: [], revision, updatedAt });
  });

  it('returns the same response to a repeated request, ids included', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await own.post(wholeProfile, key);
    const again = await own.post(wholeProfile, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  it('keeps the details of a role that is sent as its title only', async () => {
    await own.post(wholeProfile);
    const { body } = await own.post({ preferredRoles: ['translator', { title: 'Programmer' }, { name: 'Countess' }] });
    expect(body.preferredRoles).toMatchObject([
      { title: 'translator', match: 70, requiredSkills: [] },
      { title: 'Programmer', match: 92, description: 'Tells engines what to do.', requiredSkills: ['Patience'] },
      { title: 'Countess', match: 50, requiredSkills: [] },
    ]);
  });
});

describe('what was stored under the rules of the profile editor', () => {
  const edited = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
  const editing = (info: object) =>
    supertest(testVariable('BASE_URL'))
      .patch(`/api/profile/personal-info/${user.uid}`)
      .set(authHeaders(user))
      .send({ personalInfo: info });

  it.each([edited, { ...edited, linkedInUrl: 'https://people.example.com/ada' }])(
    'is taken back as it is (%j)',
    async (info) => {
      await own.post(wholeProfile);
      const { body: stored } = await editing(info);
      const { body: read } = await own.get(atLeast(stored.revision));
      for (const send of [own.post, own.put]) {
        const sent = await send(read as object);
        expect([sent.status, sent.body.revision]).toEqual([200, stored.revision]);
      }
      const changed = await own.put({ ...(read as object), skills: ['Fencing'] });
      expect(changed.body).toMatchObject({ personalInfo: info, skills: ['Fencing'] });
    },
  );

  it('must meet the rules of the wizard when it changes', async () => {
    await own.post(wholeProfile);
    await editing(edited);
    for (const send of [own.post, own.put]) {
      const response = await send({ personalInfo: { ...edited, lastName: 'King' } });
      const error = 'LinkedIn URL is required';
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
  ])('is accepted again (%j)', async (sections, path, message) => {
    await own.post(wholeProfile);
    const response = await own.post(sections);
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
  ])('requires what the user type needs', async (body, error, path) => {
    const response = await own.post(body);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ error, code: 'validation', details: [{ path, message: error }] });
    expect((await own.get()).status).toBe(404);
  });

  it.each([
    { ...complete, userType: 'student', projects },
    { ...complete, userType: 'graduate', experiences },
  ])('appends one event', async (body) => {
    const { body: first } = await own.post(body);
    expect(first.onboardingCompleted).toBe(true);
    expect((await own.post({ onboardingCompleted: true })).body).toEqual(first);
    expect((await own.post({ onboardingCompleted: false })).body.onboardingCompleted).toBe(true);
  });
});

describe('PUT of a profile', () => {
  it('replaces several sections', async () => {
    await own.post(wholeProfile);
    const put = await own.put({ userId: user.uid, skills: ['Poetry'], userType: 'graduate' });
    expect(put.status).toBe(200);
    expect(put.body).toMatchObject({ ...expected, skills: ['Poetry'], userType: 'graduate' });
    expect((await own.get(atLeast(put.body.revision))).body).toEqual(put.body);
  });

  it('requires an existing profile', async () => {
    const response = await own.put(wholeProfile);
    expect([response.status, response.body.error]).toEqual([404, 'Profile not found']);
  });

  it("is limited to the user's own profile", async () => {
    const other = await signUp();
    await own.post(wholeProfile);
    expect((await own.put({ userId: other.uid, skills: [] })).status).toBe(403);
    const theirs = supertest(testVariable('BASE_URL')).put(`/api/profile/${user.uid}`).set(authHeaders(other));
    expect((await theirs.send({ skills: [] })).status).toBe(403);
  });

  it('respects If-Match', async () => {
    const { body, headers } = await own.post(wholeProfile);
    expect((await own.put({ skills: ['A'] }, { 'if-match': headers['etag'] ?? '' })).status).toBe(200);
    const late = await own.put({ skills: ['B'] }, { 'if-match': `"${body.revision}"` });
    expect(late.status).toBe(412);
  });
});

it('rejects a project with too many links, and changes nothing', async () => {
  const links = Array.from({ length: 50 }, (_, n) => ({ name: 'Docs', url: `https://docs.example.com/${n}` }));
  const response = await own.post({
    ...wholeProfile,
    projects: [{ ...projects[0], links, link: 'https://x.example' }],
  });
  expect([response.status, response.body.error]).toEqual([400, 'Please add at most 50 links.']);
  expect(response.body.details).toMatchObject([{ path: 'projects.0.links' }]);
  expect((await own.post(wholeProfile)).status).toBe(201);
});

it('starts an education with a duration on the day of its first save', async () => {
  const { startDate: _, ...school } = { ...educations[1], duration: '2 years' };
  const { body: first } = await own.post({ educations: [school] });
  expect(first.educations).toMatchObject([
    { isCurrentlyStudying: true, startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
  expect((await own.post({ educations: [school] })).body).toEqual(first);
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
    const response = await own.post(body);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ code: 'validation', details: [{ path, message: response.body.error }] });
    expect(response.body.error).not.toMatch(/invalid|expected|received|undefined|null|zod/i);
  });
});
