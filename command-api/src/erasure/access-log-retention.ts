import { randomUUID } from 'node:crypto';
import {
  accessStream,
  type CommandMetadata,
  eventMetadata,
  staffStream,
  toEventMetadata,
} from '@trackrecord/contracts';
import { accessAggregate, type AccessState } from '@trackrecord/domain';
import { type EventStore, type RecordedEvent, WrongRevisionError } from '@trackrecord/platform';
import { conflictError } from '../commands/conflicts.js';
import type { SessionList } from '../access/session-list.js';

/** Concurrent reads of staff may append first, until they notice that the account is being erased. */
const MAX_ATTEMPTS = 50;

interface AccessLog {
  readonly state: AccessState;
  /** Undefined if there was no access. */
  readonly lastEvent: RecordedEvent | undefined;
}

const DAY_MS = 24 * 60 * 60 * 1_000;

/**
 * The record of accesses of staff to an account that is erased. It is kept as evidence for some days from the erasure,
 * and without the explanations, which only the destroyed key opens (decision 061).
 */
export class AccessLogRetention {
  constructor(
    private readonly store: EventStore,
    private readonly sessionList: Pick<SessionList, 'endAll'>,
    private readonly days: number,
  ) {}

  /** Ends all open sessions to an account. */
  async close(uid: string, metadata: CommandMetadata): Promise<void> {
    await this.#endSessions(uid, metadata);
    await this.sessionList.endAll(uid, new Date());
  }

  /** Returns true if no session is open. */
  async isClosed(uid: string): Promise<boolean> {
    const { state } = await this.#read(uid);
    return this.#createEndEvents(state, uid).length === 0;
  }

  /** Returns until when the record is kept whole. */
  findEnd(erasedAt: Date): Date {
    return new Date(erasedAt.getTime() + this.days * DAY_MS);
  }

  /**
   * Limits the age of the events. `$maxAge` counts from each event, so call this at the end of the record: then it
   * removes everything from before the erasure at once, and what was recorded later as soon as it is that old. Set at
   * the erasure, it would remove old events too early.
   */
  async expire(uid: string): Promise<void> {
    const maxAgeSeconds = (this.days * DAY_MS) / 1_000;
    for (const stream of await this.#findUnlimitedStreams(uid)) await this.store.setMaxAge(stream, maxAgeSeconds);
  }

  /** Returns true if there are events whose age is not limited. */
  async isUnlimited(uid: string): Promise<boolean> {
    return (await this.#findUnlimitedStreams(uid)).length > 0;
  }

  async #endSessions(uid: string, metadata: CommandMetadata): Promise<void> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
      const { state, lastEvent } = await this.#read(uid);
      const endEvents = this.#createEndEvents(state, uid);
      if (endEvents.length === 0) return;
      const events = endEvents.map(({ type, data }) => ({
        id: randomUUID(),
        type,
        data,
        metadata: toEventMetadata(type, metadata),
      }));
      try {
        await this.store.append(accessStream(uid), events, lastEvent?.revision ?? 'no_stream');
        return;
      } catch (error) {
        if (!(error instanceof WrongRevisionError)) throw error;
      }
    }
    throw conflictError(accessStream(uid));
  }

  #createEndEvents(state: AccessState, uid: string) {
    // Ending sessions needs no date.
    const context = { newId: randomUUID, today: () => '', now: () => new Date().toISOString() };
    return accessAggregate.decide({ type: 'EndAllSessions', actor: { uid, role: 'user' } }, state, context);
  }

  /** Folds the stream without its explanations, whose key may be destroyed. */
  async #read(uid: string): Promise<AccessLog> {
    const { decode, evolve, initialState, ignoredTypes } = accessAggregate;
    let log: AccessLog = { state: initialState, lastEvent: undefined };
    for await (const event of this.store.readStream(accessStream(uid))) {
      const metadata = eventMetadata.parse(event.metadata);
      const state = ignoredTypes?.has(event.type)
        ? log.state
        : evolve(log.state, decode(event.type, event.data, metadata.schemaVersion, metadata));
      log = { state, lastEvent: event };
    }
    return log;
  }

  /** Returns the streams about access of an account, if it has any, that are kept forever. */
  async #findUnlimitedStreams(uid: string): Promise<readonly string[]> {
    const streams: string[] = [];
    for (const stream of [accessStream(uid), staffStream(uid)]) {
      const hasEvents = (await this.store.readLastStreamEvent(stream)) !== undefined;
      if (hasEvents && (await this.store.getMaxAge(stream)) === undefined) streams.push(stream);
    }
    return streams;
  }
}
