import { cvReady, noCv } from '@trackrecord/contracts';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { waitUntil } from '@trackrecord/platform/testing/wait-for';

const toApiUrl = (path: string) => `${testVariable('BASE_URL')}/api${path}`;
const requestOptions = (user: TestUser) => ({ headers: { ...authHeaders(user), 'content-type': 'application/json' } });

async function saveProfile(user: TestUser, changes: object): Promise<string> {
  const profile = {
    userId: user.uid,
    userType: 'professional',
    personalInfo: { firstName: 'Ada', lastName: 'Byron', linkedInUrl: 'https://www.linkedin.com/in/ada-byron' },
    educations: [{ institution: 'University of London', courseType: 'Diploma', courseName: 'Mathematics' }],
    experiences: [{ company: 'Analytical Engines', title: 'Programmer', description: 'Wrote the first program.' }],
    skills: ['Bernoulli numbers'],
    ...changes,
  };
  const response = await fetch(toApiUrl('/profile'), {
    method: 'POST',
    ...requestOptions(user),
    body: JSON.stringify(profile),
  });
  expect([200, 201]).toContain(response.status);
  return response.headers.get('etag')?.replaceAll('"', '') ?? '';
}

async function requestCv(user: TestUser, path: string, revision?: string) {
  const headers = { ...authHeaders(user), ...(revision === undefined ? {} : { 'x-min-revision': revision }) };
  return fetch(toApiUrl(`/cv/generate${path}`), { headers });
}
const parseCv = async (response: Response) => {
  expect(response.status).toBe(200);
  return cvReady.parse(await response.json()).data;
};

it('returns the CV of the current profile on every route, with its content', async () => {
  const user = await signUp();
  const revision = await saveProfile(user, { onboardingCompleted: true });
  const responses = await Promise.all(
    ['', `/${user.uid}`, `/${user.uid}/${user.uid}`].map(async (path) =>
      parseCv(await requestCv(user, path, revision)),
    ),
  );
  const [first] = responses;
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
  expect(new Set(responses.map(({ pdfBuffer }) => pdfBuffer)).size).toBe(1);

  const newRevision = await saveProfile(user, { skills: ['Bernoulli numbers', 'Punched cards'] });
  const updatedCv = await parseCv(await requestCv(user, '', newRevision));
  expect(updatedCv.cvContent.skills?.map(({ name }) => name)).toContain('Punched cards');
  expect(updatedCv.pdfBuffer).not.toBe(first?.pdfBuffer);
});

it('renders the CV before it is requested', async () => {
  const user = await signUp();
  const revision = Number(await saveProfile(user, { onboardingCompleted: true }));
  const { MongoClient } = await import('mongodb');
  const client = await MongoClient.connect(testVariable('MONGODB_URL'));
  const findStoredCv = () =>
    client.db().collection<{ _id: string; revision: number }>('cvs').findOne({ _id: user.uid });
  await waitUntil('the CV is stored', async () => (await findStoredCv())?.revision === revision);
  await client.close();
});

it('asks to complete the profile before the first save and before onboarding is completed', async () => {
  const user = await signUp();
  const message = 'Please complete your profile to generate CV';
  for (const revision of [undefined, await saveProfile(user, {})]) {
    const response = await requestCv(user, `/${user.uid}/${user.uid}`, revision);
    expect(response.status).toBe(200);
    expect(noCv.parse(await response.json())).toEqual({ success: false, message });
  }
});

it('rejects requests for the CV of another user', async () => {
  const [user, other] = [await signUp(), await signUp()];
  await saveProfile(other, { onboardingCompleted: true });
  expect((await requestCv(user, `/${other.uid}`)).status).toBe(403);
  expect((await requestCv(user, `/${other.uid}/${user.uid}`)).status).toBe(403);
  expect((await requestCv(user, `/${user.uid}/${other.uid}`)).status).toBe(404);
  expect((await fetch(toApiUrl('/cv/generate'))).status).toBe(401);
  expect(await (await requestCv(user, `/${other.uid}`)).json()).toMatchObject({ success: false });
});
