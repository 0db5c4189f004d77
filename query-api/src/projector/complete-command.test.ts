import { randomUUID } from 'node:crypto';
import type { RecordedEvent } from '@trackrecord/platform';
import { completeCommand } from './complete-command.js';

/** Creates the events of commands in one stream. */
function createStream(commands: readonly { readonly eventCount: number }[]): readonly RecordedEvent[] {
  const placesInCommands = commands.flatMap(({ eventCount }) => {
    const commandId = randomUUID();
    return Array.from({ length: eventCount }, (_, index) => ({ commandId, isLast: index === eventCount - 1 }));
  });
  return placesInCommands.map(({ commandId, isLast }, index) => ({
    id: randomUUID(),
    stream: 'profile-ada',
    type: 'SkillAdded',
    data: {},
    metadata: {
      schemaVersion: 1,
      actor: { uid: 'ada', role: 'user' },
      commandId,
      correlationId: commandId,
      causationId: commandId,
      occurredAt: '2026-11-01T00:00:00.000Z',
      ...(isLast ? {} : { hasNext: true }),
    },
    revision: BigInt(index),
    createdAt: new Date(0),
    position: { commit: String(index), prepare: String(index) },
  }));
}

const createStore = (events: readonly RecordedEvent[]) => ({
  // oxlint-disable-next-line require-await
  readStream: jest.fn(async function* (_stream: string, { from = 0n }: { readonly from?: bigint } = {}) {
    yield* events.filter(({ revision }) => revision >= from);
  }),
});

it('adds the rest of a command that was cut off', async () => {
  const events = createStream([{ eventCount: 1 }, { eventCount: 3 }, { eventCount: 2 }]);
  expect(await completeCommand(createStore(events), events.slice(0, 2))).toEqual(events.slice(0, 4));
});

it('does not change a batch that ends with a command, and reads nothing', async () => {
  const events = createStream([{ eventCount: 2 }, { eventCount: 2 }]);
  const store = createStore(events);
  expect(await completeCommand(store, events.slice(0, 2))).toEqual(events.slice(0, 2));
  expect(await completeCommand(store, events)).toEqual(events);
  expect(store.readStream).not.toHaveBeenCalled();
});

it('accepts metadata that it cannot read', async () => {
  const [event] = createStream([{ eventCount: 1 }]);
  const unreadable = [{ ...event, metadata: {} } as RecordedEvent];
  expect(await completeCommand(createStore(unreadable), unreadable)).toEqual(unreadable);
});
