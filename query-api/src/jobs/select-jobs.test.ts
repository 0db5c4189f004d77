import { jobsQuery } from '@trackrecord/contracts';
import { type ListedJob, OpenJobs } from './open-jobs.js';
import { orderAll, orderRecommended } from './order-slots.js';
import { listCurrencies, selectJobs } from './select-jobs.js';
import { toUserJobs, type UserJobs } from './user-jobs.js';

const NOW = Date.parse('2026-11-20T12:00:00Z');
let number = 0;
const createJob = (jobId: string, fields: Partial<ListedJob> = {}): ListedJob => ({
  _id: jobId,
  jobId,
  number: (number += 1),
  change: 1,
  isOpen: true,
  postedAt: '2026-11-10T00:00:00.000Z',
  expiresAt: new Date('2026-12-20T00:00:00Z'),
  location: 'Dubai, United Arab Emirates',
  yearly: { least: 50_000, most: 60_000 },
  remote: false,
  title: 'Backend Engineer',
  company: 'Kestrel Labs',
  description: 'Go and PostgreSQL for café bookings.',
  employmentType: ['Full-time'],
  ...fields,
});
const createOpenJobs = (...jobs: readonly ListedJob[]): OpenJobs => {
  const openJobs = new OpenJobs();
  openJobs.apply(jobs);
  return openJobs;
};
const NO_USER_JOBS = toUserJobs(undefined, undefined);
const select = (jobs: OpenJobs, query: Record<string, string> = {}, now = NOW) => {
  const { newCount: _newCount, ...selected } = selectFor(NO_USER_JOBS, jobs, query, now);
  return selected;
};
const selectFor = (user: UserJobs, jobs: OpenJobs, query: Record<string, string> = {}, now = NOW) => {
  const parsed = jobsQuery.parse(query);
  const { jobs: found, ...rest } = selectJobs(jobs, orderAll(jobs, new Uint32Array(), parsed.sort), parsed, user, now);
  return { ids: found.map(({ jobId }) => jobId), ...rest };
};
const selectIds = (jobs: OpenJobs, query: Record<string, string>) => select(jobs, query).ids;

describe('the order', () => {
  it('is newest first, then by id, with postings without a date last', () => {
    const jobs = createOpenJobs(
      createJob('undated', { postedAt: undefined }),
      createJob('b'),
      createJob('new', { postedAt: '2026-11-12T00:00:00.000Z' }),
      createJob('a'),
    );
    expect(selectIds(jobs, {})).toEqual(['new', 'a', 'b', 'undated']);
  });

  it('is the same on all pages, with one total', () => {
    const jobs = createOpenJobs(
      ...Array.from({ length: 23 }, (_none, at) => createJob(`job-${String(at).padStart(2, '0')}`)),
    );
    const pages = ['1', '2', '3', '4'].map((page) => select(jobs, { page }));
    expect(pages.flatMap(({ ids }) => ids)).toEqual([...new Set(pages.flatMap(({ ids }) => ids))]);
    expect(pages.map(({ ids, total }) => [ids.length, total])).toEqual([
      [10, 23],
      [10, 23],
      [3, 23],
      [0, 23],
    ]);
  });
});

