import { handledCommands } from '@trackrecord/contracts';
import type { StreamCodec } from '@trackrecord/domain';
import type { Snapshots } from '@trackrecord/platform';
import type { StreamState } from './stream-state.js';

/** The number of events between two snapshots. */
export const EVENTS_PER_SNAPSHOT = 500;

/** Reads and writes the snapshots of the streams of one kind, if its codec has any. */
export class StreamSnapshots<State> {
  constructor(
    private readonly codec: StreamCodec<State, unknown>,
    private readonly snapshots: Snapshots,
  ) {}

  /** Returns the newest snapshot of a stream, at most up to a revision (inclusive). */
  async findLatest(uid: string, upTo: bigint | undefined): Promise<StreamState<State> | undefined> {
    const { toSnapshot, restore, getStream, snapshotVersion: version } = this.codec;
    if (!toSnapshot) return undefined;
    const key = { uid, stream: getStream(uid), version };
    const snapshot = await this.snapshots.findLatest(key, upTo === undefined ? {} : { revision: Number(upTo) });
    const state = snapshot && restore(snapshot.content);
    const { data } = handledCommands.safeParse(snapshot?.content);
    if (!snapshot || !state || !data) return undefined;
    return {
      state,
      revision: BigInt(snapshot.revision),
      updatedAt: snapshot.at,
      head: snapshot.head,
      // Snapshots of older versions have no times of commands.
      commands: data.commands.map(({ first, last, at = snapshot.at, ...rest }) => ({
        ...rest,
        first: BigInt(first),
        last: BigInt(last),
        at,
      })),
    };
  }

  /** Removes all snapshots of a stream. */
  async delete(uid: string): Promise<void> {
    if (this.codec.toSnapshot) await this.snapshots.delete(this.codec.getStream(uid));
  }

  /** Stores a snapshot if the stream has passed a multiple of {@link EVENTS_PER_SNAPSHOT} since `previous`. */
  async storeIfDue(uid: string, previous: StreamState<State>, stream: StreamState<State>): Promise<void> {
    const { toSnapshot, getStream, snapshotVersion: version } = this.codec;
    const { state, updatedAt, head, commands } = stream;
    if (!toSnapshot || stream.revision === undefined || countIntervals(previous) === countIntervals(stream)) return;
    const revision = Number(stream.revision);
    const content = {
      ...toSnapshot(uid, state, revision, updatedAt),
      commands: commands.map(({ first, last, ...rest }) => ({ ...rest, first: Number(first), last: Number(last) })),
    };
    await this.snapshots.store({ uid, stream: getStream(uid), version }, { revision, at: updatedAt, content, head });
  }
}

const countIntervals = ({ revision }: StreamState<unknown>): number =>
  Math.floor((Number(revision ?? -1n) + 1) / EVENTS_PER_SNAPSHOT);
