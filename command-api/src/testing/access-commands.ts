import { randomUUID } from 'node:crypto';
import { type Actor } from '@trackrecord/contracts';
import { accessAggregate, type OpenSession } from '@trackrecord/domain';
import { createLogger, Snapshots, type Stores } from '@trackrecord/platform';
import { ACCESS_REJECTIONS } from '../access/access-rejections.js';
import { Commands } from '../commands/commands.js';
import { StreamSnapshots } from '../commands/stream-snapshots.js';
import { UserStreams } from '../commands/user-streams.js';
import type { CommandRequest } from '../http/command-request.js';
import { TICKET_SESSION_BODY } from './access-api.js';

/**
 * Creates the handler of commands on access streams in this process, without the checks that come first in a request.
 */
export function createAccessCommands({ store, eventSealer, mongo, sealer }: Stores) {
  const snapshots = new StreamSnapshots(
    accessAggregate,
    new Snapshots(mongo.db, sealer, createLogger('test', 'silent')),
  );
  // The event log counts as matching the read models.
  const log = { requireMatch: () => Promise.resolve() };
  return new Commands(
    accessAggregate,
    ACCESS_REJECTIONS,
    new UserStreams(accessAggregate, store, eventSealer, snapshots, log),
  );
}

/** Creates the command that opens a session to a person. */
export const createOpenSessionCommand = (actor: Actor, person: string, sessionId: string = randomUUID()) =>
  ({ ...TICKET_SESSION_BODY, type: 'OpenSession', sessionId, actor, person, isErased: false }) as OpenSession;

/** Creates what accompanies a command of an actor: new ids and no precondition. */
export function createAccessCommandRequest(actor: Actor): CommandRequest {
  const commandId = randomUUID();
  const ids = { commandId, correlationId: commandId, causationId: commandId };
  const metadata = { actor, ...ids, occurredAt: new Date().toISOString() };
  return { metadata, precondition: undefined, hasStableCommandId: false };
}
