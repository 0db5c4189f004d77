import { randomUUID } from 'node:crypto';
import type { ProfileEvent } from '@trackrecord/contracts';
import { profileAggregate } from '@trackrecord/domain';
import {
  type FoldableEvent,
  createEmptyStream,
  applyEvents,
  findCommand,
  MAX_COMMANDS,
  MIN_COMMANDS,
  findOldCommands,
  removeCommands,
} from './stream-state.js';

const empty = createEmptyStream(profileAggregate);
const DAY_MS = 24 * 60 * 60 * 1_000;
const createEvent = (revision: number, commandId: string, at = revision): FoldableEvent<ProfileEvent> => ({
  event: { type: 'UserTypeChosen', data: { userType: revision % 2 === 0 ? 'student' : 'graduate' } },
  metadata: {
    schemaVersion: 1,
    actor: { uid: 'u', role: 'user' },
    commandId,
    correlationId: 'c',
    causationId: 'c',
    occurredAt: new Date(at).toISOString(),
  },
  revision: BigInt(revision),
  id: randomUUID(),
});

it('returns the revisions of a command', () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const stream = applyEvents(profileAggregate, empty, [
    createEvent(0, first),
    createEvent(1, first),
    createEvent(2, second),
  ]);
  expect(findCommand(stream, first)).toMatchObject({ id: first, first: 0n, last: 1n, at: new Date(1).toISOString() });
  expect(findCommand(stream, second)).toMatchObject({ id: second, first: 2n, last: 2n });
  expect(findCommand(stream, randomUUID())).toBeUndefined();
  expect(stream).toMatchObject({ revision: 2n, updatedAt: new Date(2).toISOString(), state: { userType: 'student' } });
});

it('keeps commands of the last 24 hours until the idempotency store has references to them', () => {
  const ids = Array.from({ length: MAX_COMMANDS + 50 }, () => randomUUID());
  const fold = (commandIds: readonly string[]) =>
    commandIds.reduce((from, id, revision) => applyEvents(profileAggregate, from, [createEvent(revision, id)]), empty);
  expect(findOldCommands(fold(ids.slice(0, MAX_COMMANDS - 1)))).toEqual([]);
  const stream = fold(ids);
  expect(stream.commands.map(({ id }) => id)).toEqual(ids);
  const oldCommands = findOldCommands(stream);
  expect(oldCommands.map(({ id }) => id)).toEqual(ids.slice(0, -MIN_COMMANDS));
  expect(removeCommands(stream, oldCommands).commands.map(({ id }) => id)).toEqual(ids.slice(-MIN_COMMANDS));
});

it('drops commands older than 24 hours beyond the newest 100', () => {
  const ids = Array.from({ length: MAX_COMMANDS + 10 }, () => randomUUID());
  const times = ids.map((_, n) => (n < 150 ? n : DAY_MS + 1_000 + n));
  const stream = applyEvents(
    profileAggregate,
    empty,
    ids.map((id, n) => createEvent(n, id, times[n])),
  );
  expect(stream.commands.map(({ id }) => id)).toEqual(ids.slice(-MIN_COMMANDS));
});
