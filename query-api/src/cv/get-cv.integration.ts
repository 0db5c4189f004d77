import { cvReady, noCv } from '@trackrecord/contracts';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';

const api = (path: string) => `${testVariable('BASE_URL')}/api${path}`;
const asking = (user: TestUser) => ({ headers: { ...authHeaders(user), 'content-type': 'application/json' } });

async function saves(user: TestUser, changes: object): Promise<string> {
  const profile = {
    userId: user.uid,
    userType: 'professional',
    personalInfo: { firstName: 'Ada', lastName: 'Byron', linkedInUrl: 'https://www.linkedin.com/in/ada-byron' },
    educations: [{ institution: 'University of London', courseType: 'Diploma', courseName: 'Mathematics' }],
    experiences: [{ company: 'Analytical Engines', title: 'Programmer', description: 'Wrote the first program.' }],
    skills: ['Bernoulli numbers'],
    ...changes,
  };
  const answer = await fetch(api('/profile'), { method: 'POST', ...asking(user), body: JSON.stringify(profile) });
  expect([200, 201]).toContain(answer.status);
  return answer.headers.get('etag')?.replaceAll('"', '') ?? '';
}

async function generates(user: TestUser, path: string, revision?: string) {
  const headers = { ...authHeaders(user), ...(revision === undefined ? {} : { 'x-min-revision': revision }) };
  return fetch(api(`/cv/generate${path}`), { headers });
}
const cvIn = async (answer: Response) => {
  expect(answer.status).toBe(200);
  return cvReady.parse(await answer.json()).data;
};

it('returns the CV of the current profile on every route, with its content', async () => {
  const user = await signUp();
  const revision = await saves(user, { onboardingCompleted: true });
  const all = await Promise.all(
    ['', `/${user.uid}`, `/${user.uid}/${user.uid}`].map(async (path) => cvIn(await generates(user, path, revision))),
  );
  const [first] = all;
  expect(
    Buffer.from(first?.pdfBuffer ?? '', 'base64')
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
  expect(first?.cvContent).toMatchObject({
    basics: { name: 'Ada Byron' },
    work: [{ name: 'Analytical Engines', position: 'Programmer' }],
  });
  // Concurrent requests get the same CV.
  expect(new Set(all.map(({ pdfBuffer }) => pdfBuffer)).size).toBe(1);

  const later = await saves(user, { skills: ['Bernoulli numbers', 'Punched cards'] });
  const next = await cvIn(await generates(user, '', later));
  expect(next.cvContent.skills?.map(({ name }) => name)).toContain('Punched cards');
  expect(next.pdfBuffer).not.toBe(first?.pdfBuffer);
}, 60_000);

it('is rendered before it is requested', async () => {
  const user = await signUp();
  const revision = Number(await saves(user, { onboardingCompleted: true }));
  const until = Date.now() + 20_000;
  const { MongoClient } = await import('mongodb');
  const client = await MongoClient.connect(testVariable('MONGODB_URL'));
  const kept = () => client.db().collection<{ _id: string; revision: number }>('cvs').findOne({ _id: user.uid });
  while ((await kept())?.revision !== revision && Date.now() < until)
    await new Promise((later) => setTimeout(later, 50));
  expect((await kept())?.revision).toBe(revision);
  await client.close();
}, 30_000);

it('says what to complete before onboarding is completed, and before the first save', async () => {
  const user = await signUp();
  const message = 'Please complete your profile to generate CV';
  for (const revision of [undefined, await saves(user, {})]) {
    const answer = await generates(user, `/${user.uid}/${user.uid}`, revision);
    expect(answer.status).toBe(200);
    expect(noCv.parse(await answer.json())).toEqual({ success: false, message });
  }
});

it('rejects requests for the CV of another user', async () => {
  const [user, other] = [await signUp(), await signUp()];
  await saves(other, { onboardingCompleted: true });
  expect((await generates(user, `/${other.uid}`)).status).toBe(403);
  expect((await generates(user, `/${other.uid}/${user.uid}`)).status).toBe(403);
  expect((await generates(user, `/${user.uid}/${other.uid}`)).status).toBe(404);
  expect((await fetch(api('/cv/generate'))).status).toBe(401);
  expect(await (await generates(user, `/${other.uid}`)).json()).toMatchObject({ success: false });
});
