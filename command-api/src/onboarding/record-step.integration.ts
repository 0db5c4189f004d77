import { randomUUID } from 'node:crypto';
import { scaled } from '@trackrecord/platform/testing/test-scale';
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

const { userType, personalInfo, educations, experiences, projects, skills, preferences, preferredRoles } = fullProfile;
const studentBody = { data: { userType: 'student' } };
const personalDraft = { firstName: 'Ad', lastName: '', linkedInUrl: '' };
const job = { ...experiences[0], id: randomUUID() };
const project = { ...projects[0], id: randomUUID() };
const createExperienceDraft = (items: readonly object[]) => ({
  draft: { kind: 'experience', value: { items, form: null } },
});

describe('onboarding', () => {
  it('starts at the first step', async () => {
    const read = await api.progress();
    expect(read.status).toBe(200);
    expect(read.body).toEqual({
      userId: user.uid,
      revision: -1,
      step: 'userType',
      done: [],
      data: {},
      drafts: {},
      detectedSkills: {},
    });
    expect(read.headers['etag']).toBeUndefined();
  });

  it('stores and returns each step', async () => {
    const steps = [
      ['userType', { userType }, 'personal'],
      ['personal', { personalInfo }, 'education'],
      ['education', { educations }, 'experience'],
      ['experience', { experiences, projects }, 'skills'],
      ['skills', { skills }, 'preferences'],
      ['preferences', { preferences, preferredRoles }, 'review'],
      ['review', {}, 'review'],
    ] as const;
    for (const [index, [step, data, next]] of steps.entries()) {
      const recorded = await api.record(step, { data });
      expect(recorded.status).toBe(200);
      expect(recorded.headers['etag']).toBe(`"${index}"`);
      expect(recorded.body).toMatchObject({ revision: index, step: next, drafts: {} });
      expect(recorded.body.done).toEqual(steps.slice(0, index + 1).map(([name]) => name));
      expect((await api.progress(atLeast(index))).body).toEqual(recorded.body);
    }
    const { data } = (await api.progress()).body;
    expect(data).toMatchObject({ userType, skills, preferences, experiences, educations, projects, preferredRoles });
    expect(data.personalInfo).toEqual({ ...personalInfo, email: user.email });
    expect((await api.get()).status).toBe(404);
  });

  it('keeps ids and appends nothing if a step is completed again unchanged', async () => {
    await api.record('userType', { data: { userType } });
    const first = await api.record('experience', { data: { experiences, projects } });
    expect((await api.record('experience', { data: { experiences, projects } })).body).toEqual(first.body);
    const [experienceA, experienceB] = first.body.data.experiences;
    const reordered = { experiences: [experienceB, { ...experienceA, title: 'Countess' }], projects };
    const second = await api.record('experience', { data: reordered });
    expect(second.body.data.experiences).toEqual(reordered.experiences);
  });

  it('is saved to the profile unchanged, with its ids', async () => {
    await api.record('userType', { data: { userType } });
    const { body } = await api.record('experience', { data: { experiences, projects } });
    const saved = await api.post({ ...fullProfile, ...(body.data as object), onboardingCompleted: true });
    expect(saved.body).toMatchObject({ experiences: body.data.experiences, projects: body.data.projects });
  });
});

