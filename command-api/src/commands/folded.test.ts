import { randomUUID } from 'node:crypto';
import type { ProfileEvent } from '@trackrecord/contracts';
import { profileDecider } from '@trackrecord/domain';
import { type FoldableEvent, foldedNothing, foldOn, handledBefore } from './folded.js';

const nothing = foldedNothing(profileDecider);
const event = (revision: number, commandId: string): FoldableEvent<ProfileEvent> => ({
  event: { type: 'UserTypeChosen', data: { userType: revision % 2 === 0 ? 'student' : 'graduate' } },
  metadata: {
    schemaVersion: 1,
    actor: { uid: 'u', role: 'user' },
    commandId,
    correlationId: 'c',
    causationId: 'c',
    occurredAt: new Date(revision).toISOString(),
  },
  revision: BigInt(revision),
  id: randomUUID(),
});

it('remembers which revisions a command led to', () => {
  const [first, second] = [randomUUID(), randomUUID()];
  const folded = foldOn(profileDecider, nothing, [event(0, first), event(1, first), event(2, second)]);
  expect(handledBefore(folded, first)).toEqual({ id: first, first: 0n, last: 1n });
  expect(handledBefore(folded, second)).toEqual({ id: second, first: 2n, last: 2n });
  expect(handledBefore(folded, randomUUID())).toBeUndefined();
  expect(folded).toMatchObject({ revision: 2n, updatedAt: new Date(2).toISOString(), state: { userType: 'student' } });
});

it('forgets the commands that are longest ago', () => {
  const ids = Array.from({ length: 150 }, () => randomUUID());
  const folded = ids.reduce((from, id, revision) => foldOn(profileDecider, from, [event(revision, id)]), nothing);
  expect(folded.commands.map(({ id }) => id)).toEqual(ids.slice(-100));
});