describe('the location filter', () => {
  const jobs = createOpenJobs(
    createJob('dubai'),
    createJob('pune', { location: 'Pune, India' }),
    createJob('indiana', { location: 'Gary, Indiana' }),
  );

  it('matches whole words in any case and order', () => {
    expect(selectIds(jobs, { location: 'india' })).toEqual(['pune']);
    expect(selectIds(jobs, { location: 'Emirates, UNITED Arab' })).toEqual(['dubai']);
    expect(selectIds(jobs, { location: '' })).toHaveLength(3);
  });

  it.each([
    ['Bangalore', 'Bengaluru, India'],
    ['Bengaluru', 'Bangalore, Karnataka, India'],
    ['Bangalore, India', 'Bengaluru'],
    ['india', 'Remote, Bengaluru'],
    ['UAE', 'Dubai, United Arab Emirates'],
    ['U.A.E.', 'Dubai, United Arab Emirates'],
    ['United Arab Emirates', 'Dubai, UAE'],
    ['United Arab Emirates', 'Abu Dhabi'],
    ['Deutschland', 'Berlin, Germany'],
    ['Germany', 'Köln, Deutschland'],
    ['Allemagne', 'Germany'],
    ['München', 'Munich, Germany'],
    ['Bombay', 'Mumbai; Pune'],
    ['New Delhi', 'Delhi, India'],
    ['भारत', 'Pune, India'],
    ['USA', 'Austin, TX, United States'],
  ])('%s matches %s', (filter, jobLocation) => {
    expect(selectIds(createOpenJobs(createJob('it', { location: jobLocation })), { location: filter })).toEqual(['it']);
  });

  it.each([
    ['United Kingdom', 'London, Ontario'],
    ['India', 'Hyderabad, Pakistan'],
    ['Mumbai', 'Pune, India'],
    ['Germany', 'German Village, Ohio'],
    ['Oman', 'Roman, Romania'],
    ['India', 'Gary, Indiana'],
  ])('%s does not match %s', (filter, jobLocation) => {
    expect(selectIds(createOpenJobs(createJob('it', { location: jobLocation })), { location: filter })).toEqual([]);
  });

  it('matches nothing if it has no words', () => {
    expect(select(jobs, { location: '---' })).toMatchObject({ ids: [], total: 0 });
  });
});

describe('the salary filter in another currency', () => {
  const createPosted = (
    jobId: string,
    currency: string,
    rate: number | undefined,
    minValue: number,
    maxValue: number,
  ) => {
    const dollars = rate === undefined ? {} : { minValue: minValue * rate, maxValue: maxValue * rate };
    return createJob(jobId, {
      salary: {
        value: { ...dollars, unitText: 'HOUR' },
        posted: { minValue, maxValue, currency, ...(rate !== undefined && { rate }) },
      },
      yearly: rate === undefined ? undefined : { least: minValue * rate * 2_080, most: maxValue * rate * 2_080 },
    });
  };
  const jobs = createOpenJobs(
    // € 47,320 to 62,400 a year; its rounded dollars would be less.
    createPosted('euros', 'EUR', 1.2, 22.75, 30),
    createPosted('rupees', 'INR', 0.01, 1_000, 2_000),
    createPosted('crowns', 'SEK', undefined, 300, 400),
    createJob('dollars', { yearly: { least: 60_000, most: 72_000 } }),
    createJob('from', { yearly: { least: 60_000 } }),
    createJob('none', { yearly: undefined }),
  );

  it.each([
    [{ currency: 'EUR', minSalary: '47320' }, ['dollars', 'euros', 'from'], 2],
    [{ currency: 'EUR', minSalary: '47321' }, ['dollars', 'from'], 2],
    [{ currency: 'EUR', maxSalary: '60000' }, ['dollars', 'rupees'], 2],
    [{ currency: 'EUR', minSalary: '50001' }, [], 2],
    [{ currency: 'INR', minSalary: '2080000', maxSalary: '4160000' }, ['rupees'], 2],
    [{ currency: 'USD', minSalary: '60000' }, ['dollars', 'from'], 2],
    [{ currency: '', minSalary: '60000' }, ['dollars', 'from'], 2],
    [{ currency: 'SEK', minSalary: '624000' }, ['crowns'], 5],
    [{ currency: 'SEK' }, ['crowns', 'dollars', 'euros', 'from', 'none', 'rupees'], 0],
  ])('%j selects %j', (query, ids, withoutSalary) => {
    const selected = select(jobs, query);
    expect([selected.ids.toSorted(), selected.withoutSalary]).toEqual([ids, withoutSalary]);
  });

  it('is offered in US dollars and in the currencies of the postings that have a rate', () => {
    expect(listCurrencies(jobs)).toEqual(['USD', 'EUR', 'INR']);
  });
});

