import { randomUUID } from 'node:crypto';
import type { Markers } from './markers.js';

/** Somebody who signed in. */
export interface Account {
  readonly uid: string;
  readonly token: string;
}

/** Signs somebody up, or in; nothing where the provider does not know them. */
export async function entersBy(
  way: 'signUp' | 'signInWithPassword',
  url: string,
  { email, password }: Pick<Markers, 'email' | 'password'>,
): Promise<Account | undefined> {
  const answer = await fetch(`${url}/identitytoolkit.googleapis.com/v1/accounts:${way}?key=demo`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  if (!answer.ok) return undefined;
  const { localId, idToken } = (await answer.json()) as { localId: string; idToken: string };
  return { uid: localId, token: idToken };
}

/** What one person asks of the API. */
export const asking = (url: string, { token }: Account) => ({
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

/** Signs somebody up and leaves their texts everywhere the product keeps anything. */
export async function livesMarked(url: string, marks: Markers): Promise<Account> {
  const account = await entersBy('signUp', url, marks);
  if (!account) throw new Error('signing up failed');
  const { uid } = account;
  const { send } = asking(url, account);
  const must = async (answer: Promise<Response>): Promise<Response> => {
    const { ok, status } = await answer;
    if (!ok) throw new Error(`${String(status)}: ${await (await answer).text()}`);
    return answer;
  };
  const { firstName, lastName, phone, sentence, spoken, typed } = marks;
  const linkedInUrl = `https://www.linkedin.com/in/${firstName}`;
  const personalInfo = { firstName, lastName, phone, linkedInUrl };
  const draft = { kind: 'skills', value: { skills: [], typed, bulk: '', isBulk: false } };
  await must(send('PUT', `profile/${uid}/onboarding/personal`, { data: { personalInfo } }));
  await must(send('PUT', `profile/${uid}/onboarding/skills`, { draft }));
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
  await must(send('POST', 'profile', profile));
  // Of named saves only the response to one that changes nothing is kept.
  await must(send('POST', 'profile', profile, { 'idempotency-key': randomUUID() }));
  await must(send('PATCH', `profile/skills/${uid}`, { skills: ['Weaving', firstName] }));
  await must(send('GET', `cv/generate/${uid}`));
  await must(send('GET', `jobs/user/${uid}`));
  await must(send('POST', 'transcription/enhance', { description: `i ${sentence}`, context: 'experience' }));
  const form = new FormData();
  for (const [field, value] of Object.entries({ uploadId: randomUUID(), chunkIndex: '0', totalChunks: '2' }))
    form.set(field, value);
  form.set('file', new Blob([spoken.padEnd(2_000, ` ${spoken}`)]), 'a.webm');
  await must(send('POST', 'transcription/transcribe-chunk', form));
  return account;
}
