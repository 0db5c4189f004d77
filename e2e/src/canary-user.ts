import { randomUUID } from 'node:crypto';
import { mapPersonalTexts } from '@trackrecord/contracts';
import { waitFor } from '@trackrecord/platform/testing/wait-for';

/** Creates unique texts for a user, so that a test can search all stores for them. */
export const createMarkers = (name: string) => {
  const marker = randomUUID().slice(0, 8);
  return {
    email: `${name}-${marker}@example.com`,
    password: `password of ${name} ${marker}`,
    firstName: `Zeb${marker}`,
    lastName: `Quacken${marker}`,
    ...mapPersonalTexts((text) => `${text} ${marker}`),
    sentence: `kept the ${marker} looms of ${name} running through the night`,
    spokenText: `spoken words of ${name} ${marker}`,
    draftText: `half typed by ${name} ${marker}`,
  };
};

export type Markers = ReturnType<typeof createMarkers>;

/** A signed-in user. */
export interface Account {
  readonly uid: string;
  readonly token: string;
}

/** Signs a user up or in. Returns undefined if the identity provider rejects the credentials. */
export async function authenticate(
  method: 'signUp' | 'signInWithPassword',
  url: string,
  { email, password }: Pick<Markers, 'email' | 'password'>,
): Promise<Account | undefined> {
  const response = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${method}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!response.ok) return undefined;
  const { localId, idToken } = (await response.json()) as { localId: string; idToken: string };
  return { uid: localId, token: idToken };
}

/** Returns an API client that sends a user's token. */
export const createApiClient = (url: string, { token }: Account) => ({
  send: (method: string, path: string, body?: unknown, headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${url}/api/${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    }),
});

/** Signs up a user and stores their marker texts in every store of the product. */
export async function createCanaryUser(url: string, markers: Markers): Promise<Account> {
  const account = await authenticate('signUp', url, markers);
  if (!account) throw new Error('sign-up failed');
  const { uid } = account;
  const { send } = createApiClient(url, account);
  const expectOk = async (response: Promise<Response>): Promise<Response> => {
    const { ok, status } = await response;
    if (!ok) throw new Error(`${String(status)}: ${await (await response).text()}`);
    return response;
  };
  /** Reads again while the service asks to try again: a CV may take longer than its deadline on a busy machine. */
  const readWhenReady = (path: string): Promise<Response> =>
    waitFor(path, async () => {
      const response = await send('GET', path);
      return response.status === 503 ? undefined : response;
    });
  const { firstName, lastName, sentence, spokenText, draftText } = markers;
  const linkedInUrl = `https://www.linkedin.com/in/${firstName}`;
  const personalInfo = { firstName, lastName, ...mapPersonalTexts((name) => markers[name]), linkedInUrl };
  const draft = { kind: 'skills', value: { skills: [], typed: draftText, bulk: '', isBulk: false } };
  await expectOk(send('PUT', `profile/${uid}/onboarding/personal`, { data: { personalInfo } }));
  await expectOk(send('PUT', `profile/${uid}/onboarding/skills`, { draft }));
  const experience = { company: lastName, title: 'Weaver', startDate: '2014-01-01', endDate: null, current: true };
  const profile = {
    userId: uid,
    userType: 'professional',
    personalInfo,
    educations: [],
    experiences: [{ ...experience, description: `I ${sentence}.` }],
    skills: ['Weaving'],
    onboardingCompleted: true,
  };
  await expectOk(send('POST', 'profile', profile));
  // Only responses to saves that change nothing are stored under their Idempotency-Key.
  await expectOk(send('POST', 'profile', profile, { 'idempotency-key': randomUUID() }));
  await expectOk(send('PATCH', `profile/skills/${uid}`, { skills: ['Weaving', firstName] }));
  await expectOk(readWhenReady(`cv/generate/${uid}`));
  await expectOk(readWhenReady(`jobs/user/${uid}`));
  await expectOk(send('POST', 'transcription/enhance', { description: `i ${sentence}`, context: 'experience' }));
  const form = new FormData();
  for (const [field, value] of Object.entries({ uploadId: randomUUID(), chunkIndex: '0', totalChunks: '2' }))
    form.set(field, value);
  form.set('file', new Blob([spokenText.padEnd(2_000, ` ${spokenText}`)]), 'a.webm');
  await expectOk(send('POST', 'transcription/transcribe-chunk', form));
  return account;
}
