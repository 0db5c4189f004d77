import { ENDPOINTS } from '@trackrecord/contracts';
import { setDisplayName, signUpStaff } from '@trackrecord/platform/testing/test-staff';
import { authHeaders, signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { requestExport, parseExport } from '../testing/export-api.js';
import { staffReadsApi, toPersonPath } from '../testing/staff-reads-api.js';
import { userApi } from '../testing/user-api.js';

const NAMES = ['Zebulon', 'Quartermain', 'Ottoline', 'Featherstone'];

let user: TestUser;
let secrets: readonly string[];
/** Responses to the user about accesses, by request. */
const responses = new Map<string, string>();
beforeAll(async () => {
  const [support, auditor] = await Promise.all([signUpStaff('support'), signUpStaff('auditor')]);
  user = await signUp();
  await setDisplayName(support.uid, 'Zebulon Quartermain');
  await setDisplayName(auditor.uid, 'Ottoline Featherstone');
  // The address without its domain, too, because it is often the name.
  const identifiers = [support, auditor].flatMap(({ uid, email }) => [uid, email, email.split('@')[0] ?? '']);
  secrets = [...NAMES, ...identifiers].map((secret) => secret.toLowerCase());

  await userApi(user).save({
    userType: 'professional',
    personalInfo: { firstName: 'Nadia', lastName: 'Rahman', linkedInUrl: 'https://www.linkedin.com/in/nadia' },
    experiences: [{ company: 'Loom & Co', title: 'Weaver', description: 'Kept the looms running.' }],
    skills: ['Weaving'],
    onboardingCompleted: true,
  });
  const consent = await sendAndKeepResponse('POST', '/consents');
  const { code } = JSON.parse(consent) as { readonly code: string };
  const api = staffReadsApi(support);
  const path = toPersonPath(user.uid);
  await api.post('/support/searches', { email: user.email }).expect(200);
  await api.get(path).expect(200);
  const sessionEndedByUser = await api.open(user.uid, { basis: 'consent', code, ticket: undefined });
  const sessionEndedByAuditor = await api.open(user.uid);
  for (const part of ['profile', 'timeline', 'activity'])
    await api.get(`${path}/${part}`, sessionEndedByUser).expect(200);
  await api.post(`${path}/sessions/${sessionEndedByUser}/extend`).expect(200);
  await sendAndKeepResponse('POST', `/accesses/${sessionEndedByUser}/end`);
  await staffReadsApi(auditor).end(user.uid, sessionEndedByAuditor).expect(200);
  await api.post(`${path}/rebuilds`, { projection: 'profile' }).expect(202);
  await api.post(`${path}/remakes`, { what: 'cv' }).expect(202);
  await api.open(user.uid);
  await sendAndKeepResponse('DELETE', '/consents');
});

/** Sends a request of the user, and keeps the response, in which a test searches for names of staff. */
async function sendAndKeepResponse(method: string, path: string): Promise<string> {
  const response = await userApi(user).send(`/profile/${user.uid}${path}`, { method });
  const text = await response.text();
  responses.set(`${method} ${path}`, `${formatHeaders(response)}\n${text}`);
  return text;
}

const formatHeaders = ({ headers }: Response): string => [...headers].flat().join('\n');
const expectNoSecrets = (where: string, text: string) => {
  const found = secrets.filter((secret) => text.toLowerCase().includes(secret));
  expect([where, found]).toEqual([where, []]);
};

const READS = Object.values(ENDPOINTS).flatMap(({ method, path, access }) =>
  method === 'GET' && access !== 'staff' ? [path] : [],
);

it.each(READS)('GET %s does not name staff who had access', async (path) => {
  const response = await fetch(`${testVariable('BASE_URL')}${path.replaceAll(/\{\w+\}/g, user.uid)}`, {
    headers: authHeaders(user),
  });
  expect(response.status).toBeLessThan(500);
  expectNoSecrets(path, `${formatHeaders(response)}\n${Buffer.from(await response.arrayBuffer()).toString('latin1')}`);
});

it('names staff by their pseudonym', async () => {
  const accesses = JSON.stringify(await userApi(user).read(`/profile/${user.uid}/accesses`));
  expect(accesses.match(/Support S-\w{4}/g)).toHaveLength(3);
});

it('does not name staff in responses to consents and ended sessions', () => {
  expect([...responses.keys()]).toHaveLength(3);
  for (const [request, text] of responses) expectNoSecrets(request, text);
});

it('does not name staff in any file of the download', async () => {
  const response = await requestExport(user, user.uid);
  const { files } = await parseExport(Buffer.from(await response.arrayBuffer()));
  expect(files.get('events/access.jsonl')?.toString()).toContain('SupportActed');
  for (const [name, content] of files) expectNoSecrets(name, content.toString('latin1'));
});

it('does not name staff in the response to an erasure, and in the receipt', async () => {
  const response = await userApi(user).send(`/profile/${user.uid}`, { method: 'DELETE' });
  const text = await response.text();
  expectNoSecrets('the erasure', `${formatHeaders(response)}\n${text}`);
  const { receipt } = JSON.parse(text) as { readonly receipt: { readonly id: string } };
  expectNoSecrets('the receipt', JSON.stringify(await userApi(user).read(`/erasure-receipts/${receipt.id}`)));
});
