import {
  allJobs,
  type Job,
  JOB_VISITS_COLLECTION,
  jobDetails,
  jobVisit,
  recommendedJobs,
} from '@trackrecord/contracts';
import { connectMongo, UserDocuments } from '@trackrecord/platform';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';

const toApiUrl = (path: string) => `${testVariable('BASE_URL')}/api${path}`;
const get = (user: TestUser, path: string, revision?: string) =>
  fetch(toApiUrl(path), {
    headers: { ...authHeaders(user), ...(revision !== undefined && { 'x-min-revision': revision }) },
  });

/** Saves a profile. Returns its revision. */
async function saveProfile(user: TestUser, skills: readonly string[], roles: readonly string[]): Promise<string> {
  const profile = {
    userId: user.uid,
    userType: 'professional',
    personalInfo: { firstName: 'Ada', lastName: 'Byron', linkedInUrl: 'https://www.linkedin.com/in/ada-byron' },
    experiences: [
      { company: 'Engines', title: roles[0], description: 'Wrote the first program.', startDate: '2020-01-01' },
    ],
    skills,
    preferredRoles: roles.map((title) => ({ title })),
  };
  const headers = { ...authHeaders(user), 'content-type': 'application/json' };
  const response = await fetch(toApiUrl('/profile'), { method: 'POST', headers, body: JSON.stringify(profile) });
  expect([200, 201]).toContain(response.status);
  return response.headers.get('etag')?.replaceAll('"', '') ?? '';
}
const readRecommended = async (user: TestUser, query = '', revision?: string) => {
  const response = await get(user, `/jobs/user/${user.uid}${query}`, revision);
  expect(response.status).toBe(200);
  return recommendedJobs.parse(await response.json()).data;
};
const readAll = async (user: TestUser, query = '') => {
  const response = await get(user, `/jobs/allJobs${query}`);
  expect(response.status).toBe(200);
  return allJobs.parse(await response.json()).data;
};
const getMatch = ({ searchContext }: Job) => searchContext?.matchPercentage ?? -1;

it('returns recommendations for the saved profile right after a save, best first', async () => {
  const user = await signUp();
  const asEngineer = await readRecommended(
    user,
    '',
    await saveProfile(user, ['Go', 'PostgreSQL'], ['Backend Engineer']),
  );
  expect(asEngineer.jobs[0]?.title).toMatch(/back-?end|golang|go |software|engineer|developer/i);
  const asMarketer = await readRecommended(
    user,
    '',
    await saveProfile(user, ['SEO', 'Content Marketing'], ['Digital Marketing Manager']),
  );
  expect(asMarketer.jobs[0]?.title).toMatch(/market|seo|content|growth|social/i);
  for (const { jobs, total } of [asEngineer, asMarketer]) {
    expect(jobs).toHaveLength(10);
    expect(total).toBeGreaterThan(10);
    expect(jobs.map(getMatch)).toEqual(jobs.map(getMatch).toSorted((a, b) => b - a));
  }
});

it('returns consecutive pages of both lists that add up to the total', async () => {
  const user = await signUp();
  const revision = await saveProfile(user, ['Go'], ['Software Engineer']);
  await readRecommended(user, '', revision);
  for (const list of [
    async (query: string) => {
      const { jobs, total, totalPages } = await readRecommended(user, query);
      return { jobs, total, pages: totalPages };
    },
    async (query: string) => {
      const { jobs, pagination } = await readAll(user, query);
      return { jobs, ...pagination };
    },
  ]) {
    const filters = '&location=india&limit=7';
    const first = await list(`?page=1${filters}`);
    const rest = await Promise.all(
      Array.from({ length: first.pages - 1 }, (_none, at) => list(`?page=${String(at + 2)}${filters}`)),
    );
    const ids = [first, ...rest].flatMap(({ jobs }) => jobs.map(({ jobId }) => jobId));
    expect(ids).toHaveLength(first.total);
    expect(new Set(ids).size).toBe(first.total);
    expect((await list(`?page=${String(first.pages + 1)}${filters}`)).jobs).toEqual([]);
  }
});

it('applies filters, and excludes postings without a salary if a bound is set', async () => {
  const user = await signUp();
  const unfiltered = await readAll(user, '?limit=50');
  const withSalary = await readAll(user, '?minSalary=40000&maxSalary=90000&limit=50');
  expect(withSalary.jobs.every(({ salary }) => salary !== undefined)).toBe(true);
  expect(withSalary.withoutSalary).toBeGreaterThan(0);
  expect(withSalary.pagination.total).toBeLessThan(unfiltered.pagination.total - withSalary.withoutSalary);
  const inEmirates = await readAll(user, `?location=${encodeURIComponent('United Arab Emirates')}&limit=50`);
  expect(inEmirates.jobs.every(({ location }) => location.includes('United Arab Emirates'))).toBe(true);
  const remote = await readAll(user, '?remote=true&search=engineer&limit=50');
  expect(remote.jobs.length).toBeGreaterThan(0);
  expect(remote.jobs.every((job) => job.remote)).toBe(true);
  expect((await readAll(user, '?search=nosuchword')).pagination).toEqual({ total: 0, pages: 0 });
});

