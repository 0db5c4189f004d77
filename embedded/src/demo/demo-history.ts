import { APPLICATIONS, type DemoApplication } from './demo-applications.js';
import type { DemoClient, DemoRequest } from './demo-client.js';
import { createDemoProfile } from './demo-profile.js';

/** When the demo account was created. */
export const FIRST_DAYS_AGO = 43;

const DAY_MS = 86_400_000;
/** How long the first fetch of the sample feeds may take. */
const FEEDS_LIMIT_MS = 120_000;
const FEEDS_POLL_MS = 2_000;
const START_MINUTE = 8 * 60;
const DAY_MINUTES = 10 * 60;

/** A change that the demo account has made. */
interface PastChange extends Omit<DemoRequest, 'at' | 'key'> {
  /** Days before the end of the history; the fraction is the time of the day (`toPastTime`). */
  readonly daysAgo: number;
  /** The name under which the id of the created application is kept. */
  readonly creates?: string;
  /** The name of the application whose id replaces `{applicationId}`. */
  readonly application?: string;
}

/**
 * Returns the time of a change, between 8:00 and 19:00 UTC. 3.0 is the morning of the day three days before the end, 2.1
 * its evening.
 */
export function toPastTime(end: Date, daysAgo: number): Date {
  const wholeDays = Math.ceil(daysAgo);
  const day = new Date(end.getTime() - wholeDays * DAY_MS);
  // Minutes that differ from day to day.
  const minute = START_MINUTE + Math.round((wholeDays - daysAgo) * DAY_MINUTES) + ((wholeDays * 7) % 50);
  day.setUTCHours(0, minute, 0, 0);
  return day;
}

/** The profile at first. The history completes it to that of `createDemoProfile`. */
export function createFirstProfile() {
  const { personalInfo, skills, projects, ...profile } = createDemoProfile();
  return {
    ...profile,
    personalInfo: { ...personalInfo, title: 'Developer', headline: 'Developer at a parcel service' },
    skills: skills.slice(0, 5),
    projects: projects.slice(1),
  };
}

/** The changes that complete the first profile. */
function createProfileChanges(): readonly PastChange[] {
  const { personalInfo, skills, projects } = createDemoProfile();
  const changeSkills = (daysAgo: number, newSkills: readonly string[]): PastChange => ({
    daysAgo,
    method: 'PATCH',
    path: '/api/profile/skills/{uid}',
    body: { skills: newSkills, origin: 'typed' },
  });
  return [
    changeSkills(42.4, skills.slice(0, 7)),
    {
      daysAgo: 41.3,
      method: 'PATCH',
      path: '/api/profile/projects/{uid}',
      body: { projects, origin: 'typed' },
    },
    {
      daysAgo: 34.6,
      method: 'PATCH',
      path: '/api/profile/personal-info/{uid}',
      body: { personalInfo: { ...personalInfo, title: 'Developer' }, origin: 'suggested' },
    },
    {
      daysAgo: 27.2,
      method: 'PATCH',
      path: '/api/profile/personal-info/{uid}',
      body: { personalInfo, origin: 'typed' },
    },
    changeSkills(19.5, [...skills, 'Leadership']),
    changeSkills(12.7, skills),
  ];
}

/** The changes of an application, oldest first. */
function createApplicationChanges(end: Date, demo: DemoApplication): readonly PastChange[] {
  const { name, daysAgo, posting, text, steps } = demo;
  const added: PastChange = {
    daysAgo,
    method: 'POST',
    path: '/api/applications/{uid}',
    body: { posting: posting(end), text, source: 'typed', stage: 'saved' },
    creates: name,
  };
  const changes = steps.map(({ path, body, ...step }): PastChange => ({
    ...step,
    path: `/api/applications/{uid}/{applicationId}/${path}`,
    body: body(end),
    application: name,
  }));
  return [added, ...changes];
}

interface SampleJob {
  readonly jobId: string;
  readonly title: string;
  readonly company: string;
  readonly location: string;
  readonly description: string;
  readonly url: string;
}

/** Waits for the first ranking, and returns the best matches. Empty if the stack has no feeds. */
async function findJobs(client: DemoClient): Promise<readonly SampleJob[]> {
  for (const deadline = Date.now() + FEEDS_LIMIT_MS; Date.now() < deadline;) {
    const { data } = (await client.send({ method: 'GET', path: '/api/jobs/user/{uid}?limit=12' })) as {
      readonly data: { readonly jobs: readonly SampleJob[] };
    };
    if (data.jobs.length > 0) return data.jobs;
    await client.wait(FEEDS_POLL_MS);
  }
  return [];
}

/** Returns the changes that have to do with postings and career events of the feeds: some saved, some hidden. */
async function createFeedChanges(client: DemoClient): Promise<readonly PastChange[]> {
  const jobs = await findJobs(client);
  const saved = jobs.slice(1, 3).map(({ jobId, title, company, location, description, url }, index): PastChange => ({
    daysAgo: 2.3 - index / 10,
    method: 'POST',
    path: '/api/applications/{uid}',
    body: { posting: { jobId, title, company, location, url }, text: description, source: 'job', stage: 'saved' },
  }));
  const hidden = jobs.slice(7, 10).map(({ jobId }, index): PastChange => ({
    daysAgo: 2.2 - index / 10,
    method: 'PUT',
    path: `/api/applications/{uid}/hidden-postings/${encodeURIComponent(jobId)}`,
  }));
  const { data: events } = (await client.send({ method: 'GET', path: '/api/events/all/{uid}' })) as {
    readonly data: readonly (Readonly<Record<string, unknown>> & { readonly _id: string })[];
  };
  const savedEvents = events.slice(0, 2).map(({ _id: id, ...event }, index): PastChange => ({
    daysAgo: 1.8 - index / 10,
    method: 'PUT',
    path: `/api/applications/{uid}/saved-events/${encodeURIComponent(id)}`,
    body: pickFields(event, SAVED_EVENT_FIELDS),
  }));
  return [...saved, ...hidden, ...savedEvents];
}

/** The fields of a career event that are saved. */
const SAVED_EVENT_FIELDS: readonly string[] = [
  ...['title', 'startDate', 'endDate', 'startIsDay', 'endIsDay'],
  ...['place', 'source', 'link', 'isSample'],
];

const pickFields = (value: Readonly<Record<string, unknown>>, names: readonly string[]): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));

/** Writes the changes of six weeks, which end at `end`, in the order in which they happened. */
export async function writeHistory(client: DemoClient, end: Date): Promise<void> {
  const changes = [
    ...createProfileChanges(),
    ...APPLICATIONS.flatMap((application) => createApplicationChanges(end, application)),
    ...(await createFeedChanges(client)),
  ].sort((left, right) => right.daysAgo - left.daysAgo);
  const ids = new Map<string, string>();
  for (const { daysAgo, creates, application, path, ...request } of changes) {
    const applicationId = application === undefined ? '' : (ids.get(application) ?? '');
    const response = await client.send({
      ...request,
      path: path.replace('{applicationId}', applicationId),
      at: toPastTime(end, daysAgo),
      key: `demo-${String(daysAgo)}-${path.split('/').at(-1) ?? ''}`,
    });
    if (creates !== undefined)
      ids.set(creates, (response as { readonly application: { readonly id: string } }).application.id);
  }
}
