import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { as, signUp, testVariable } from '@trackrecord/platform/testing/test-stack';
import { closeBrowsers, openBrowser } from './browser.js';
import { Person } from './person.js';
import {
  choosesType,
  fillsEducation,
  fillsExperience,
  introduces,
  isThanked,
  knows,
  saves,
  signsUp,
  wishes,
} from './walk.js';

const marker = {
  email: `zebulon-${randomUUID()}@example.com`,
  password: 'zq marker password',
  firstName: 'Zebulon',
  lastName: 'Quackenbush',
  linkedIn: 'zq-marker-linkedin',
  phone: '+99 555 0199',
  location: 'Marker Street',
  institution: 'zq marker college',
  role: 'zq marker role',
  skill: 'zq-marker-skill',
  refused: 'zq-marker-refused',
};

afterEach(closeBrowsers);

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}

/** Everything a person does in the browser with what is personal, mistakes included. */
async function livesHere(url: string): Promise<void> {
  const chromium = await openBrowser();
  const person = new Person(await chromium.newPage(), url);
  await signsUp(person, marker.email, marker.password);
  await choosesType(person, 'professional');
  await introduces(person, marker.firstName, marker.lastName, `https://www.linkedin.com/in/${marker.linkedIn}`);
  await fillsEducation(person, marker.institution);
  await person.presses('Continue');
  await fillsExperience(person, marker.role);
  await person.presses('Add Experience');
  await person.presses('Next');
  await knows(person, [marker.skill]);
  await wishes(person);
  await saves(person);
  await isThanked(person);
  await person.sees('heading', `${marker.firstName} ${marker.lastName}`);
  await person.follows('Edit Details');
  await person.fills('Phone', marker.phone);
  await person.fills('Location', marker.location);
  await person.presses('Save Changes');
  await person.seesNo('dialog', 'Edit Personal Information');
  await person.reads(marker.location);
  await person.presses('Sign Out');
  await person.isAt('/signup');
  await person.opens('/signup?mode=reset');
  await person.fills('Email', marker.email);
  await person.presses('Send reset link');
  await person.reads(`If ${marker.email} has an account`);
}

/** What programs send: with a key that is kept with its outcome, and with what the server refuses. */
async function callsTheApi(url: string): Promise<void> {
  const user = await signUp(url);
  const send = (body: object) =>
    fetch(`${url}/api/profile`, {
      method: 'POST',
      headers: { ...as(user), 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      body: JSON.stringify({ userId: user.uid, ...body }),
    });
  const { firstName, lastName, linkedIn, refused } = marker;
  const linkedInUrl = `https://www.linkedin.com/in/${linkedIn}`;
  expect((await send({ personalInfo: { firstName, lastName, linkedInUrl } })).status).toBe(201);
  expect((await send({ personalInfo: { firstName, lastName, linkedInUrl: refused } })).status).toBe(400);
  expect((await send({ personalInfo: { firstName, lastName, linkedInUrl }, [refused]: refused })).status).toBe(400);
}

it('nothing personal is in clear in the event log, the Mongo files, Redis, the logs or anywhere else that is kept', async () => {
  const url = testVariable('BASE_URL');
  const { dataDir } = JSON.parse(readFileSync(testVariable('STACK_FILE'), 'utf8')) as { dataDir: string };
  await livesHere(url);
  await callsTheApi(url);

  const searched: string[] = [];
  const found: string[] = [];
  for (const file of filesBelow(dataDir)) {
    if (file.startsWith(join(dataDir, 'accounts'))) continue; // the emulator's own export, the agreed exception
    const bytes = readFileSync(file);
    searched.push(file);
    for (const text of Object.values(marker)) {
      for (const encoding of ['utf8', 'utf16le', 'base64'] as const) {
        const wanted = encoding === 'base64' ? Buffer.from(btoa(text).slice(0, -4)) : Buffer.from(text, encoding);
        if (bytes.includes(wanted)) found.push(`${text} (${encoding}) in ${file}`);
      }
    }
  }
  expect(found).toEqual([]);
  for (const part of ['eventstore', 'mongodb', 'redis', 'logs']) {
    expect(searched.some((file) => file.startsWith(join(dataDir, part)))).toBe(true);
  }
}, 90_000);