describe('the salary filter', () => {
  const jobs = createOpenJobs(
    createJob('low', { yearly: { least: 20_000, most: 30_000 } }),
    createJob('middle', { yearly: { least: 45_000, most: 60_000 } }),
    createJob('high', { yearly: { least: 90_000, most: 120_000 } }),
    createJob('no salary', { yearly: undefined }),
  );

  it('excludes postings without a salary, and counts them', () => {
    expect(select(jobs, { minSalary: '45000' })).toEqual({ ids: ['high', 'middle'], total: 2, withoutSalary: 1 });
    expect(select(jobs, { maxSalary: '60000' })).toEqual({ ids: ['low', 'middle'], total: 2, withoutSalary: 1 });
    expect(select(jobs, { minSalary: '0' })).toMatchObject({ total: 3, withoutSalary: 1 });
    expect(select(jobs, {})).toMatchObject({ total: 4, withoutSalary: 0 });
  });

  it('applies both bounds', () => {
    expect(selectIds(jobs, { minSalary: '40000', maxSalary: '100000' })).toEqual(['middle']);
    expect(selectIds(jobs, { minSalary: '45001' })).toEqual(['high']);
    expect(selectIds(jobs, { maxSalary: '59999' })).toEqual(['low']);
  });

  it('excludes postings without a minimum if minSalary is set, and those without a maximum if maxSalary is set', () => {
    const openJobs = createOpenJobs(
      createJob('up to', { yearly: { least: 0, most: 80_000 } }),
      createJob('from', { yearly: { least: 80_000 } }),
    );
    expect(select(openJobs, { minSalary: '75000' })).toEqual({ ids: ['from'], total: 1, withoutSalary: 0 });
    expect(select(openJobs, { maxSalary: '85000' })).toEqual({ ids: ['up to'], total: 1, withoutSalary: 0 });
  });
});

describe('the search', () => {
  const jobs = createOpenJobs(
    createJob('by title', { title: 'Platform Engineer' }),
    createJob('by company', { company: 'Platform Ltd' }),
    createJob('by text', { description: 'You build the platform.' }),
    createJob('other', { title: 'Chef', company: 'Inn', description: 'Cooking' }),
  );

  it('covers title, company and description, ignores case and accents, and matches word prefixes', () => {
    expect(selectIds(jobs, { search: 'PLAT' })).toEqual(['by company', 'by text', 'by title']);
    expect(selectIds(jobs, { search: 'cafe' })).toEqual(['by company', 'by title']);
  });

  it('finds words with one typing error, if nothing has the word as it is', () => {
    expect(selectIds(jobs, { search: 'enginer platfrom' })).toEqual(['by company', 'by text', 'by title']);
    expect(selectIds(jobs, { search: 'chfe' })).toEqual([]);
  });

  it('requires every word, and does not match the middle of words', () => {
    expect(selectIds(jobs, { search: 'platform engineer' })).toEqual(['by company', 'by text', 'by title']);
    expect(selectIds(jobs, { search: 'chef inn' })).toEqual(['other']);
    expect(selectIds(jobs, { search: 'chef platform' })).toEqual([]);
    expect(selectIds(jobs, { search: 'atform' })).toEqual([]);
  });

  it('distinguishes C, C++, C# and .NET, and matches nothing if it has no words', () => {
    const languageJobs = createOpenJobs(
      createJob('c', { title: 'C Developer' }),
      createJob('c++', { title: 'C++ Developer' }),
      createJob('c#', { description: 'You know C#/.NET Core.' }),
      createJob('net', { description: 'You mend the net.' }),
    );
    expect(selectIds(languageJobs, { search: 'c++' })).toEqual(['c++']);
    expect(selectIds(languageJobs, { search: 'C# .net' })).toEqual(['c#']);
    expect(selectIds(languageJobs, { search: 'net' })).toEqual(['c#', 'net']);
    expect(selectIds(languageJobs, { search: 'c developer' })).toEqual(['c', 'c++']);
    for (const search of ['++', '#', '. - /'])
      expect(select(languageJobs, { search })).toMatchObject({ ids: [], total: 0 });
  });
});

