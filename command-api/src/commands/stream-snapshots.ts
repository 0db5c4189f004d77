import type { Snapshots } from '@trackrecord/platform';
import type { Aggregate, DomainEvent } from './aggregate.js';
import type { StreamState } from './stream-state.js';

/** A snapshot is kept about every so many events. */
export const SNAPSHOT_EVERY = 500;

/** The snapshots of the streams of one kind; none where its streams are never long. */
export class StreamSnapshots<State> {
  constructor(
    private readonly aggregate: Pick<Aggregate<never, State, DomainEvent>, 'snapshots' | 'streamOf'>,
    private readonly snapshots: Snapshots,
  ) {}

  /** The stream folded as far as the newest snapshot goes, at most up to a revision (inclusive). */
  async newest(uid: string, upTo: bigint | undefined): Promise<StreamState<State> | undefined> {
    const { snapshots: rules, streamOf } = this.aggregate;
    if (!rules) return undefined;
    const of = { uid, stream: streamOf(uid), version: rules.version };
    const found = await this.snapshots.newest(of, upTo === undefined ? {} : { revision: Number(upTo) });
    const folded = found && rules.foldedOf(found.content);
    return folded && { ...folded, head: found.head };
  }

  /** Removes all snapshots of a stream. */
  async forget(uid: string): Promise<void> {
    if (this.aggregate.snapshots) await this.snapshots.forget(this.aggregate.streamOf(uid));
  }

  /** Keeps a snapshot of a folded stream if it came past a place for one since it was `before`. */
  async keepIfDue(uid: string, before: StreamState<State>, folded: StreamState<State>): Promise<void> {
    const { snapshots: rules, streamOf } = this.aggregate;
    if (!rules || folded.revision === undefined || placesUpTo(before) === placesUpTo(folded)) return;
    await this.snapshots.keep(
      { uid, stream: streamOf(uid), version: rules.version },
      {
        revision: Number(folded.revision),
        at: folded.updatedAt,
        content: rules.contentOf(uid, folded),
        head: folded.head,
      },
    );
  }
}

const placesUpTo = ({ revision }: StreamState<unknown>): number =>
  Math.floor((Number(revision ?? -1n) + 1) / SNAPSHOT_EVERY);
