import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTcpProxy } from '@trackrecord/platform/testing/tcp-proxy';
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

it('has one of two projectors hold a projection, and the other take over from one that hangs or is killed while it rebuilds', async () => {
  const stack = await IsolatedStack.start(folder, 0, NO_FEEDS);
  const { operate, readProjection, readStates } = await createOperatorApi(stack.url);
  const { hostname, port } = new URL(stack.env['EVENTSTORE_URL'] ?? '');
  const eventStoreProxy = await startTcpProxy(hostname, Number(port));
  const firstHolder = await waitFor('a holder', async () => (await readProjection('profile')).holder ?? undefined);
  const secondProjector = startService('query-api/dist/projector.main.js', [], {
    ...stack.env,
    EVENTSTORE_URL: (stack.env['EVENTSTORE_URL'] ?? '').replace(`:${port}`, `:${eventStoreProxy.port}`),
  });
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

  // Its reads of the log never end, so it is killed in the middle of the rebuild.
  void eventStoreProxy.pauseAfter(0);
  await operate('projections/profile/rebuilds', {}, 202);
  await waitUntil('it rebuilds', async () => (await readProjection('profile')).rebuild?.state === 'running');
  secondProjector.kill('SIGKILL');
  // By the projector that the supervisor has started in place of the first.
  await saveSkill('Spinning');
  await waitUntil('a third holder', async () => {
    const { holder, lags } = await readProjection('profile');
    return holder !== null && ![firstHolder, secondHolder].includes(holder) && lags.at(-1) === 0;
  });
  const { rebuild, views } = await waitFor('the end of the rebuild', async () => {
    const projection = await readProjection('profile');
    return projection.rebuild?.endedAt ? projection : undefined;
  });
  expect(rebuild).toMatchObject({ state: 'done', failure: null, progress: 1 });
  expect(rebuild?.events).toBeGreaterThan(views);
  // Waits until the views that the rebuild has switched to have the change.
  await saveSkill('Knitting');
  await eventStoreProxy.close();
  expect(await stack.stop()).toBe(0);
});