it('filters by remote', () => {
  const jobs = createOpenJobs(createJob('far', { remote: true }), createJob('near'));
  expect([selectIds(jobs, { remote: 'true' }), selectIds(jobs, { remote: 'false' })]).toEqual([['far'], ['near']]);
});

it('excludes expired, closed and outdated postings', () => {
  const jobs = createOpenJobs(createJob('expires'), createJob('closes'), createJob('changes'));
  jobs.apply([createJob('closes', { isOpen: false }), createJob('changes', { location: 'Pune' })]);
  expect(selectIds(jobs, {})).toEqual(['changes', 'expires']);
  expect(selectIds(jobs, { location: 'dubai' })).toEqual(['expires']);
  expect(select(jobs, {}, Date.parse('2026-12-20T00:00:00Z'))).toMatchObject({ ids: [], total: 0 });
});

it('OpenJobs needs compaction once more than 1,000 slots are empty', () => {
  const jobs = createOpenJobs();
  const createBatch = () => Array.from({ length: 600 }, (_none, at) => createJob(`job-${String(at)}`));
  jobs.apply(createBatch());
  jobs.apply(createBatch());
  expect(jobs.needsCompaction()).toBe(false);
  jobs.apply(createBatch());
  expect(jobs.needsCompaction()).toBe(true);
});

it('rejects a posting with texts that are too long, and keeps the others', () => {
  const jobs = createOpenJobs(createJob('first'));
  expect(() => jobs.apply([createJob('huge', { description: 'x'.repeat(60_000) })])).toThrow();
  expect(selectIds(jobs, {})).toEqual(['first']);
  jobs.apply([createJob('later')]);
  expect(selectIds(jobs, { search: 'backend' })).toEqual(['first', 'later']);
});

it('filters by kind of employment', () => {
  const jobs = createOpenJobs(
    createJob('both', { employmentType: ['Full-time', 'Hybrid'] }),
    createJob('contract', { employmentType: ['Contract'] }),
    createJob('unknown', { employmentType: [] }),
  );
  expect(selectIds(jobs, { employmentType: 'Hybrid' })).toEqual(['both']);
  expect(selectIds(jobs, { employmentType: 'Contract' })).toEqual(['contract']);
  expect(selectIds(jobs, { employmentType: 'Volunteer' })).toEqual([]);
});

it('filters by another place in addition to the location', () => {
  const jobs = createOpenJobs(createJob('dubai'), createJob('sharjah', { location: 'Sharjah, United Arab Emirates' }));
  expect(selectIds(jobs, { place: 'sharjah' })).toEqual(['sharjah']);
  expect(selectIds(jobs, { location: 'United Arab Emirates', place: 'dubai' })).toEqual(['dubai']);
  expect(selectIds(jobs, { location: 'india', place: 'dubai' })).toEqual([]);
});

describe('the order by salary', () => {
  it('is by the upper end, or the lower one if there is none, with unknown salaries last', () => {
    const jobs = createOpenJobs(
      createJob('none', { yearly: undefined, postedAt: '2026-11-19T00:00:00.000Z' }),
      createJob('range', { yearly: { least: 50_000, most: 90_000 } }),
      createJob('from', { yearly: { least: 95_000 } }),
      createJob('low', { yearly: { least: 10_000, most: 20_000 } }),
    );
    expect(selectIds(jobs, { sort: 'salary' })).toEqual(['from', 'range', 'low', 'none']);
    jobs.apply([createJob('low', { yearly: { least: 10_000, most: 200_000 } })]);
    expect(selectIds(jobs, { sort: 'salary' })).toEqual(['low', 'from', 'range', 'none']);
  });
});

