import type { TestUser } from '@trackrecord/platform/testing/test-stack';
import { applicationsView, saveWithApi } from './save-with-api.js';
import { createMember, LONG_TEXT, LONG_WORD } from './test-users.js';

const DAY_MS = 24 * 60 * 60_000;

/** Returns the day that is this many days from today. */
export const dayFromNow = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

interface Step {
  /** A path below the application. */
  readonly path: string;
  readonly method: 'POST' | 'PUT';
  readonly body: object;
}

/** Returns the step that moves an application to a stage. */
export const moveTo = (stage: string, daysAgo: number, reason?: string): Step => ({
  path: 'moves',
  method: 'POST',
  body: { stage, on: dayFromNow(-daysAgo), ...(reason !== undefined && { reason }) },
});
const setNextStep = (title: string, due: string, until?: string): Step => ({
  path: 'next-step',
  method: 'PUT',
  body: { nextStep: { title, due, ...(until !== undefined && { until }) } },
});
const atHour = (days: number, hour: number): string =>
  `${dayFromNow(days)}T${String(hour).padStart(2, '0')}:00:00.000Z`;

interface ApplicationInput {
  readonly posting: object;
  readonly text?: string;
  readonly daysAgo: number;
  readonly steps?: readonly Step[];
}

const POSTING_TEXT = `Own the booking services of a fast-growing travel platform: Go, PostgreSQL and event streams.

What you will do

• Run the services that hold and release seats for 40 airlines.
• Cut the time a booking waits for an answer below 200 ms.
• Share on-call with six others, one week in seven.

What we ask for

• Three years or more with Go or a similar language in production.
• PostgreSQL under load. Kafka and Kubernetes help.
`;

/** Applications in every stage: due this week, overdue, without a next step, and with texts of maximum length. */
const APPLICATIONS: readonly ApplicationInput[] = [
  {
    posting: { title: 'Staff Engineer, Ledger', company: 'Oakbridge', location: 'Remote', applyBy: dayFromNow(5) },
    daysAgo: 3,
  },
  { posting: { title: 'Backend Engineer', company: 'Cobalt Rail', location: 'Pune, hybrid' }, daysAgo: 6 },
  {
    posting: { title: 'Software Engineer, Data', company: 'Quill Systems', location: 'Chennai' },
    daysAgo: 18,
    steps: [moveTo('applied', 16), setNextStep('Ask for an answer', dayFromNow(-1))],
  },
  {
    posting: { title: 'Site Reliability Engineer', company: 'Sundial Health', location: 'Abu Dhabi' },
    daysAgo: 9,
    steps: [moveTo('applied', 8), setNextStep('Ask for an answer', dayFromNow(4))],
  },
  {
    posting: {
      title: `Chief ${LONG_WORD} Officer for Distributed Systems and Observability`,
      company: `${LONG_WORD} & Sons`,
      location: 'Llanfairpwllgwyngyll, Anglesey, Wales, United Kingdom',
    },
    daysAgo: 2,
    steps: [moveTo('applied', 2), setNextStep(`${LONG_WORD} ${LONG_WORD}`, dayFromNow(12))],
  },
  {
    posting: {
      title: 'Backend Engineer',
      company: 'Kestrel Labs',
      location: 'Dubai, United Arab Emirates',
      salary: '$55,000 – $70,000 a year',
      url: 'https://careers.kestrel-labs.example/jobs/2214',
    },
    text: `${POSTING_TEXT}${LONG_TEXT.repeat(4)}`,
    daysAgo: 6,
    steps: [
      { path: 'sent', method: 'PUT', body: {} },
      moveTo('applied', 5),
      moveTo('interviewing', 2),
      setNextStep('Technical interview', atHour(2, 11), atHour(2, 12)),
      { path: 'notes', method: 'POST', body: { text: 'Sara says two rounds: technical with Rohan, then the team.' } },
      { path: 'notes', method: 'POST', body: { text: LONG_TEXT } },
      {
        path: 'contacts',
        method: 'POST',
        body: { name: 'Rohan Mehta', role: 'Engineering manager', email: 'rohan@kestrel-labs.example' },
      },
      {
        path: 'contacts',
        method: 'POST',
        body: {
          name: `Sara ${LONG_WORD}`,
          email: `sara.${LONG_WORD.toLowerCase()}@example.com`,
          phone: '+971 4 555 01',
        },
      },
      {
        path: 'salaries',
        method: 'POST',
        body: { amount: 66_000, currency: 'USD', period: 'YEAR', by: 'user', comment: 'Call with Sara' },
      },
      {
        path: 'salaries',
        method: 'POST',
        body: { amount: 62_000, currency: 'USD', period: 'YEAR', by: 'employer', comment: 'Plus relocation' },
      },
    ],
  },
  {
    posting: { title: 'Senior Go Engineer', company: 'Larkspur Bank', location: 'Mumbai, hybrid' },
    daysAgo: 12,
    steps: [moveTo('applied', 11), moveTo('interviewing', 6), setNextStep('Send two references', dayFromNow(3))],
  },
  {
    posting: { title: 'Platform Engineer', company: 'Brightwater Labs', location: 'Remote' },
    daysAgo: 40,
    steps: [moveTo('applied', 39), moveTo('interviewing', 30), moveTo('closed', 14, 'declined')],
  },
  {
    posting: { title: 'Go Developer', company: 'Fenwick Tools', location: 'Kochi' },
    daysAgo: 25,
    steps: [moveTo('applied', 24), moveTo('closed', 20, 'withdrawn')],
  },
];

/** Adds an application with its later changes. Returns its id. */
export async function addApplication(baseUrl: string, user: TestUser, input: ApplicationInput): Promise<string> {
  const { posting, text = '', daysAgo, steps = [] } = input;
  const view = applicationsView(user);
  const send = (method: Step['method'], path: string, body: object): Promise<unknown> =>
    saveWithApi(baseUrl, user, { method, path: view + path, body, view });
  const body = { posting, text, source: 'typed', stage: 'saved', on: dayFromNow(-daysAgo) };
  const added = (await send('POST', '', body)) as { readonly application: { readonly id: string } };
  const { id } = added.application;
  for (const step of steps) await send(step.method, `/${id}/${step.path}`, step.body);
  return id;
}

/** Creates a member with applications in every stage. */
export async function createApplicant(baseUrl: string): Promise<TestUser> {
  const user = await createMember(baseUrl);
  for (const application of APPLICATIONS) await addApplication(baseUrl, user, application);
  return user;
}
