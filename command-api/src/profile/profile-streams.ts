import { randomUUID } from 'node:crypto';
import {
  decodeProfileEvent,
  eventMetadata,
  type EventMetadata,
  type ProfileEvent,
  profileStream,
} from '@trackrecord/contracts';
import type { EventStore, NewEvent, RecordedEvent, SealedEvents } from '@trackrecord/platform';
import { emptyProfile, type FoldableEvent, type FoldedProfile, foldProfile } from './folded-profile.js';

/** The streams `profile-{uid}`, with payloads sealed on the way in and opened on the way out. */
export class ProfileStreams {
  constructor(
    private readonly store: EventStore,
    private readonly sealed: SealedEvents,
  ) {}

  /** Brings a folded profile up to date, or up to a revision (inclusive). */
  async load(uid: string, from: FoldedProfile = emptyProfile, upTo?: bigint): Promise<FoldedProfile> {
    const next = from.revision === undefined ? 0n : from.revision + 1n;
    const events: FoldableEvent[] = [];
    for await (const recorded of this.store.readStream(profileStream(uid), { from: next })) {
      if (upTo !== undefined && recorded.revision > upTo) break;
      events.push(await this.#open(uid, recorded));
    }
    return foldProfile(from, events);
  }

  /**
   * Appends events behind a folded profile and answers the profile with them. Their ids are new each time: what was
   * appended by whoever handled the same command elsewhere is a conflict, never taken for these (decision 008).
   * @throws {WrongRevision} when the stream has moved on.
   */
  async append(
    uid: string,
    folded: FoldedProfile,
    events: readonly ProfileEvent[],
    metadata: EventMetadata,
  ): Promise<FoldedProfile> {
    const stream = profileStream(uid);
    const sealed = await Promise.all(
      events.map(async ({ type, data }): Promise<NewEvent> => {
        const id = randomUUID();
        return { id, type, data: await this.sealed.close(uid, { stream, type, id }, data), metadata };
      }),
    );
    const last = await this.store.append(stream, sealed, folded.revision ?? 'no_stream');
    const first = last - BigInt(events.length - 1);
    return foldProfile(
      folded,
      events.map((event, index) => ({ event, metadata, revision: first + BigInt(index) })),
    );
  }

  async #open(uid: string, recorded: RecordedEvent): Promise<FoldableEvent> {
    const metadata = eventMetadata.parse(recorded.metadata);
    const payload = await this.sealed.open(uid, recorded);
    return {
      event: decodeProfileEvent(recorded.type, payload, metadata.schemaVersion),
      metadata,
      revision: recorded.revision,
    };
  }
}