it('returns no recommendations without a profile, and all postings without a match', async () => {
  const user = await signUp();
  expect(await readRecommended(user)).toMatchObject({ jobs: [], total: 0, totalPages: 0 });
  expect((await readAll(user)).jobs.map(getMatch)).toEqual(Array(10).fill(-1));
});

it('explains a match with quotes from the posting', async () => {
  const user = await signUp();
  const revision = await saveProfile(user, ['Go', 'PostgreSQL', 'Docker', 'Python', 'SQL'], ['Backend Engineer']);
  const [best] = (await readRecommended(user, '', revision)).jobs;
  const response = await get(user, `/jobs/${best?.jobId ?? ''}`, revision);
  const { job, match: explained, noMatch } = jobDetails.parse(await response.json()).data;
  expect(noMatch).toBeUndefined();
  expect(job.jobId).toBe(best?.jobId);
  expect(explained?.matchPercentage).toBe(best && getMatch(best));
  const { skills, title } = best?.searchContext?.reasons ?? {};
  expect(title).toBe(true);
  expect(explained?.parts.find(({ part }) => part === 'skills')?.why).toMatch(
    skills && skills.met < skills.listed
      ? new RegExp(`^${String(skills.met)} of ${String(skills.listed)} skills`)
      : /./,
  );
  expect(explained?.parts.map(({ part }) => part)).toEqual(expect.arrayContaining(['skills', 'title', 'text']));
  for (const { quote } of [...(explained?.met ?? []), ...(explained?.missing ?? [])]) {
    expect(`${job.title}\n${job.description}`).toContain(quote.replace(/…$/, ''));
  }
});

it('explains a match once for the same ranking', async () => {
  const user = await signUp();
  const revision = await saveProfile(user, ['Go', 'Docker'], ['Backend Engineer']);
  const [best] = (await readRecommended(user, '', revision)).jobs;
  const explain = async () => {
    const response = await get(user, `/jobs/${best?.jobId ?? ''}`, revision);
    return jobDetails.parse(await response.json()).data.match;
  };
  const first = await explain();
  expect(first).toMatchObject({ revision: Number(revision) });
  expect(await explain()).toEqual(first);
  const mongo = await connectMongo(testVariable('MONGODB_URL'));
  const workCount = await mongo.db.collection('work').countDocuments({ uid: user.uid, kind: 'explain-match' });
  await mongo.close();
  expect(workCount).toBe(1);
});

it('responds with 404 for an unknown posting, and 403 for recommendations of another user', async () => {
  const [user, other] = [await signUp(), await signUp()];
  const response = await get(user, '/jobs/unknown-job');
  expect([response.status, await response.json()]).toEqual([
    404,
    expect.objectContaining({ success: false, error: 'This job is no longer open.' }),
  ]);
  expect((await get(user, `/jobs/user/${other.uid}`)).status).toBe(403);
  expect((await get(user, `/events/all/${other.uid}`)).status).toBe(403);
  expect((await fetch(toApiUrl('/jobs/allJobs'))).status).toBe(401);
});

it.each([
  'page=0',
  'limit=51',
  'limit=0',
  'minSalary=-1',
  'remote=perhaps',
  'sort=random',
  'show=everything',
  'employmentType=None',
])('rejects %s', async (query) => {
  const response = await get(await signUp(), `/jobs/allJobs?${query}`);
  expect([response.status, await response.json()]).toEqual([
    400,
    expect.objectContaining({ success: false, code: 'validation' }),
  ]);
});

it('lists career events that are not over, ordered by their end', async () => {
  const user = await signUp();
  const response = await get(user, `/events/all/${user.uid}`);
  const { data } = (await response.json()) as { data: { endDate: string; isSample: boolean }[] };
  expect(data.length).toBeGreaterThanOrEqual(25);
  const ends = data.map(({ endDate }) => endDate);
  expect(ends).toEqual(ends.toSorted());
  expect(ends[0]?.localeCompare(new Date().toISOString())).toBe(1);
});

