import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { waitFor, waitUntil, waitUntilPasses } from '@trackrecord/platform/testing/wait-for';
import { IsolatedStack, NO_FEEDS } from './isolated-stack.js';
import { createOperatorApi } from './operator-api.js';
import { profileView, saveWithApi } from './save-with-api.js';
import { startService } from './start-service.js';
import { createMember } from './test-users.js';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'projectors-'));
});
afterAll(async () => {
  await IsolatedStack.stopAll();
  rmSync(folder, { recursive: true, force: true });
});

it('has one of two projectors hold a projection, and the other take over from one that hangs and is killed', async () => {
  const stack = await IsolatedStack.start(folder, 0, NO_FEEDS);
  const { readProjection, readStates } = await createOperatorApi(stack.url);
  const firstHolder = await waitFor('a holder', async () => (await readProjection('profile')).holder ?? undefined);
  const secondProjector = startService('query-api/dist/projector.main.js', [], stack.env);
  await waitUntil('the second projector stands by', async () => (await readProjection('profile')).standby === 1);
  expect((await readProjection('profile')).holder).toBe(firstHolder);

  const member = await createMember(stack.url, { firstName: 'Ida', lastName: 'Rhodes' });
  const saveSkill = (skill: string) => {
    const save = { method: 'PUT', path: `/api/profile/${member.uid}/skills`, body: { skills: [skill] } } as const;
    return saveWithApi(stack.url, member, { ...save, view: profileView(member) });
  };
  const hungPid = stack.pids['projector'] ?? 0;
  process.kill(hungPid, 'SIGSTOP');
  // Waits until the view has the change, which only the second projector can apply.
  await saveSkill('Weaving');
  const secondHolder = await waitFor('another holder', async () => {
    const { holder } = await readProjection('profile');
    return holder === firstHolder ? undefined : (holder ?? undefined);
  });
  await waitUntil('it has caught up', async () => (await readProjection('profile')).lags.at(-1) === 0);
  process.kill(hungPid, 'SIGKILL');
  await waitUntilPasses(async () =>
    expect(await readStates('projector')).toMatchObject({ [firstHolder]: 'missing', [secondHolder]: 'ready' }),
  );

  secondProjector.kill('SIGKILL');
  // By the projector that the supervisor has started in place of the first.
  await saveSkill('Spinning');
  await waitUntil('a third holder', async () => {
    const { holder, lags } = await readProjection('profile');
    return holder !== null && ![firstHolder, secondHolder].includes(holder) && lags.at(-1) === 0;
  });
  expect(await stack.stop()).toBe(0);
});