describe('a draft', () => {
  it('is stored, sets the step to resume, and is removed when its step is completed', async () => {
    await api.record('userType', studentBody);
    await api.record('personal', { data: { personalInfo } });
    const saved = await api.record('personal', { draft: { kind: 'personal', value: personalDraft } });
    expect(saved.body).toMatchObject({
      step: 'personal',
      drafts: { personal: personalDraft },
      done: ['userType', 'personal'],
    });
    expect((await api.progress(atLeast(2))).body).toEqual(saved.body);
    const done = await api.record('personal', { data: { personalInfo } });
    expect(done.body).toMatchObject({ step: 'education', drafts: {}, revision: 3 });
  });

  it('is stored without hidden characters', async () => {
    const value = { ...personalDraft, firstName: 'A\u202Ed\u200B', lastName: '\u0007' };
    const saved = await api.record('personal', { draft: { kind: 'personal', value } });
    expect(saved).toMatchObject({ status: 200, body: { drafts: { personal: personalDraft } } });
    expect((await api.progress(atLeast(0))).body).toMatchObject({ drafts: { personal: personalDraft } });
  });

  it('appends nothing if it is unchanged, and can be removed', async () => {
    const unchanged = await api.record('skills', { draft: { kind: 'skills', value: null } });
    expect([unchanged.status, unchanged.body.revision, unchanged.headers['etag']]).toEqual([200, -1, undefined]);
    const value = { skills: ['Go'], typed: 'Ru', bulk: '', isBulk: false };
    await api.record('skills', { draft: { kind: 'skills', value } });
    const again = await api.record('skills', { draft: { kind: 'skills', value } });
    expect(again.body).toMatchObject({ revision: 0, step: 'skills', drafts: { skills: value } });
    const back = await api.record('skills', { draft: { kind: 'skills', value: null } });
    expect(back.body).toMatchObject({ revision: 1, step: 'userType', drafts: {} });
  });

  it('never changes the revision of the profile', async () => {
    const { body } = await api.post({ personalInfo });
    await api.record('personal', { draft: { kind: 'personal', value: personalDraft } });
    expect((await api.get()).body.revision).toBe(body.revision);
  });

  it('is accepted only for its step', async () => {
    const response = await api.record('skills', { draft: { kind: 'personal', value: personalDraft } });
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ error: 'This draft belongs to another step.', code: 'validation' });
  });
});

describe('the experience step', () => {
  it.each([
    ['student', { experiences, projects: [] }, 'Please add at least one project to continue', 'projects'],
    [
      'professional',
      { experiences: [], projects },
      'Please add at least one work experience to continue.',
      'experiences',
    ],
  ])('is rejected for a %s without the required list', async (type, data, error, path) => {
    await api.record('userType', { data: { userType: type } });
    for (const body of [{ data }, { skipped: true }]) {
      const response = await api.record('experience', body);
      expect(response.status).toBe(400);
      expect(response.body).toMatchObject({ error, code: 'validation', details: [{ path, message: error }] });
    }
  });

  it('can be skipped if the draft is complete; the draft then becomes data', async () => {
    await api.record('userType', { data: { userType } });
    const item = { ...experiences[0], id: randomUUID() };
    await api.record('experience', createExperienceDraft([item]));
    const skipped = await api.record('experience', { skipped: true });
    expect(skipped.status).toBe(200);
    expect(skipped.body).toMatchObject({ done: ['userType', 'experience'], drafts: {}, step: 'personal' });
    expect(skipped.body.data.experiences).toEqual([item]);
    expect((await api.progress(atLeast(skipped.body.revision))).body).toEqual(skipped.body);
  });

  it.each([
    ['an empty title', 'experience', [{ ...job, title: '' }], 'experiences.0.title', 'Title is required'],
    [
      'no description',
      'experience',
      [job, { ...job, id: randomUUID(), description: undefined }],
      'experiences.1.description',
      'Description is required',
    ],
    [
      'a javascript: link',
      'project',
      [{ ...project, links: [{ name: 'x', url: 'javascript:alert(1)' }] }],
      'projects.0.links.0.url',
      'Please enter a valid URL (include http:// or https://).',
    ],
    ['a duplicate id', 'experience', [job, job], 'experiences', 'Two entries have the same id.'],
  ])('cannot be skipped with %s in the draft', async (_, kind, items, path, error) => {
    await api.record('userType', { data: { userType: kind === 'project' ? 'student' : 'professional' } });
    const saved = await api.record('experience', { draft: { kind, value: { items, form: null } } });
    const response = await api.record('experience', { skipped: true });
    expect([response.status, response.body.error]).toEqual([400, error]);
    expect(response.body).toMatchObject({ code: 'validation', details: [{ path, message: error }] });
    expect((await api.progress(atLeast(saved.body.revision))).body).toEqual(saved.body);
  });

  it('rejects a draft with too many entries', async () => {
    await api.record('userType', { data: { userType } });
    const items = Array.from({ length: 101 }, () => ({ ...job, id: randomUUID() }));
    expect((await api.record('experience', createExperienceDraft(items))).status).toBe(400);
    await api.record('experience', createExperienceDraft(items.slice(1)));
    const skipped = await api.record('experience', { skipped: true });
    expect([skipped.status, skipped.body.data.experiences.length]).toEqual([200, 100]);
  });

  it('is the only step that can be skipped', async () => {
    const response = await api.record('education', { skipped: true });
    expect([response.status, response.body.error]).toEqual([400, 'This step cannot be skipped.']);
  });
});

