import {
  type ProjectionRebuildDocument,
  REBUILD_TIMEOUT_MS,
  type RebuildDocument,
  type RebuildState,
  REBUILDS_COLLECTION,
} from '@trackrecord/contracts';
import { type Database, SharedRead } from '@trackrecord/platform';
import type { Collection, Filter } from 'mongodb';

/** How a rebuild ended. */
export interface RebuildEnd extends RebuildState {
  readonly state: 'done' | 'stuck' | 'failed';
}

/** Why a rebuild failed. Staff see these texts, so they never contain the message of an error. */
export const REBUILD_FAILURES = {
  timeout: 'The rebuild took longer than 10 minutes.',
  stalled: 'The rebuild made no progress for 10 minutes. The views are as before.',
  attempts: 'The rebuild was interrupted too often. The views are as before.',
  interrupted: 'The projector was restarted during the rebuild. Request it again.',
  internal: 'The rebuild failed. The log of the projector has the reason.',
} as const;

/** Several projections of a process poll at about the same time. */
const SHARED_READ_MS = 200;

/** A requested rebuild of the view of one person, or of all views of a projection. */
export type RequestedRebuild = RebuildDocument | ProjectionRebuildDocument;

/** The rebuilds that staff requested. The command API adds them. */
export class RebuildRequests {
  readonly #rebuilds: Collection<RequestedRebuild>;
  /** The waiting rebuilds of all projections, oldest first. */
  readonly #waiting: SharedRead<readonly RequestedRebuild[]>;

  constructor(db: Database) {
    this.#rebuilds = db.collection(REBUILDS_COLLECTION);
    const readWaiting = () => this.#rebuilds.find({ state: 'waiting' }).sort({ askedAt: 1 }).toArray();
    this.#waiting = new SharedRead(readWaiting, SHARED_READ_MS);
  }

  /**
   * Returns the state of a rebuild of a person's view; undefined if there is none. One that never ended counts as
   * failed after 10 minutes.
   */
  async findState(id: string, uid: string, now: Date): Promise<RebuildState | undefined> {
    const found = await this.#rebuilds.findOne({ _id: id, uid });
    if (!found) return undefined;
    const { state, events, reason, startedAt } = found;
    const runsForMs = startedAt === null ? 0 : now.getTime() - startedAt.getTime();
    return state === 'running' && runsForMs > REBUILD_TIMEOUT_MS
      ? { state: 'failed', events: null, reason: REBUILD_FAILURES.timeout }
      : { state, events, reason };
  }

  /**
   * Marks the oldest waiting rebuild of a projection as running, and returns it. For the holder of the lease of the
   * projection only.
   */
  async startNext(projection: string, now: Date): Promise<RequestedRebuild | undefined> {
    for (const waiting of await this.#waiting.get()) {
      if (waiting.projection !== projection) continue;
      const start = { $set: { state: 'running', startedAt: now } } as const;
      const filter = { _id: waiting._id, state: 'waiting' } as const;
      const started = await this.#rebuilds.findOneAndUpdate(filter, start, { returnDocument: 'after' });
      // One that the shared read still lists may have been started, or deleted, since.
      if (started) return started;
    }
    return undefined;
  }

  /** Stores how a running rebuild ended, unless it was deleted or ended before. */
  async finish(id: string, { state, events, reason }: RebuildEnd, now: Date): Promise<void> {
    await this.#rebuilds.updateOne({ _id: id, state: 'running' }, { $set: { state, events, reason, endedAt: now } });
  }

  /** Marks the running rebuilds of views of one person as failed, because their projector is gone. */
  async failInterrupted(projection: string, now: Date): Promise<void> {
    const filter = { projection, state: 'running', uid: { $ne: null } } as Filter<RequestedRebuild>;
    const end = { state: 'failed', reason: REBUILD_FAILURES.interrupted, endedAt: now } as const;
    await this.#rebuilds.updateMany(filter, { $set: end });
  }
}
