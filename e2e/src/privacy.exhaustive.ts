import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { authHeaders, signUp, testVariable } from '@trackrecord/platform/testing/test-stack';
import { closeBrowsers, openBrowser } from './browser.js';
import {
  chooseUserType,
  completePersonalStep,
  completePreferencesStep,
  completeSkillsStep,
  fillEducation,
  fillExperience,
  leaveThankYouPage,
  completeReviewStep,
  signUpWithForm,
} from './onboarding-steps.js';
import { Person } from './person.js';
import { findTexts, listFiles } from './scan-files.js';

const markers = {
  email: `zebulon-${randomUUID()}@example.com`,
  password: 'zq marker password',
  firstName: 'Zebulonia',
  lastName: 'Quackenbush',
  linkedIn: 'zq-marker-linkedin',
  phone: '+99 555 0199',
  location: 'Marker Street',
  institution: 'zq marker college',
  role: 'zq marker role',
  skill: 'zq-marker-skill',
  rejectedText: 'zq-marker-rejected',
  description: 'zq marker shop in kubernetes',
  knownSkill: 'zq marker craft',
  preferredRole: 'zq marker captain',
  spokenText: 'zq marker spoken words',
  invalidRecording: 'zq marker no recording',
};

afterEach(closeBrowsers);

/** Signs up, completes onboarding, edits the profile and requests a password reset, with personal data. */
async function enterDataInBrowser(url: string): Promise<void> {
  const chromium = await openBrowser();
  const person = new Person(await chromium.newPage(), url);
  await signUpWithForm(person, markers.email, markers.password);
  await chooseUserType(person, 'professional');
  await completePersonalStep(
    person,
    markers.firstName,
    markers.lastName,
    `https://www.linkedin.com/in/${markers.linkedIn}`,
  );
  await fillEducation(person, markers.institution);
  await person.press('Continue');
  await fillExperience(person, markers.role);
  await person.press('Add Experience');
  await person.press('Next');
  await completeSkillsStep(person, [markers.skill]);
  await completePreferencesStep(person);
  await completeReviewStep(person);
  await leaveThankYouPage(person);
  await person.expectVisible('heading', `${markers.firstName} ${markers.lastName}`);
  await person.followLink('Edit Details');
  await person.fill('Phone', markers.phone);
  await person.fill('Location', markers.location);
  await person.press('Save Changes');
  await person.expectHidden('dialog', 'Edit Personal Information');
  await person.expectText(markers.location);
  await person.press('Sign Out');
  await person.expectPath('/signup');
  await person.open('/signup?mode=reset');
  await person.fill('Email', markers.email);
  await person.press('Send reset link');
  await person.expectText(`If ${markers.email} has an account`);
}

/** Sends personal data to the API: with an Idempotency-Key, whose response is stored, and in rejected requests. */
async function sendToProfileApi(url: string): Promise<void> {
  const user = await signUp(url);
  const send = (body: object) =>
    fetch(`${url}/api/profile`, {
      method: 'POST',
      headers: { ...authHeaders(user), 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ userId: user.uid, ...body }),
    });
  const { firstName, lastName, linkedIn, rejectedText } = markers;
  const linkedInUrl = `https://www.linkedin.com/in/${linkedIn}`;
  expect((await send({ personalInfo: { firstName, lastName, linkedInUrl } })).status).toBe(201);
  expect((await send({ personalInfo: { firstName, lastName, linkedInUrl: rejectedText } })).status).toBe(400);
  expect(
    (await send({ personalInfo: { firstName, lastName, linkedInUrl }, [rejectedText]: rejectedText })).status,
  ).toBe(400);
}

