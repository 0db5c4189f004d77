import { randomUUID } from 'node:crypto';
import { home, JOB_VISITS_COLLECTION, jobVisit, recommendedJobs } from '@trackrecord/contracts';
import { sleep, UserDocuments } from '@trackrecord/platform';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import { userApi } from '../testing/user-api.js';

const PROFILE = {
  userType: 'professional',
  personalInfo: { firstName: 'Ada', lastName: 'Byron', linkedInUrl: 'https://www.linkedin.com/in/ada-byron' },
  experiences: [{ company: 'Engines', title: 'Programmer', description: 'Wrote it.', startDate: '2020-01-01' }],
  skills: ['Go', 'PostgreSQL'],
  preferredRoles: [{ title: 'Backend Engineer' }],
};

let user: TestUser;
let api: ReturnType<typeof userApi>;
beforeEach(async () => {
  user = await signUp();
  api = userApi(user);
});

/** Reads the home page, at least at these revisions. */
const readHome = async (revisions: { readonly profile?: number; readonly applications?: number } = {}) =>
  home.parse(
    await api.read(`/home/${user.uid}`, {
      ...(revisions.profile !== undefined && { 'x-min-revision': String(revisions.profile) }),
      ...(revisions.applications !== undefined && { 'x-min-applications-revision': String(revisions.applications) }),
    }),
  );

/** Reads the best matches for the profile at a revision, which waits until it is matched. */
async function readBest(revision: number) {
  const page = await api.read(`/jobs/user/${user.uid}`, { 'x-min-revision': String(revision) });
  return recommendedJobs.parse(page).data.jobs;
}

/** Adds an application. Returns its id and the revision of the applications. */
async function addApplication(fields: object): Promise<{ readonly id: string; readonly revision: number }> {
  const body = { posting: { title: 'Go Developer', company: 'Kestrel Labs' }, text: '', source: 'typed', ...fields };
  const response = await api.send(`/applications/${user.uid}`, { body });
  const { application, revision } = (await response.json()) as { application: { id: string }; revision: number };
  return { id: application.id, revision };
}

it('shows a new user the steps to complete the profile, the number of open jobs, and upcoming events', async () => {
  const profile = await api.save({ userType: 'professional', personalInfo: PROFILE.personalInfo });
  const page = await readHome({ profile });
  expect(page).toMatchObject({
    firstName: 'Ada',
    userType: 'professional',
    completeness: { percentage: 10, steps: [{ gap: 'work' }, { gap: 'skills' }, { gap: 'roles' }] },
    applications: { counts: { saved: 0, applied: 0, interviewing: 0, offer: 0, closed: 0 }, due: [] },
    matches: { since: null, newCount: 0 },
    events: { areNear: false },
  });
  expect(page.matches.openCount).toBeGreaterThan(10);
  expect(page.events.items).toHaveLength(3);
  expect(page.changes.every(({ of }) => of === 'profile')).toBe(true);
});

it('shows the counts of applications, the steps that are due, and the latest changes', async () => {
  const profile = await api.save(PROFILE);
  const in3Days = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const in20Days = new Date(Date.now() + 20 * 86_400_000).toISOString();
  const saved = await addApplication({
    stage: 'saved',
    posting: { title: 'Weaver', company: 'Looms', applyBy: in20Days },
  });
  const applied = await addApplication({ stage: 'applied' });
  const nextStep = { title: 'Call them', due: in3Days };
  const response = await api.send(`/applications/${user.uid}/${applied.id}/next-step`, {
    method: 'PUT',
    body: { nextStep },
  });
  const { revision } = (await response.json()) as { revision: number };
  const page = await readHome({ profile, applications: revision });
  expect(page.applications).toEqual({
    counts: { saved: 1, applied: 1, interviewing: 0, offer: 0, closed: 0 },
    due: [
      {
        applicationId: applied.id,
        stepId: expect.any(String) as unknown,
        stage: 'applied',
        posting: { title: 'Go Developer', company: 'Kestrel Labs' },
        ...nextStep,
      },
    ],
  });
  expect(page.changes.map(({ of }) => of)).toEqual(['applications', 'applications', 'applications']);
  expect(page.changes[0]).toMatchObject({ undoable: true });
  expect(saved.revision).toBeLessThan(revision);
});

it('shows later changes although the page is cached', async () => {
  await readBest(await api.save(PROFILE));
  const before = await readHome();
  expect(before).toMatchObject({ firstName: 'Ada', matches: { isReady: true } });
  expect(await readHome()).toEqual(before);
  const renamed = await api.save({ personalInfo: { ...PROFILE.personalInfo, firstName: 'Augusta' } });
  expect(await readHome({ profile: renamed })).toMatchObject({ firstName: 'Augusta' });
  await readBest(renamed);
  await readHome();
  const { revision } = await addApplication({ stage: 'applied' });
  const withApplication = await readHome({ applications: revision });
  expect(withApplication.applications.counts.applied).toBe(1);
  expect(withApplication.changes[0]).toMatchObject({ of: 'applications' });
  expect(await readHome()).toEqual(withApplication);
});

