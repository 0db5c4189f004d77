import { randomUUID } from 'node:crypto';
import { UNENCRYPTED_EVENT_TYPES, type ProfileEvent } from '@trackrecord/contracts';
import { type ProfileCommand, type ProfileErrorReason, profileAggregate, type ProfileState } from '@trackrecord/domain';
import { createLogger, RequestDeadline, Snapshots, type Stores } from '@trackrecord/platform';
import { scaled } from '@trackrecord/platform/testing/test-scale';
import { closeTestStores, connectTestStores } from '@trackrecord/platform/testing/test-stores';
import { WAIT_TIMEOUT_MS } from '@trackrecord/platform/testing/wait-for';
import type { CommandRequest } from '../http/command-request.js';
import { PROFILE_REJECTIONS } from '../profile/profile-rejections.js';
import { Commands } from './commands.js';
import { StreamSnapshots } from './stream-snapshots.js';
import { UserStreams } from './user-streams.js';

const WRITERS = 6;
const COMMANDS_EACH = scaled(10, { max: 50 });

let stores: Stores;
beforeAll(async () => {
  stores = await connectTestStores(UNENCRYPTED_EVENT_TYPES);
});
afterAll(() => closeTestStores(stores));

/** Creates the command handler of another process: with its own cache and its own queues. */
function startProcess(): Commands<ProfileCommand, ProfileState, ProfileEvent, ProfileErrorReason> {
  const { store, eventSealer, mongo, sealer } = stores;
  const snapshots = new Snapshots(mongo.db, sealer, createLogger('test', 'silent'));
  const log = { requireMatch: () => Promise.resolve() };
  return new Commands(
    profileAggregate,
    PROFILE_REJECTIONS,
    new UserStreams(profileAggregate, store, eventSealer, new StreamSnapshots(profileAggregate, snapshots), log),
  );
}

const createRequest = (uid: string, precondition?: CommandRequest['precondition']): CommandRequest => {
  const commandId = randomUUID();
  const ids = { commandId, correlationId: commandId, causationId: commandId };
  const occurredAt = new Date().toISOString();
  return {
    metadata: { actor: { uid, role: 'user' }, ...ids, occurredAt },
    precondition,
    hasStableCommandId: false,
    // On a busy machine the commands of the others take longer than a request may.
    deadline: new RequestDeadline(WAIT_TIMEOUT_MS),
  };
};
const saveCommand = (firstName: string): ProfileCommand => ({
  type: 'SaveProfile',
  sections: { personalInfo: { firstName, lastName: 'Byron' } },
});

/** Runs writers that send their commands one after another. Returns the revisions that each of them got. */
const runWriters = (handlers: readonly ReturnType<typeof startProcess>[], uid: string) =>
  Promise.all(
    Array.from({ length: WRITERS }, async (_, writer) => {
      const handler = handlers[writer % handlers.length];
      const revisions: (bigint | undefined)[] = [];
      for (let number = 0; number < COMMANDS_EACH; number += 1) {
        const command = saveCommand(`Ada ${String(writer)} ${String(number)}`);
        revisions.push((await handler?.handle(uid, command, createRequest(uid)))?.stream.revision);
      }
      return revisions;
    }),
  );

const ALL_REVISIONS = Array.from({ length: WRITERS * COMMANDS_EACH }, (_, index) => BigInt(index));
const sort = (revisions: readonly (bigint | undefined)[]) => revisions.toSorted((a, b) => Number(a) - Number(b));

it.each([1, 2, 3])(
  'stores every command of six concurrent writers in %d processes once, in order',
  async (count) => {
    const uid = `concurrent-${randomUUID()}`;
    const revisions = await runWriters(Array.from({ length: count }, startProcess), uid);
    expect(sort(revisions.flat())).toEqual(ALL_REVISIONS);
    for (const own of revisions) expect(own).toEqual(sort(own));
    expect((await startProcess().handle(uid, saveCommand('Last'), createRequest(uid))).stream.revision).toBe(
      BigInt(ALL_REVISIONS.length),
    );
  },
  60_000,
);

it('appends without conflicts in one process', async () => {
  const uid = `concurrent-${randomUUID()}`;
  const append = jest.spyOn(stores.store, 'append');
  await runWriters([startProcess()], uid);
  expect(append).toHaveBeenCalledTimes(ALL_REVISIONS.length);
  append.mockRestore();
});

it('rejects a command with 412 if another process was faster and its precondition names the old revision', async () => {
  const uid = `concurrent-${randomUUID()}`;
  const processes = [startProcess(), startProcess()];
  await processes[0]?.handle(uid, saveCommand('Ada'), createRequest(uid));
  const ifFirst = { matches: (revision: bigint | undefined) => revision === 0n };
  const outcomes = await Promise.allSettled(
    processes.map((process, index) =>
      process.handle(uid, saveCommand(`Ada ${String(index)}`), createRequest(uid, ifFirst)),
    ),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 412, message: 'Your profile was changed elsewhere in the meantime.', headers: { ETag: '"1"' } },
  });
});
