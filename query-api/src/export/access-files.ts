import { accessStream, decodeAccessEvent } from '@trackrecord/contracts';
import { toOwnAccesses } from '../access/own-accesses.js';
import type { LeftOut } from './collections.js';
import { createListFile, type DataFile } from './data-file.js';
import type { PersonalDataSources } from './data-sources.js';
import { type DecryptedEvent, readDecryptedEvents, toExportedEvent } from './decrypted-events.js';
import type { PersonalData } from './personal-data.js';
import { collectUndecodable, explainUndecodable } from './undecodable-events.js';

type AccessSources = Pick<PersonalDataSources, 'store' | 'eventOpener' | 'toPseudonym'>;

/**
 * Yields files with the accesses of staff to the account. Staff are named by their pseudonyms. Events that cannot be
 * decoded are included as they were recorded, and added to `unreadable`.
 */
export function* createAccessFiles(
  data: PersonalData,
  sources: AccessSources,
  unreadable: LeftOut[],
): Generator<DataFile> {
  const { uid } = data.identity;
  const undecodableRevisions: number[] = [];
  const readEvents = () => readDecryptedEvents(sources, uid, accessStream(uid), data.accessLog.lastRevision ?? -1);
  yield createListFile(
    'events/access.jsonl',
    'every event about access of support to your profile, oldest first, one per line',
    async function* () {
      for await (const event of collectUndecodable(readEvents(), decodeAccessEvent, undecodableRevisions))
        yield toExportedEvent(withoutSecrets(event, uid, sources.toPseudonym));
    },
  );
  // Files are sent one after another, so all events have been read by now.
  if (undecodableRevisions.length > 0)
    unreadable.push({
      what: 'some entries of accesses.json',
      why: explainUndecodable('events/access.jsonl', undecodableRevisions),
    });
  yield createListFile(
    'accesses.json',
    'when support looked at your profile, why, and what they looked at, oldest first',
    async function* () {
      const options = { now: data.createdAt, size: Infinity };
      const { items } = await toOwnAccesses(data.accessLog, sources, uid, options);
      yield* items.toReversed();
    },
  );
}

/** Replaces the uid of a staff member, and removes when they signed in, and the hash of a code for support. */
function withoutSecrets(event: DecryptedEvent, uid: string, toPseudonym: AccessSources['toPseudonym']): DecryptedEvent {
  const { metadata, data } = event;
  const { actor } = metadata;
  return {
    ...event,
    metadata: { ...metadata, actor: actor.uid === uid ? actor : { ...actor, uid: toPseudonym(actor.uid) } },
    data: withoutSecretFields(data),
  };
}

function withoutSecretFields(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const { codeHash: _codeHash, signedInAt: _signedInAt, ...rest } = data as Readonly<Record<string, unknown>>;
  return rest;
}
