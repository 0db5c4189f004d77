import {
  decodeProfileEvent,
  eventMetadata,
  profileSnapshot,
  profileStream,
  SNAPSHOT_VERSION,
} from '@trackrecord/contracts';
import { profileDecider, type ProfileState, type RecordedChange, stateOf } from '@trackrecord/domain';
import type { EventOpener, EventStore, Snapshots } from '@trackrecord/platform';

/** A profile as it was right after one of its events. */
export interface PastProfile {
  readonly state: ProfileState;
  readonly revision: number;
  /** When that event happened (ISO). */
  readonly at: string;
}

/** Up to where a profile is wanted: a revision (inclusive), or a moment (ISO, UTC). */
export type Moment = { readonly revision: number } | { readonly at: string };

/**
 * Profiles as they were, read from their streams: folded from the newest snapshot that is old enough. So they are never
 * behind what was written, as a read model may be.
 */
export class PastProfiles {
  constructor(
    private readonly store: Pick<EventStore, 'readStream'>,
    private readonly sealed: EventOpener,
    private readonly snapshots: Pick<Snapshots, 'newest'>,
  ) {}

  /** The profile as it was then; nothing before its first event, or once it is erased. @throws {KeyDestroyed} */
  async at(uid: string, moment: Moment): Promise<PastProfile | undefined> {
    let past = await this.#fromSnapshot(uid, moment);
    for await (const change of this.changes(uid, (past?.revision ?? -1) + 1)) {
      if (isAfter(change, moment)) break;
      past = {
        state: profileDecider.evolve(past?.state ?? profileDecider.initialState, change.event),
        revision: Number(change.revision),
        at: change.metadata.occurredAt,
      };
    }
    return past?.state.erased ? undefined : past;
  }

  /** The changes of a profile from a revision on (inclusive). @throws {KeyDestroyed} @throws {UndecodableEvent} */
  async *changes(uid: string, from: number): AsyncGenerator<RecordedChange> {
    for await (const recorded of this.store.readStream(profileStream(uid), { from: BigInt(from) })) {
      const metadata = eventMetadata.parse(recorded.metadata);
      const payload = await this.sealed.open(uid, recorded);
      const event = decodeProfileEvent(recorded.type, payload, metadata.schemaVersion);
      yield { id: recorded.id, revision: recorded.revision, metadata, event };
    }
  }

  /** The revision of a profile's newest event; nothing where there is none. */
  async newestRevision(uid: string): Promise<number | undefined> {
    for await (const { revision } of this.store.readStream(profileStream(uid), { backwards: true, most: 1 }))
      return Number(revision);
    return undefined;
  }

  async #fromSnapshot(uid: string, moment: Moment): Promise<PastProfile | undefined> {
    const of = { uid, stream: profileStream(uid), version: SNAPSHOT_VERSION };
    const found = await this.snapshots.newest(of, moment);
    const content = found && profileSnapshot.safeParse(found.content).data;
    return found && content && { state: stateOf(content.profile), revision: found.revision, at: found.at };
  }
}

const isAfter = ({ revision, metadata }: RecordedChange, moment: Moment): boolean =>
  'at' in moment ? metadata.occurredAt > moment.at : Number(revision) > moment.revision;
