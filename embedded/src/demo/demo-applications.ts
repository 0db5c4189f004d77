/** A change of an application. The body may name days before and after the end of the history. */
interface Step {
  readonly daysAgo: number;
  readonly method: 'POST' | 'PUT';
  /** The path below the application. */
  readonly path: string;
  readonly body: (end: Date) => object;
}

/** An application of the demo account. Every company and person is invented. */
export interface DemoApplication {
  readonly name: string;
  readonly daysAgo: number;
  readonly posting: (end: Date) => object;
  readonly text: string;
  readonly steps: readonly Step[];
}

const DAY_MS = 86_400_000;

/** Returns the date a number of days after another, such as 2026-11-30. */
const toDay = (end: Date, days: number): string => new Date(end.getTime() + days * DAY_MS).toISOString().slice(0, 10);

const post = (daysAgo: number, path: string, body: object): Step => ({
  daysAgo,
  method: 'POST',
  path,
  body: () => body,
});
const moveTo = (daysAgo: number, stage: string, reason?: string): Step =>
  post(daysAgo, 'moves', { stage, ...(reason !== undefined && { reason }) });
const note = (daysAgo: number, text: string): Step => post(daysAgo, 'notes', { text });
const contact = (daysAgo: number, name: string, role: string, email: string): Step =>
  post(daysAgo, 'contacts', { name, role, email });
const amount = (daysAgo: number, by: 'user' | 'employer', value: number, comment: string): Step =>
  post(daysAgo, 'salaries', { by, amount: value, currency: 'USD', period: 'YEAR', comment });
/** Keeps the CV of that day as what was sent. */
const sendCv = (daysAgo: number): Step => ({ daysAgo, method: 'PUT', path: 'sent', body: () => ({}) });
const finishStep = (daysAgo: number): Step => post(daysAgo, 'next-step/done', {});

/** Adds a next step. It is due a number of days after the end of the history, at an hour (UTC) or on the whole day. */
const addStep = (
  daysAgo: number,
  title: string,
  dueDays: number,
  { hour, comment }: { readonly hour?: string; readonly comment?: string } = {},
): Step => ({
  daysAgo,
  method: 'POST',
  path: 'next-steps',
  body: (end) => {
    const day = toDay(end, dueDays);
    const due =
      hour === undefined ? { due: day } : { due: `${day}T${hour}:00:00.000Z`, until: `${day}T${hour}:45:00.000Z` };
    return { nextStep: { title, ...due, ...(comment !== undefined && { comment }) } };
  },
});

