import { randomUUID } from 'node:crypto';
import { as, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
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

/** What was saved, in its order, whatever ids it got. */
const expected = {
  ...wholeProfile,
  personalInfo: { ...personalInfo, email: expect.any(String) },
  educations: educations.map(withAnyId),
  experiences: experiences.map(withAnyId),
  projects: projects.map(withAnyId),
  preferredRoles: preferredRoles.map(withAnyId),
};

describe('a whole profile', () => {
  it('is saved and read back in its order, every item with an id', async () => {
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

  it('records nothing when it is saved again, without ids or as it was read', async () => {
    const first = await own.post({ ...wholeProfile, onboardingCompleted: true });
    const again = await own.post({ ...wholeProfile, onboardingCompleted: true });
    expect([again.status, again.body]).toEqual([200, first.body]);
    const posted = await own.post((await own.get(atLeast(first.body.revision))).body as object);
    expect([posted.status, posted.body, posted.headers['etag']]).toEqual([200, first.body, first.headers['etag']]);
  });

  it('keeps the ids of items that change or move, and records one event for each that changed', async () => {
    const { body: first } = await own.post(wholeProfile);
    const [one, two] = first.experiences;
    const wanted = [{ ...two, title: 'Senior Apprentice' }, one];
    const { body: second } = await own.post({ experiences: wanted });
    expect(second.experiences).toEqual(wanted);
    expect(second.revision).toBe(Number(first.revision) + 2);
  });

  it('keeps what is absent and empties what is an empty list', async () => {
    const { body: first } = await own.post(wholeProfile);
    const { body: second } = await own.post({ projects: [], skills: [] });
    const { revision, updatedAt } = second;
    expect(second).toEqual({ ...first, projects: [], skills: [], revision, updatedAt });
  });

  it('answers a repeated request as before, ids included', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await own.post(wholeProfile, key);
    const again = await own.post(wholeProfile, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  it('keeps what is known of a role that comes as its title alone', async () => {
    await own.post(wholeProfile);
    const { body } = await own.post({ preferredRoles: ['translator', { title: 'Programmer' }, { name: 'Countess' }] });
    expect(body.preferredRoles).toMatchObject([
      { title: 'translator', match: 70, requiredSkills: [] },
      { title: 'Programmer', match: 92, description: 'Tells engines what to do.', requiredSkills: ['Patience'] },
      { title: 'Countess', match: 50, requiredSkills: [] },
    ]);
  });
});

describe('what was stored under the weaker rules of the profile editor', () => {
  const edited = { firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };
  const editing = (info: object) =>
    supertest(testVariable('BASE_URL'))
      .patch(`/api/profile/personal-info/${user.uid}`)
      .set(as(user))
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

  it('is under the rules of the wizard as soon as it changes', async () => {
    await own.post(wholeProfile);
    await editing(edited);
    for (const send of [own.post, own.put]) {
      const refused = await send({ personalInfo: { ...edited, lastName: 'King' } });
      const error = 'LinkedIn URL is required';
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({
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
  ])('is nothing new (%j)', async (sections, path, message) => {
    await own.post(wholeProfile);
    const refused = await own.post(sections);
    expect([refused.status, refused.body.details]).toEqual([400, [{ path, message }]]);
  });
});

describe('completing onboarding', () => {
  const complete = { personalInfo, onboardingCompleted: true };

  it.each([
    [{ ...complete, userType: 'student', experiences }, 'Please add at least one project', 'projects'],
    [{ ...complete, userType: 'graduate', projects }, 'Please add at least one experience', 'experiences'],
    [{ ...complete, userType, projects }, 'Please add at least one experience', 'experiences'],
    [{ ...complete, projects }, 'Please add at least one experience', 'experiences'],
  ])('needs what the user type requires', async (body, error, path) => {
    const refused = await own.post(body);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ error, code: 'validation', details: [{ path, message: error }] });
    expect((await own.get()).status).toBe(404);
  });

  it.each([
    { ...complete, userType: 'student', projects },
    { ...complete, userType: 'graduate', experiences },
  ])('is recorded once', async (body) => {
    const { body: first } = await own.post(body);
    expect(first.onboardingCompleted).toBe(true);
    expect((await own.post({ onboardingCompleted: true })).body).toEqual(first);
    expect((await own.post({ onboardingCompleted: false })).body.onboardingCompleted).toBe(true);
  });
});

describe('PUT of a profile', () => {
  it('replaces several sections of one that exists', async () => {
    await own.post(wholeProfile);
    const put = await own.put({ userId: user.uid, skills: ['Poetry'], userType: 'graduate' });
    expect(put.status).toBe(200);
    expect(put.body).toMatchObject({ ...expected, skills: ['Poetry'], userType: 'graduate' });
    expect((await own.get(atLeast(put.body.revision))).body).toEqual(put.body);
  });

  it('needs one that exists', async () => {
    const refused = await own.put(wholeProfile);
    expect([refused.status, refused.body.error]).toEqual([404, 'Profile not found']);
  });

  it("changes only one's own", async () => {
    const other = await signUp();
    await own.post(wholeProfile);
    expect((await own.put({ userId: other.uid, skills: [] })).status).toBe(403);
    const theirs = supertest(testVariable('BASE_URL')).put(`/api/profile/${user.uid}`).set(as(other));
    expect((await theirs.send({ skills: [] })).status).toBe(403);
  });

  it('stands on the revision it names', async () => {
    const { body, headers } = await own.post(wholeProfile);
    expect((await own.put({ skills: ['A'] }, { 'if-match': headers['etag'] ?? '' })).status).toBe(200);
    const late = await own.put({ skills: ['B'] }, { 'if-match': `"${body.revision}"` });
    expect(late.status).toBe(412);
  });
});

it('a project with too many links, older ones among them, is refused and spoils nothing', async () => {
  const links = Array.from({ length: 50 }, (_, n) => ({ name: 'Docs', url: `https://docs.example.com/${n}` }));
  const refused = await own.post({ ...wholeProfile, projects: [{ ...projects[0], links, link: 'https://x.example' }] });
  expect([refused.status, refused.body.error]).toEqual([400, 'Please add at most 50 links.']);
  expect(refused.body.details).toMatchObject([{ path: 'projects.0.links' }]);
  expect((await own.post(wholeProfile)).status).toBe(201);
});

it('an education with a duration in place of dates starts when it is first saved, and stays', async () => {
  const { startDate: _, ...school } = { ...educations[1], duration: '2 years' };
  const { body: first } = await own.post({ educations: [school] });
  expect(first.educations).toMatchObject([
    { isCurrentlyStudying: true, startDate: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
  ]);
  expect((await own.post({ educations: [school] })).body).toEqual(first);
});

describe('a body with a fault deep inside', () => {
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
  ])('is told in a sentence, with its place (%j)', async (body, path) => {
    const refused = await own.post(body);
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({ code: 'validation', details: [{ path, message: refused.body.error }] });
    expect(refused.body.error).not.toMatch(/invalid|expected|received|undefined|null|zod/i);
  });
});