describe('the jobs of a user', () => {
  const write = async (user: TestUser, method: string, path: string, body?: object) => {
    const headers = { ...authHeaders(user), 'content-type': 'application/json' };
    const response = await fetch(toApiUrl(path), { method, headers, ...(body && { body: JSON.stringify(body) }) });
    expect(response.ok).toBe(true);
    return response.headers.get('etag')?.replaceAll('"', '') ?? '';
  };
  const readAllAt = async (user: TestUser, query: string, revision: string) => {
    const headers = { ...authHeaders(user), 'x-min-applications-revision': revision };
    const response = await fetch(toApiUrl(`/jobs/allJobs${query}`), { headers });
    return allJobs.parse(await response.json()).data;
  };

  it('do not include hidden ones, which are in a list of their own and can be shown again', async () => {
    const user = await signUp();
    const before = await readAll(user);
    const [first] = before.jobs;
    if (!first) throw new Error('no jobs');
    const path = `/applications/${user.uid}/hidden-postings/${encodeURIComponent(first.jobId)}`;
    const revisionAfterHiding = await write(user, 'PUT', path);
    const after = await readAllAt(user, '', revisionAfterHiding);
    expect(after.jobs.map(({ jobId }) => jobId)).not.toContain(first.jobId);
    expect(after.pagination.total).toBe(before.pagination.total - 1);
    expect((await readAllAt(user, '?show=hidden', revisionAfterHiding)).jobs.map(({ jobId }) => jobId)).toEqual([
      first.jobId,
    ]);
    const revisionAfterShowing = await write(user, 'DELETE', path);
    expect((await readAllAt(user, '', revisionAfterShowing)).pagination.total).toBe(before.pagination.total);
    expect((await readAllAt(user, '?show=hidden', revisionAfterShowing)).jobs).toEqual([]);
  });

  it('do not include those of hidden companies, which are in the list of hidden ones', async () => {
    const user = await signUp();
    const before = await readAll(user);
    const [company] = before.jobs.map((listed) => listed.company);
    if (company === undefined) throw new Error('no jobs');
    const path = `/applications/${user.uid}/hidden-companies`;
    const name = `${company.toUpperCase()}, Inc.`;
    const revisionAfterHiding = await write(user, 'PUT', path, { company: name, isHidden: true });
    const after = await readAllAt(user, '?limit=50', revisionAfterHiding);
    expect(after.jobs.map((listed) => listed.company)).not.toContain(company);
    const hidden = await readAllAt(user, '?show=hidden&limit=50', revisionAfterHiding);
    expect(new Set(hidden.jobs.map((listed) => listed.company))).toEqual(new Set([company]));
    expect(after.pagination.total).toBe(before.pagination.total - hidden.pagination.total);
    const revisionAfterShowing = await write(user, 'PUT', path, { company, isHidden: false });
    expect((await readAllAt(user, '', revisionAfterShowing)).pagination.total).toBe(before.pagination.total);
  });

  it('include those with an application as saved ones', async () => {
    const user = await signUp();
    const [, second] = (await readAll(user)).jobs;
    if (!second) throw new Error('no jobs');
    const revision = await write(user, 'POST', `/applications/${user.uid}`, {
      posting: { title: second.title, company: second.company, jobId: second.jobId },
      text: second.description,
      source: 'job',
      stage: 'saved',
    });
    const saved = await readAllAt(user, '?show=saved', revision);
    expect(saved.jobs.map(({ jobId }) => jobId)).toEqual([second.jobId]);
  });

  it('are new if they arrived after the last visit', async () => {
    const user = await signUp();
    const { newest, newCount } = await readAll(user);
    expect(newest).toBeGreaterThan(0);
    expect(newCount).toBe(0);
    await write(user, 'PUT', `/jobs/user/${user.uid}/visit`, { newest });
    expect(await readAll(user)).toMatchObject({ newCount: 0 });

    const stores = await connectTestStores();
    const visits = new UserDocuments(stores.mongo.db, JOB_VISITS_COLLECTION, stores.sealer, jobVisit);
    const anHourAgo = new Date(Date.now() - 3_600_000).toISOString();
    await visits.store(user.uid, { previous: null, current: { at: anHourAgo, newest: newest - 3 } });
    await closeTestStores(stores);
    const later = await readAll(user, '?limit=50');
    expect(later.newCount).toBeGreaterThan(0);
    expect(later.newCount).toBeLessThanOrEqual(3);
    const { jobs, pagination } = await readAll(user, '?show=new');
    expect(pagination.total).toBe(later.newCount);
    expect(jobs.map(({ isNew }) => isNew)).toEqual(jobs.map(() => true));
  });

  it('are sorted by salary', async () => {
    const { jobs } = await readAll(await signUp(), '?sort=salary&limit=50');
    const ends = jobs.map(({ salary }) => (salary?.value.unitText === 'YEAR' ? salary.value.maxValue : undefined));
    const yearly = ends.filter((end) => end !== undefined);
    expect(yearly.length).toBeGreaterThan(5);
    expect(yearly).toEqual(yearly.toSorted((a, b) => b - a));
  });
});