/** Applications in every stage, some with news today, one that has been quiet for a month. */
export const APPLICATIONS: readonly DemoApplication[] = [
  {
    name: 'offer',
    daysAgo: 38.4,
    posting: () => ({
      title: 'Backend Engineer, Booking',
      company: 'Kestrel Labs',
      location: 'Dubai, United Arab Emirates',
      salary: '$55,000 – $70,000 a year',
      url: 'https://careers.kestrel-labs.example/jobs/2214',
    }),
    text: `Own the booking services of a fast-growing travel platform: Go, PostgreSQL and event streams.

What you will do
• Run the services that hold and release seats for 40 airlines.
• Cut the time a booking waits for an answer below 200 ms.
• Share on-call with six others, one week in seven.

What we ask for
• Three years or more with Go or a similar language in production.
• PostgreSQL under load. Kafka and Kubernetes help.`,
    steps: [
      sendCv(37.6),
      moveTo(37.5, 'applied'),
      addStep(37.4, 'Ask for an answer', -28),
      contact(31.5, 'Sara Haddad', 'Recruiter', 'sara@kestrel-labs.example'),
      finishStep(30.6),
      moveTo(29.5, 'interviewing'),
      note(
        29.4,
        'Sara says two rounds: technical with Rohan, then the team. They like that I have moved a live service to AWS.',
      ),
      amount(29.3, 'user', 68_000, 'Call with Sara'),
      addStep(29.2, 'Technical interview', -24, { hour: '11', comment: 'https://meet.example.com/kestrel-rohan' }),
      contact(24.5, 'Rohan Mehta', 'Engineering manager', 'rohan@kestrel-labs.example'),
      finishStep(23.5),
      note(
        23.4,
        'Went well. We talked about idempotency keys for an hour. The team is five people, two of them in Kochi.',
      ),
      moveTo(4.6, 'offer'),
      amount(4.5, 'employer', 66_000, 'Written offer, with relocation to Dubai'),
      addStep(4.4, 'Answer the offer', 3, { comment: 'Ask about the visa of a partner first.' }),
    ],
  },
  {
    name: 'interviewing',
    daysAgo: 21.5,
    posting: () => ({
      title: 'Senior Go Engineer',
      company: 'Larkspur Bank',
      location: 'Mumbai, hybrid',
      url: 'https://jobs.larkspur.example/go',
    }),
    text: 'We rebuild the ledger of a bank with 3 million customers in Go. You know concurrency, testing and money.',
    steps: [
      sendCv(20.6),
      moveTo(20.5, 'applied'),
      moveTo(9.5, 'interviewing'),
      contact(9.4, 'Imran Qureshi', 'Head of core banking', 'imran.qureshi@larkspur.example'),
      addStep(9.3, 'Interview with the ledger team', 2, {
        hour: '09',
        comment: 'https://meet.example.com/larkspur-ledger',
      }),
      addStep(9.2, 'Send two references', 1),
      note(8.5, 'Read up on double-entry bookkeeping. Ledger Lint is a good story to tell.'),
    ],
  },
  {
    name: 'interviewing-remote',
    daysAgo: 17.3,
    posting: () => ({
      title: 'Platform Engineer',
      company: 'Brightwater Labs',
      location: 'Remote',
      salary: '€60,000 a year',
    }),
    text: 'A small team that runs the platform of eighty product engineers. Terraform, AWS, Go.',
    steps: [
      moveTo(16.4, 'applied'),
      moveTo(6.5, 'interviewing'),
      addStep(6.4, 'Home task: deploy pipeline', 5, { comment: 'At most four hours, they say.' }),
    ],
  },
  {
    name: 'applied',
    daysAgo: 10.5,
    posting: () => ({ title: 'Site Reliability Engineer', company: 'Sundial Health', location: 'Abu Dhabi' }),
    text: 'Keep the systems of twelve clinics available. On call one week in six.',
    steps: [sendCv(9.7), moveTo(9.6, 'applied'), addStep(9.1, 'Ask for an answer', 4)],
  },
  {
    name: 'quiet',
    daysAgo: 33.5,
    posting: () => ({ title: 'Software Engineer, Data', company: 'Quill Systems', location: 'Chennai' }),
    text: 'Pipelines for the archive of a newspaper.',
    steps: [moveTo(32.5, 'applied'), addStep(32.4, 'Ask for an answer', -18)],
  },
  {
    name: 'saved',
    daysAgo: 3.5,
    posting: (end) => ({
      title: 'Staff Engineer, Ledger',
      company: 'Oakbridge',
      location: 'Remote',
      applyBy: toDay(end, 5),
    }),
    text: 'Lead the design of a ledger for marketplaces. You have run systems that move money.',
    steps: [note(3.4, 'A step up. Ask Imran whether he knows anybody there.')],
  },
  {
    name: 'declined',
    daysAgo: 40.5,
    posting: () => ({ title: 'Backend Developer', company: 'Cobalt Rail', location: 'Pune, hybrid' }),
    text: 'Seat reservations for night trains.',
    steps: [
      moveTo(39.5, 'applied'),
      moveTo(30.4, 'interviewing'),
      note(22.5, 'They wanted more years with Java.'),
      moveTo(22.4, 'closed', 'declined'),
    ],
  },
  {
    name: 'withdrawn',
    daysAgo: 26.5,
    posting: () => ({ title: 'Go Developer', company: 'Fenwick Tools', location: 'Kochi' }),
    text: 'Licensing for power tools.',
    steps: [
      moveTo(25.5, 'applied'),
      note(18.5, 'On site five days a week. Not for me.'),
      moveTo(18.4, 'closed', 'withdrawn'),
    ],
  },
];