/** Returns a WAV of half a second that contains a text. */
function createRecording(text: string): Buffer {
  const samples = Buffer.alloc(16_000, text.padEnd(64, ' '));
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(16_000, 24);
  header.writeUInt32LE(32_000, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}

/** Sends personal data to the AI routes: in successful and rejected requests, and in failing jobs. */
async function sendToAiApi(url: string): Promise<void> {
  const user = await signUp(url);
  const post = (path: string, body: object) =>
    fetch(`${url}/api/${path}`, {
      method: 'POST',
      headers: { ...authHeaders(user), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const { knownSkill, preferredRole } = markers;
  const description = `I ran the ${markers.description} and kept it up at night`;
  expect((await post('transcription/enhance', { description, context: 'project' })).status).toBe(200);
  expect((await post('transcription/enhance', { description, context: 'project', only: 'skills' })).status).toBe(200);
  expect((await post('transcription/enhance', { description, context: preferredRole })).status).toBe(400);
  expect((await post('skills/enhance', { skills: [knownSkill, 'Docker'] })).status).toBe(200);
  expect((await post('roles/enhance', { roles: [{ title: preferredRole }], skills: [knownSkill] })).status).toBe(200);
  const profile = {
    skills: [knownSkill, 'Docker'],
    experiences: [{ title: preferredRole, description }],
    projects: [],
  };
  expect((await post('roles/recommend', { profile })).status).toBe(200);
  for (const [uploadId, bytes] of [
    ['1', createRecording(markers.spokenText)],
    ['2', Buffer.from(markers.invalidRecording)],
  ] as const) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ uploadId, chunkIndex: '0', totalChunks: '1' })) form.set(name, value);
    form.set('file', new Blob([new Uint8Array(bytes)]), 'a.wav');
    const response = await fetch(`${url}/api/transcription/transcribe-chunk`, {
      method: 'POST',
      headers: authHeaders(user),
      body: form,
    });
    expect(response.status).toBe(200);
    await post('transcription/transcribe-finalize', { uploadId, context: 'project' });
  }
}

/** Uses a calendar address, a pairing code and the token of a browser. Returns them. */
async function sendSecrets(url: string): Promise<readonly string[]> {
  const user = await signUp(url);
  const post = async (path: string, body: object, token = user.token) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const response = await fetch(`${url}/api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    expect(response.status).toBe(201);
    return (await response.json()) as Readonly<Record<'path' | 'code' | 'token', string>>;
  };
  const { path } = await post(`extensions/${user.uid}/calendar`, {});
  expect((await fetch(url + path)).status).toBe(200);
  const secret = path.replace(/^.*\/|\.ics$/g, '');
  // Also sends the secret with a query, and in paths that do not exist.
  for (const suffix of ['', '.ics?a=1', '.ics/more', '%20.ics'])
    expect((await fetch(`${url}/api/calendar/${secret}${suffix}`)).status).toBe(suffix === '.ics?a=1' ? 200 : 404);
  expect((await fetch(url + path, { method: 'DELETE' })).status).toBe(405);
  const { code } = await post(`extensions/${user.uid}/pairing-codes`, {});
  const { token } = await post('extension/pairings', { code, name: `Browser of ${markers.lastName}` });
  const posting = { title: markers.description, company: markers.lastName };
  await post('extension/applications', { posting, text: markers.description }, token);
  return [secret, code, token];
}

it('stores no personal data in plain text in the event log, MongoDB, Redis, logs or other files', async () => {
  const url = testVariable('BASE_URL');
  const { dataDir } = JSON.parse(readFileSync(testVariable('STACK_FILE'), 'utf8')) as { dataDir: string };
  await enterDataInBrowser(url);
  await sendToProfileApi(url);
  await sendToAiApi(url);
  const secrets = await sendSecrets(url);

  // The Auth emulator exports its accounts in plain text.
  const searchedFiles = [...listFiles(dataDir)].filter((file) => !file.startsWith(join(dataDir, 'accounts')));
  const leaks = findTexts(searchedFiles, [...Object.values(markers), ...secrets]);
  expect(leaks).toEqual([]);
  for (const part of ['eventstore', 'mongodb', 'redis', 'logs']) {
    expect(searchedFiles.some((file) => file.startsWith(join(dataDir, part)))).toBe(true);
  }
});
