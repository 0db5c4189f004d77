import { randomUUID } from 'node:crypto';
import { type ProfileEvent, profileStream, getSchemaVersion } from '@trackrecord/contracts';
import type { Stores } from '../stores/connect-stores.js';

/** Seals profile events of one command, as the command API does before it appends them to `profile-{uid}`. */
export function sealProfileEvents(
  { eventSealer }: Pick<Stores, 'eventSealer'>,
  uid: string,
  events: readonly ProfileEvent[],
  occurredAt = new Date().toISOString(),
) {
  const stream = profileStream(uid);
  const commandId = randomUUID();
  const metadata = {
    actor: { uid, role: 'user' },
    commandId,
    correlationId: commandId,
    causationId: commandId,
    occurredAt,
  };
  return Promise.all(
    events.map(async ({ type, data }) => {
      const id = randomUUID();
      const sealed = await eventSealer.seal(uid, { stream, type, id }, data);
      return { id, type, data: sealed, metadata: { schemaVersion: getSchemaVersion(type), ...metadata } };
    }),
  );
}