it('shows a change within seconds to a page that does not know its revision', async () => {
  await readBest(await api.save(PROFILE));
  expect(await readHome()).toMatchObject({ firstName: 'Ada', matches: { isReady: true } });
  await api.save({ personalInfo: { ...PROFILE.personalInfo, firstName: 'Augusta' } });
  // Less than the 30 s for which a page is cached.
  const deadline = Date.now() + 30_000;
  let page = await readHome();
  while (page.firstName === 'Ada' && Date.now() < deadline) {
    await sleep(50);
    page = await readHome();
  }
  expect(page.firstName).toBe('Augusta');
});

it('shows that a change was undone', async () => {
  await api.save(PROFILE);
  const salary = { minimum: 100, maximum: 200, currency: 'USD', period: 'YEAR' };
  const profile = await api.save({ preferences: { workModes: [], jobTypes: [], preferredIndustries: [], salary } });
  const before = await readHome({ profile });
  const [latest] = before.changes;
  expect(latest).toMatchObject({ of: 'profile', undoable: true });
  const undone = await api.undo(latest?.eventId ?? '');
  const after = await readHome({ profile: undone });
  expect(after.changes[0]?.eventId).not.toBe(latest?.eventId);
  expect(after.changes.find(({ eventId }) => eventId === latest?.eventId)).toMatchObject({ undoable: false });
  expect(after.completeness.percentage).toBe(before.completeness.percentage - 5);
});

describe('the matches', () => {
  it('are the best ones, without hidden and saved ones', async () => {
    const best = await readBest(await api.save(PROFILE));
    expect(best[0]?.searchContext?.reasons).toMatchObject({ title: true });
    const ids = best.map(({ jobId }) => jobId);
    expect((await readHome()).matches).toMatchObject({
      isReady: true,
      newCount: 0,
      jobs: best.slice(0, 3).map(({ jobId, searchContext }) => ({ jobId, searchContext })),
    });
    const [first, second] = best;
    if (!first || !second) throw new Error('no jobs');
    await api.send(`/applications/${user.uid}/hidden-postings/${encodeURIComponent(first.jobId)}`, { method: 'PUT' });
    const { revision } = await addApplication({
      posting: { title: second.title, company: second.company, jobId: second.jobId },
      source: 'job',
      stage: 'saved',
    });
    const { matches, changes } = await readHome({ applications: revision });
    expect(matches.jobs.map(({ jobId }) => jobId)).toEqual(ids.slice(2, 5));
    expect(changes.map(({ description }) => description)).toContain(`Hid ${first.title} at ${first.company}`);
  });

  it('are new ones after a visit', async () => {
    const best = await readBest(await api.save(PROFILE));
    const { data } = (await api.read('/jobs/allJobs')) as { data: { newest: number } };
    const stores = await connectTestStores();
    const visits = new UserDocuments(stores.mongo.db, JOB_VISITS_COLLECTION, stores.sealer, jobVisit);
    const at = new Date(Date.now() - 3_600_000).toISOString();
    await visits.store(user.uid, { previous: null, current: { at, newest: data.newest - 40 } });
    await closeTestStores(stores);
    const { matches } = await readHome();
    const listed = recommendedJobs.parse(await api.read(`/jobs/user/${user.uid}?show=new`));
    expect(matches).toMatchObject({ since: at, newCount: listed.data.total });
    expect(matches.newCount).toBeGreaterThan(0);
    expect(matches.jobs.map(({ jobId }) => jobId)).toEqual(listed.data.jobs.slice(0, 3).map(({ jobId }) => jobId));
    expect(best.length).toBeGreaterThan(0);
  });
});

it('shows events in the preferred places, or online', async () => {
  const locations = [{ city: '', country: 'United Arab Emirates', hasVisa: false }];
  const profile = await api.save({
    ...PROFILE,
    preferences: { workModes: [], jobTypes: [], preferredIndustries: [], locations },
  });
  const { events } = await readHome({ profile });
  expect(events.areNear).toBe(true);
  expect(events.items.length).toBeGreaterThan(0);
  for (const { place } of events.items) expect(place).toMatch(/emirates|dubai|abu dhabi|sharjah|online/i);
});

it('is only for the owner, and needs a profile', async () => {
  const get = (uid: string, headers: Readonly<Record<string, string>>) =>
    fetch(`${testVariable('BASE_URL')}/api/home/${uid}`, { headers });
  const missing = await get(user.uid, authHeaders(user));
  expect([missing.status, await missing.json()]).toEqual([404, expect.objectContaining({ code: 'profile-not-found' })]);
  expect((await get(randomUUID(), authHeaders(user))).status).toBe(403);
  expect((await get(user.uid, {})).status).toBe(401);
  expect((await get(user.uid, { ...authHeaders(user), 'x-min-applications-revision': 'x' })).status).toBe(400);
});

it('is refused for an erased account', async () => {
  await api.save(PROFILE);
  await readHome();
  await api.send(`/profile/${user.uid}`, { method: 'DELETE' });
  const response = await fetch(`${testVariable('BASE_URL')}/api/home/${user.uid}`, { headers: authHeaders(user) });
  expect([response.status, await response.json()]).toEqual([401, expect.objectContaining({ code: 'account-gone' })]);
});
