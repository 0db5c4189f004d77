import type { EventMetadata } from '@trackrecord/contracts';
import type { StoredOutcome } from '@trackrecord/platform';
import type { HandledCommand } from './commands.js';
import { IdempotentCommands } from './idempotent-commands.js';

const COMMAND_ID = 'command-1';
const KEPT_AT = new Date('2026-05-06T12:00:00.000Z');
const metadata = { commandId: COMMAND_ID, occurredAt: '2026-05-06T11:00:00.000Z' } as EventMetadata;
const request = { metadata, precondition: undefined, hasStableCommandId: true, digest: 'digest-a' };
const STORED_RESPONSE = { status: 200, body: 'stored', headers: { ETag: '"3"' } };

const toOutcome = (requestDigest: string): StoredOutcome => ({
  kind: 'response',
  commandId: COMMAND_ID,
  keptAt: KEPT_AT,
  request: requestDigest,
  answer: STORED_RESPONSE,
});

/** Runs a request whose stored outcome is `find()`, and whose command appends events or not. */
function setUp(find: () => Promise<StoredOutcome | undefined>, hasAppendedEvents = true) {
  const result = { hasAppendedEvents } as HandledCommand<unknown>;
  const commands = {
    handle: jest.fn(() => Promise.resolve(result)),
    replay: jest.fn(() => Promise.resolve(result)),
    findMetadataAt: jest.fn(() => Promise.resolve<EventMetadata | undefined>(metadata)),
  };
  const store = {
    find,
    storeResponse: jest.fn(() => Promise.resolve<StoredOutcome | undefined>(undefined)),
    delete: jest.fn(() => Promise.resolve()),
  };
  const idempotentCommands = new IdempotentCommands(commands, store);
  const run = () => idempotentCommands.run('ada', {}, request, () => ({ status: 201, body: 'handled' }));
  return { run, commands, store };
}

it('does not store the response to a command that appended events', async () => {
  const { run, store } = setUp(() => Promise.resolve(undefined));
  expect(await run()).toEqual({ status: 201, body: 'handled' });
  expect(store.storeResponse).not.toHaveBeenCalled();
});

it('returns what another process stored first for a command that appended nothing', async () => {
  const { run, store } = setUp(() => Promise.resolve(undefined), false);
  store.storeResponse.mockResolvedValue(toOutcome('digest-a'));
  expect(await run()).toEqual(STORED_RESPONSE);
});

it('handles nothing while the idempotency store is down', async () => {
  const { run, commands } = setUp(() => Promise.reject(new Error('down')));
  await expect(run()).rejects.toThrow('down');
  expect(commands.handle).not.toHaveBeenCalled();
});

it('returns a stored response, and rejects another request with its key', async () => {
  const { run, commands } = setUp(() => Promise.resolve(toOutcome('digest-a')));
  expect(await run()).toEqual(STORED_RESPONSE);
  expect(commands.handle).not.toHaveBeenCalled();
  const other = setUp(() => Promise.resolve(toOutcome('digest-b')));
  await expect(other.run()).rejects.toMatchObject({ status: 422 });
});

it('replays a command to which the store refers', async () => {
  const reference = { first: 2, last: 3, requestHash: 'hash' };
  const { run, commands } = setUp(() =>
    Promise.resolve({ kind: 'reference', commandId: COMMAND_ID, keptAt: KEPT_AT, ...reference }),
  );
  expect(await run()).toEqual({ status: 201, body: 'handled' });
  expect(commands.findMetadataAt).toHaveBeenCalledWith('ada', 2n);
  expect(commands.replay).toHaveBeenCalledWith('ada', expect.objectContaining(reference), 'digest-a');
  expect(commands.handle).not.toHaveBeenCalled();
});

it('deletes an outcome that the log no longer contains, and handles the command', async () => {
  const { run, commands, store } = setUp(() => Promise.resolve(toOutcome('digest-a')));
  commands.findMetadataAt.mockResolvedValue(undefined);
  expect(await run()).toEqual({ status: 201, body: 'handled' });
  expect(store.delete).toHaveBeenCalledWith(COMMAND_ID);
});
