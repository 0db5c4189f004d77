import { waitFor } from '@trackrecord/platform/testing/wait-for';
import { execFileSync } from 'node:child_process';
import { UNENCRYPTED_EVENT_TYPES, cvReady } from '@trackrecord/contracts';
import { WorkReader, type Stores, WorkQueues, createLogger } from '@trackrecord/platform';
import { signUpStaff } from '@trackrecord/platform/testing/test-staff';
import { signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import { Queue } from 'bullmq';
import { readAccessEvents, staffReadsApi, toPersonPath } from '../testing/staff-reads-api.js';
import { userApi } from '../testing/user-api.js';
import { RequestedPdfs } from '../cv/requested-pdfs.js';
import { PastCvs } from './past-cvs.js';

let stores: Stores;
let person: Awaited<ReturnType<typeof createPerson>>;
let api: ReturnType<typeof staffReadsApi>;
beforeAll(async () => {
  stores = await connectTestStores(UNENCRYPTED_EVENT_TYPES);
  person = await createPerson();
});
beforeEach(async () => {
  api = staffReadsApi(await signUpStaff('support'));
});
afterAll(() => closeTestStores(stores));

/** Creates a person with a complete profile. `revision` is its first that has a CV. */
async function createPerson(): Promise<TestUser & { readonly revision: number }> {
  const user = await signUp();
  const revision = await userApi(user).save({
    userType: 'professional',
    personalInfo: { firstName: 'Nadia', lastName: 'Rahman', linkedInUrl: 'https://www.linkedin.com/in/nadia' },
    experiences: [{ company: 'Loom & Co', title: 'Weaver', description: 'Kept the looms running.' }],
    skills: ['Weaving'],
    onboardingCompleted: true,
  });
  return { ...user, revision };
}

const readCv = async (revision: number, sessionId: string, { uid }: Pick<TestUser, 'uid'> = person) =>
  api.get(`${toPersonPath(uid)}/cv?revision=${String(revision)}`, sessionId);
/** Reads a past CV again while the worker, which shares the CPUs with all tests, still renders it. */
const readMadeCv = (...request: Parameters<typeof readCv>) =>
  waitFor('the past CV', async () => {
    const response = await readCv(...request);
    return response.status === 503 ? undefined : response;
  });

/** Reads the text of the CV that the person gets, at least of a revision. */
async function readOwnCv(revision: number): Promise<string> {
  const headers = { 'x-min-revision': String(revision) };
  const { data } = cvReady.parse(await userApi(person).read('/cv/generate', headers));
  return toText(Buffer.from(data.pdfBuffer, 'base64'));
}
const toText = (pdf: unknown): string =>
  execFileSync('pdftotext', ['-enc', 'UTF-8', '-', '-'], { input: pdf as Buffer }).toString();
const readWork = async (uid: string) => {
  const found = [];
  for await (const work of new WorkReader(stores.mongo.db, stores.sealer).readByUser(uid))
    if (work.kind === 'render-past-cv') found.push(work);
  return found;
};

it('renders the CV of a past revision with its text and not that of the next', async () => {
  const before = await userApi(person).save({ skills: ['Weaving', 'Dyeing'] });
  const after = await userApi(person).save({ skills: ['Weaving', 'Spinning'] });
  expect(after).toBeGreaterThan(before);
  const sessionId = await api.open(person.uid);
  const response = await readMadeCv(before, sessionId);
  expect(response.status).toBe(200);
  expect(response.headers['content-type']).toBe('application/pdf');
  const text = toText(response.body);
  expect(text).toContain('Dyeing');
  expect(text).not.toContain('Spinning');
  const next = toText((await readMadeCv(after, sessionId)).body);
  expect(next).toContain('Spinning');
  expect(next).not.toContain('Dyeing');
  // The person still gets the newest CV, although a past one was rendered last and is stored.
  expect(toText((await readCv(before, sessionId)).body)).toBe(text);
  expect(await readOwnCv(after)).toContain('Spinning');

  const uses = (await readAccessEvents(stores, person.uid)).filter(({ type }) => type === 'AccessUsed');
  // Reads that were repeated later than a minute after the first are recorded again.
  const used = new Set(uses.map(({ data }) => JSON.stringify(data)));
  expect([...used].map((data): unknown => JSON.parse(data))).toEqual(
    [before, after].map((revision) => ({ sessionId, what: 'cv', detail: `revision ${String(revision)}` })),
  );
});

it('stores a rendered past CV encrypted, and returns it again without rendering', async () => {
  const sessionId = await api.open(person.uid);
  const { revision } = person;
  const first = await readMadeCv(revision, sessionId);
  const [stored] = (await readWork(person.uid)).filter(
    ({ input }) => JSON.stringify(input) === JSON.stringify({ revision }),
  );
  expect(stored).toMatchObject({ state: 'done', result: { pdf: (first.body as Buffer).toString('base64') } });
  const raw = await stores.mongo.db.collection<{ _id: string }>('work').findOne({ _id: stored?.id ?? '' });
  expect(JSON.stringify(raw)).not.toContain('JVBERi'); // %PDF in base64
  const again = await readCv(revision, sessionId);
  expect((again.body as Buffer).equals(first.body as Buffer)).toBe(true);
  expect((await readWork(person.uid)).filter(({ id }) => id === stored?.id)).toEqual([stored]);
});

it('queues past CVs at background priority, with only ids in the job', async () => {
  const queues = new WorkQueues(testVariable('REDIS_URL'), createLogger('test', 'silent'));
  const queue = new Queue('cv', { connection: { url: testVariable('REDIS_URL') } });
  try {
    const jobIds: string[] = [];
    const pdfs = new RequestedPdfs(
      { begin: () => Promise.resolve('new'), findOutcome: () => Promise.resolve(undefined) },
      {
        addAgain: async (job) => {
          jobIds.push(job.id);
          return queues.addAgain({ ...job, queue: 'cv' });
        },
        waitUntilFinished: () => Promise.resolve(),
        requireRunning: () => Promise.resolve(),
      },
    );
    const pastCvs = new PastCvs(pdfs);
    const profile = { userId: person.uid, revision: 7, updatedAt: new Date().toISOString() };
    await expect(pastCvs.render(profile, 1_000)).rejects.toMatchObject({ status: 503, code: 'cv-not-made' });
    const job = await queue.getJob(jobIds[0] ?? '');
    expect(job).toMatchObject({ name: 'render-past-cv', opts: { priority: 1 } });
    expect(Object.keys(job?.data as object).toSorted()).toEqual(['uid', 'workId']);
  } finally {
    await Promise.all([queue.close(), queues.close()]);
  }
});

it('responds with 404 to a revision that does not exist, and to one before the end of the onboarding', async () => {
  const user = await signUp();
  const revision = await userApi(user).save({ userType: 'student', skills: ['Weaving'] });
  const sessionId = await api.open(user.uid);
  expect(await readCv(revision, sessionId, user)).toMatchObject({ status: 404, body: { code: 'no-cv' } });
  expect(await readCv(999, sessionId, user)).toMatchObject({ status: 404, body: { code: 'revision-not-found' } });
});

it('refuses a past CV without a session of the staff member, and renders nothing', async () => {
  const user = await createPerson();
  const other = await signUpStaff('support');
  const sessionId = await staffReadsApi(other).open(user.uid);
  expect(await readCv(user.revision, sessionId, user)).toMatchObject({
    status: 403,
    body: { code: 'access-not-yours' },
  });
  expect(await readWork(user.uid)).toEqual([]);
});

it('erases past CVs with the account', async () => {
  const user = await createPerson();
  const sessionId = await api.open(user.uid);
  expect((await readMadeCv(user.revision, sessionId, user)).status).toBe(200);
  expect(await readWork(user.uid)).toHaveLength(1);
  await userApi(user).send(`/profile/${user.uid}`, { method: 'DELETE' });
  const works = stores.mongo.db.collection('work');
  expect(await works.find({ uid: user.uid }).toArray()).toEqual([]);
  expect(await readCv(user.revision, sessionId, user)).toMatchObject({ status: 410, body: { code: 'erased' } });
  expect(await works.find({ uid: user.uid }).toArray()).toEqual([]);
});