describe('the order by match', () => {
  const jobs = createOpenJobs(
    createJob('newest', { number: 101, postedAt: '2026-11-19T00:00:00.000Z' }),
    createJob('good', { number: 102, yearly: { least: 1, most: 2 } }),
    createJob('best', { number: 103, postedAt: '2026-11-01T00:00:00.000Z' }),
  );
  const ranked = Uint32Array.of(103, 102, 999);
  const toIds = (slots: readonly number[]) => slots.map((slot) => jobs.columns.jobId[slot]);

  it('has the ranked jobs first in the list of all jobs', () => {
    expect(toIds(orderAll(jobs, ranked, 'match'))).toEqual(['best', 'good', 'newest']);
    expect(toIds(orderAll(jobs, ranked, ''))).toEqual(['newest', 'good', 'best']);
  });

  it('is the default of recommendations, which contain only ranked jobs in every order', () => {
    expect(toIds(orderRecommended(jobs, ranked, ''))).toEqual(['best', 'good']);
    expect(toIds(orderRecommended(jobs, ranked, 'match'))).toEqual(['best', 'good']);
    expect(toIds(orderRecommended(jobs, ranked, 'date'))).toEqual(['good', 'best']);
    expect(toIds(orderRecommended(jobs, ranked, 'salary'))).toEqual(['best', 'good']);
  });
});

describe('the jobs of a user', () => {
  const jobs = createOpenJobs(
    createJob('hidden', { number: 201 }),
    createJob('saved', { number: 202 }),
    createJob('seen', { number: 203 }),
    createJob('unseen', { number: 204 }),
  );
  const user: UserJobs = {
    ...toUserJobs(undefined, { at: '2026-11-19T00:00:00.000Z', newest: 203 }),
    hiddenJobIds: ['hidden', 'long-gone'],
    savedJobIds: ['saved', 'long-gone'],
  };

  it('leave out hidden ones, also from the total and its pages', () => {
    expect(selectFor(user, jobs, { limit: '2' })).toMatchObject({ ids: ['saved', 'seen'], total: 3, newCount: 1 });
    expect(selectFor(user, jobs, { limit: '2', page: '2' })).toMatchObject({ ids: ['unseen'], total: 3 });
  });

  it.each([
    ['hidden', ['hidden']],
    ['saved', ['saved']],
    ['new', ['unseen']],
  ])('are only the %s ones if these are selected', (show, ids) => {
    expect(selectFor(user, jobs, { show })).toMatchObject({ ids, total: ids.length });
  });

  it('leave out those of hidden companies, however their names are written', () => {
    const companies = createOpenJobs(
      createJob('acme', { company: 'ACME, Inc.', number: 301 }),
      createJob('acme 2', { company: 'Acme', number: 302 }),
      createJob('labs', { company: 'Acme Labs', number: 303 }),
      createJob('inn', { number: 304 }),
    );
    const visit = { at: '2026-11-19T00:00:00.000Z', newest: 301 };
    const hiding = (...hiddenCompanies: string[]) => ({ ...toUserJobs(undefined, visit), hiddenCompanies });
    const acmeUser = { ...hiding('acme inc', 'Unknown'), hiddenJobIds: ['inn'], savedJobIds: ['acme'] };
    expect(selectFor(acmeUser, companies)).toMatchObject({ ids: ['labs'], total: 1, newCount: 1 });
    expect(selectFor(acmeUser, companies, { search: 'acme' })).toMatchObject({ ids: ['labs'], total: 1 });
    expect(selectFor(acmeUser, companies, { show: 'new' })).toMatchObject({ ids: ['labs'], total: 1 });
    expect(selectFor(acmeUser, companies, { show: 'hidden' })).toMatchObject({
      ids: ['acme', 'acme 2', 'inn'],
      total: 3,
    });
    expect(selectFor(acmeUser, companies, { show: 'saved' })).toMatchObject({ ids: ['acme'], total: 1 });
    expect(selectFor(hiding('Unknown'), companies)).toMatchObject({ total: 4, newCount: 3 });
    companies.apply([createJob('new', { company: 'ACME', number: 305 })]);
    expect(selectFor(acmeUser, companies)).toMatchObject({ ids: ['labs'], total: 1 });
  });

  it('are all seen on the first visit', () => {
    expect(selectFor(NO_USER_JOBS, jobs)).toMatchObject({ total: 4, newCount: 0 });
    expect(selectFor(NO_USER_JOBS, jobs, { show: 'new' })).toMatchObject({ total: 0 });
  });
});
