import { randomUUID } from 'node:crypto';
import { accessStream, type Actor, toEventMetadata } from '@trackrecord/contracts';
import type { Stores } from '@trackrecord/platform';
import { closeTestStores } from '@trackrecord/platform/testing/test-stores';
import { connectAccessStores } from '../testing/access-api.js';
import {
  createAccessCommands,
  createAccessCommandRequest,
  createOpenSessionCommand,
} from '../testing/access-commands.js';

let stores: Stores;
beforeAll(async () => {
  stores = await connectAccessStores();
});
afterAll(async () => {
  await closeTestStores(stores);
});
afterEach(() => jest.restoreAllMocks());

const SUPPORT: Actor = { uid: 'owen', role: 'support' };
const EVENT_COUNT = 5_000;
const BATCH_SIZE = 500;

/** Appends uses of a session, one a second until now. */
async function appendUses(uid: string, sessionId: string): Promise<void> {
  const metadata = toEventMetadata('AccessUsed', createAccessCommandRequest(SUPPORT).metadata);
  const startedAt = Date.now() - EVENT_COUNT * 1_000;
  for (let start = 0; start < EVENT_COUNT; start += BATCH_SIZE) {
    const uses = Array.from({ length: BATCH_SIZE }, (_, index) => ({
      id: randomUUID(),
      type: 'AccessUsed',
      data: { sessionId, what: 'timeline', detail: `revisions ${start + index}` },
      metadata: { ...metadata, occurredAt: new Date(startedAt + (start + index) * 1_000).toISOString() },
    }));
    await stores.store.append(accessStream(uid), uses, 'any');
  }
}

it('records uses in a long stream without reading it for each of them', async () => {
  const uid = randomUUID();
  const commands = createAccessCommands(stores);
  const opening = createOpenSessionCommand(SUPPORT, uid);
  const { sessionId } = opening;
  await commands.handle(uid, opening, createAccessCommandRequest(SUPPORT));
  await appendUses(uid, sessionId);
  const use = (detail: string) => {
    const command = { type: 'UseSession', actor: SUPPORT, sessionId, what: 'cv', detail, isErased: false } as const;
    return commands.handle(uid, command, createAccessCommandRequest(SUPPORT));
  };
  await use('first');

  const readStream = jest.spyOn(stores.store, 'readStream');
  expect(await use('second')).toMatchObject({ hasAppendedEvents: true });
  expect(readStream).not.toHaveBeenCalled();
  // The same use within a minute is not recorded again. This is decided after reading only the newest events.
  const { stream } = await use('second');
  expect(readStream.mock.calls).toEqual([[accessStream(uid), { from: stream.revision }]]);
});
