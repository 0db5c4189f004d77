import { randomUUID } from 'node:crypto';
import { SCHEMA_VERSION } from '@trackrecord/contracts';
import type { RecordedEvent } from '@trackrecord/platform';
import { completeCommand } from './complete-command.js';

/** Creates the events of commands in one stream. */
function createStream(commands: readonly { readonly eventCount: number }[]): readonly RecordedEvent[] {
  const commandIds = commands.flatMap(({ eventCount }) => {
    const commandId = randomUUID();
    return Array.from({ length: eventCount }, () => commandId);
  });
  return commandIds.map((commandId, index) => ({
    id: randomUUID(),
    stream: 'profile-ada',
    type: 'SkillAdded',
    data: {},
    metadata: {
      schemaVersion: SCHEMA_VERSION,
      actor: { uid: 'ada', role: 'user' },
      commandId,
      correlationId: commandId,
      causationId: commandId,
      occurredAt: '2026-11-01T00:00:00.000Z',
    },
    revision: BigInt(index),
    createdAt: new Date(0),
    position: { commit: String(index), prepare: String(index) },
  }));
}

const createStore = (events: readonly RecordedEvent[]) => ({
  readFirstFrom: (_stream: string, from: bigint) => Promise.resolve(events.find(({ revision }) => revision >= from)),
  // oxlint-disable-next-line require-await
  readStream: async function* (_stream: string, { from = 0n }: { readonly from?: bigint } = {}) {
    yield* events.filter(({ revision }) => revision >= from);
  },
});

it('adds the rest of a command that was cut off', async () => {
  const events = createStream([{ eventCount: 1 }, { eventCount: 3 }, { eventCount: 2 }]);
  expect(await completeCommand(createStore(events), events.slice(0, 2))).toEqual(events.slice(0, 4));
});

it('does not change a batch that ends with a command', async () => {
  const events = createStream([{ eventCount: 2 }, { eventCount: 2 }]);
  expect(await completeCommand(createStore(events), events.slice(0, 2))).toEqual(events.slice(0, 2));
  expect(await completeCommand(createStore(events), events)).toEqual(events);
});

it('accepts metadata that it cannot read', async () => {
  const [event] = createStream([{ eventCount: 1 }]);
  const unreadable = [{ ...event, metadata: {} } as RecordedEvent];
  expect(await completeCommand(createStore(unreadable), unreadable)).toEqual(unreadable);
});