describe('an invalid request', () => {
  it.each(['nothing', 'thank-you', 'constructor', 'UserType'])('for the step %s gets 404', async (step) => {
    const response = await api.record(step, studentBody);
    expect([response.status, response.body.code]).toEqual([404, 'step-not-found']);
  });

  it.each([
    ['userType', {}, 'Please send exactly one of data, skipped and draft.'],
    ['userType', { ...studentBody, skipped: true }, 'Please send exactly one of data, skipped and draft.'],
    ['userType', { data: { userType: 'king' } }, 'User type must be student, graduate or professional'],
    ['userType', { data: { personalInfo } }, 'User type must be student, graduate or professional'],
    ['personal', { data: { personalInfo: { ...personalInfo, firstName: '' } } }, 'First name is required'],
    ['education', { data: { educations: [] } }, 'Please add at least one education entry'],
    ['skills', { data: { skills: [' '] } }, 'Please add at least one skill'],
    [
      'preferences',
      { data: { preferences: { workModes: [] }, preferredRoles: [] } },
      'Please select at least one work mode',
    ],
    ['experience', { data: { experiences: [] } }, 'Projects are required'],
    ['skills', { draft: { kind: 'nonsense', value: null } }, 'Kind is not valid'],
  ])('for the step %s gets a message (%j)', async (step, body, error) => {
    const response = await api.record(step, body);
    expect(response.status).toBe(400);
    expect(response.body).toMatchObject({ error, message: error, code: 'validation' });
  });

  it('for another user is rejected', async () => {
    const other = await signUp();
    const path = `/api/profile/${user.uid}/onboarding`;
    const http = supertest(testVariable('BASE_URL'));
    expect((await http.put(`${path}/userType`).set(authHeaders(other)).send(studentBody)).status).toBe(403);
    expect((await http.get(path).set(authHeaders(other))).status).toBe(403);
    expect((await http.get(path)).status).toBe(401);
  });
});

describe('recording a step, like every write', () => {
  it('respects If-Match', async () => {
    await api.record('userType', studentBody);
    const response = await api.record('userType', { data: { userType } }, { 'if-match': '"7"' });
    expect([response.status, response.headers['etag']]).toEqual([412, '"0"']);
    expect((await api.record('userType', { data: { userType } }, { 'if-match': '"0"' })).status).toBe(200);
  });

  it('runs once per Idempotency-Key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const first = await api.record('education', { data: { educations } }, key);
    await api.record('userType', studentBody);
    const again = await api.record('education', { data: { educations } }, key);
    expect([again.status, again.body, again.headers['etag']]).toEqual([200, first.body, first.headers['etag']]);
    expect((await api.record('education', { data: { educations: [educations[0]] } }, key)).status).toBe(422);
  });

  it('is visible to the next read with its revision', async () => {
    for (let n = 0; n < scaled(10); n += 1) {
      const value = { ...personalDraft, lastName: `Byron ${n}` };
      const { body } = await api.record('personal', { draft: { kind: 'personal', value } });
      const read = await api.progress(atLeast(body.revision));
      expect([read.status, read.body.drafts?.personal]).toEqual([200, value]);
    }
  });
});
