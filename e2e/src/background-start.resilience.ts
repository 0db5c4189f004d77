import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authHeaders } from '@trackrecord/platform/testing/test-stack';
import { waitUntilPasses } from '@trackrecord/platform/testing/wait-for';
import { IsolatedStack, NO_FEEDS } from './isolated-stack.js';
import { createMember } from './test-users.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'background-start-'));
});
afterAll(async () => {
  await IsolatedStack.stopAll();
  rmSync(folder, { recursive: true, force: true });
});

async function fetchHealth(url: string) {
  const response = await fetch(`${url}/api/health`);
  const { parts } = (await response.json()) as { parts: Readonly<Record<string, { readonly status: string }>> };
  return { status: response.status, downParts: Object.keys(parts).filter((name) => parts[name]?.status === 'down') };
}

it('is ready without a worker that does not start, reports it, and is healthy once the worker has started', async () => {
  // Reading a pipe without a writer blocks, so the worker does not start until the test writes its configuration.
  const feedsConfig = join(folder, 'feeds.json');
  execFileSync('mkfifo', [feedsConfig]);
  const stack = await IsolatedStack.start(join(folder, 'data'), 0, { FEEDS_CONFIG: feedsConfig });
  expect(stack.output).toContainEqual(expect.stringMatching(/^Not ready yet: workers\. Background work waits/));
  expect(await fetchHealth(stack.url)).toEqual({ status: 503, downParts: ['workers'] });
  const member = await createMember(stack.url, { firstName: 'Ida', lastName: 'Rhodes' });
  const profile = await fetch(`${stack.url}/api/profile/${member.uid}`, { headers: authHeaders(member) });
  expect([profile.status, await profile.json()]).toEqual([200, expect.objectContaining({ _id: member.uid })]);

  await writeFile(feedsConfig, readFileSync(NO_FEEDS.FEEDS_CONFIG));
  await waitUntilPasses(async () => expect(await fetchHealth(stack.url)).toEqual({ status: 200, downParts: [] }));
}, 240_000);
