import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { as, signUp, testVariable } from '@trackrecord/platform/testing/test-stack';

const MARKERS = ['Zebulon', 'Quackenbush', 'zq-marker-linkedin', '+99 555 0199', 'Marker Street'];

function* filesBelow(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile()) yield path;
  }
}

it('nothing personal is in clear in the event log, the Mongo files, Redis, the logs or anywhere else that is kept', async () => {
  const url = testVariable('BASE_URL');
  const { dataDir } = JSON.parse(readFileSync(testVariable('STACK_FILE'), 'utf8')) as { dataDir: string };
  const user = await signUp(url);
  const personalInfo = {
    firstName: MARKERS[0],
    lastName: MARKERS[1],
    linkedInUrl: `https://www.linkedin.com/in/${MARKERS[2] ?? ''}`,
    phone: MARKERS[3],
    location: MARKERS[4],
  };
  const headers = { ...as(user), 'content-type': 'application/json', 'idempotency-key': 'privacy' };
  const saved = await fetch(`${url}/api/profile`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ userId: user.uid, personalInfo }),
  });
  expect(saved.status).toBe(201);
  const read = await fetch(`${url}/api/profile/${user.uid}`, { headers: { ...as(user), 'x-min-revision': '0' } });
  expect(await read.text()).toContain(MARKERS[1]);

  const searched: string[] = [];
  const found: string[] = [];
  for (const file of filesBelow(dataDir)) {
    if (file.startsWith(join(dataDir, 'accounts'))) continue; // the emulator's own export, the agreed exception
    const bytes = readFileSync(file);
    searched.push(file);
    for (const marker of [...MARKERS, user.email]) {
      for (const encoding of ['utf8', 'utf16le'] as const) {
        if (bytes.includes(Buffer.from(marker, encoding))) found.push(`${marker} in ${file}`);
      }
    }
  }
  expect(found).toEqual([]);
  for (const part of ['eventstore', 'mongodb', 'redis', 'logs']) {
    expect(searched.some((file) => file.startsWith(join(dataDir, part)))).toBe(true);
  }
});
