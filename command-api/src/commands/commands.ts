import { randomUUID } from 'node:crypto';
import { eventMetadata, type EventMetadata } from '@trackrecord/contracts';
import { type Aggregate, type DecideContext, DomainError } from '@trackrecord/domain';
import { toEtag, HttpError, type LoggedCommand, sleep, WrongRevision } from '@trackrecord/platform';
import { type CommandRequest, idempotencyKeyReused } from '../http/command-request.js';
import { type DomainEvent, type StreamState, handledBefore, oldCommands, withoutCommands } from './stream-state.js';
import { StateCache } from './state-cache.js';
import type { UserStreams } from './user-streams.js';

/**
 * The outcome of a command: the state before it, the stream after it, whether it created the stream, and whether it
 * appended events.
 */
export interface CommandResult<State> {
  readonly before: State;
  readonly stream: StreamState<State>;
  readonly created: boolean;
  readonly isLogged: boolean;
}

type Decision<Event> =
  | { readonly kind: 'append'; readonly events: readonly Event[] }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'handled-before' }
  | { readonly kind: 'refused'; readonly reason: DomainError | HttpError };

/** Stores references to commands before they are dropped from memory. */
export type KeepReferences = (uid: string, commands: readonly LoggedCommand[]) => Promise<void>;

/** Capacity of the state cache. */
export const STREAMS_REMEMBERED = 2_000;
const MAX_CONFLICTS = 3;
const CONTEXT: DecideContext = { newId: randomUUID, today: () => new Date().toISOString().slice(0, 10) };

/** Handles commands on the streams of one kind: load, decide, append (design.md section 3). */
export class Commands<Command, State, Event extends DomainEvent> {
  readonly #recent: StateCache<State>;
  /** Users whose old commands are being dropped. */
  readonly #dropping = new Set<string>();

  constructor(
    private readonly aggregate: Aggregate<Command, State, Event>,
    private readonly streams: UserStreams<State, Event>,
    remembered = STREAMS_REMEMBERED,
    private readonly keepReferences: KeepReferences = () => Promise.resolve(),
  ) {
    this.#recent = new StateCache(remembered);
  }

  /**
   * Decides a command on the newest state and appends its events. Retries after a concurrent append, unless
   * `precondition` names a revision. Only a command with an Idempotency-Key can be a repetition.
   * @throws {DomainError} if the state does not allow the command.
   * @throws {HttpError} 412 if the precondition fails, 409 after too many conflicts, 422 if the Idempotency-Key belongs
   * to another request; and whatever `request.earlier` rejects with.
   */
  async handle(uid: string, command: Command, request: CommandRequest): Promise<CommandResult<State>> {
    const known = this.#recent.get(uid);
    let stream = known ?? (await this.#load(uid, this.streams.empty));
    let upToDate = known === undefined;
    for (let conflicts = 0; ;) {
      const decision = this.#decide(stream, command, request);
      if (decision.kind === 'append') {
        const prepared = await this.streams.prepare(uid, stream, decision.events, await createMetadata(request));
        const earlier = await request.earlier;
        if (earlier) return this.#repeat(uid, earlier, request);
        const appended = await this.#append(uid, stream, prepared);
        if (appended)
          return { before: stream.state, stream: appended, created: stream.revision === undefined, isLogged: true };
        conflicts += 1;
        if (conflicts > MAX_CONFLICTS) throw tooManyConflicts();
        await sleep(Math.random() * 10 * conflicts);
      } else if (upToDate) {
        return this.#settle(uid, stream, decision, request);
      }
      stream = await this.#load(uid, stream);
      upToDate = true;
    }
  }

  /** Clears the state cache, after the log went back. */
  forget(): void {
    this.#recent.forget();
  }

  /** Returns true if a command appended the event at a revision. */
  async isLoggedAt(uid: string, commandId: string, revision: bigint): Promise<boolean> {
    return (await this.#metadataAt(uid, revision))?.commandId === commandId;
  }

  /**
   * Returns true if the log still contains the outcome of a command: the event at this revision is of that command or,
   * if the command changed nothing, older than its response.
   */
  async isInLog(uid: string, commandId: string, revision: bigint, answeredAt: Date): Promise<boolean> {
    const metadata = await this.#metadataAt(uid, revision);
    if (metadata === undefined) return false;
    return metadata.commandId === commandId || metadata.occurredAt <= answeredAt.toISOString();
  }

  async #metadataAt(uid: string, revision: bigint): Promise<EventMetadata | undefined> {
    const found = await this.streams.recordedAt(uid, revision);
    return eventMetadata.safeParse(found?.metadata).data;
  }

  async #load(uid: string, from: StreamState<State>): Promise<StreamState<State>> {
    const stream = await this.streams.load(uid, from);
    if ((stream.revision ?? -1n) < (from.revision ?? -1n)) this.#recent.forget(uid);
    this.#recent.put(uid, stream);
    return stream;
  }

  #decide(stream: StreamState<State>, command: Command, request: CommandRequest): Decision<Event> {
    const { state, revision } = stream;
    const { precondition } = request;
    if (before(stream, request)) return { kind: 'handled-before' };
    if (precondition && !precondition.holds(revision)) return { kind: 'refused', reason: changedMeanwhile(revision) };
    try {
      const events = this.aggregate.decide(command, state, CONTEXT);
      return events.length > 0 ? { kind: 'append', events } : { kind: 'unchanged' };
    } catch (error) {
      if (error instanceof DomainError) return { kind: 'refused', reason: error };
      throw error;
    }
  }

  /** Returns the stream with the events; undefined after a concurrent append. */
  async #append(uid: string, stream: StreamState<State>, prepared: Parameters<UserStreams<State, Event>['append']>[2]) {
    try {
      const appended = await this.streams.append(uid, stream, prepared);
      this.#recent.put(uid, appended);
      void this.#dropOldCommands(uid, appended);
      return appended;
    } catch (error) {
      if (error instanceof WrongRevision) return undefined;
      throw error;
    }
  }

  /** Runs in the background. A command that is not dropped now is dropped after a later append. */
  async #dropOldCommands(uid: string, stream: StreamState<State>): Promise<void> {
    const old = oldCommands(stream);
    if (old.length === 0 || this.#dropping.has(uid)) return;
    this.#dropping.add(uid);
    try {
      const named = old.filter(({ requestHash }) => requestHash !== undefined);
      await this.keepReferences(uid, named);
      this.#recent.update(uid, (newest) => withoutCommands(newest, old));
    } catch {
      // `keepReferences` has logged it.
    } finally {
      this.#dropping.delete(uid);
    }
  }

  async #settle(
    uid: string,
    stream: StreamState<State>,
    decision: Exclude<Decision<Event>, { kind: 'append' }>,
    request: CommandRequest,
  ): Promise<CommandResult<State>> {
    const known = before(stream, request);
    // Older events have no hash of their request.
    const handled = known?.requestHash === undefined ? ((await request.earlier) ?? known) : known;
    if (handled) return this.#repeat(uid, handled, request);
    if (decision.kind === 'refused') throw decision.reason;
    return { before: stream.state, stream, created: false, isLogged: false };
  }

  /** Returns the outcome of a command that was handled before. @throws {HttpError} 422 if it was another request. */
  async #repeat(
    uid: string,
    { first, last, requestHash }: LoggedCommand,
    { hashRequest }: CommandRequest,
  ): Promise<CommandResult<State>> {
    const isKnown = requestHash !== undefined && hashRequest !== undefined;
    if (isKnown && requestHash !== (await hashRequest())) throw idempotencyKeyReused();
    return {
      before: (await this.streams.load(uid, this.streams.empty, first - 1n)).state,
      stream: await this.streams.load(uid, this.streams.empty, last),
      created: first === 0n,
      isLogged: true,
    };
  }
}

async function createMetadata({ metadata, hashRequest }: CommandRequest): Promise<EventMetadata> {
  return hashRequest === undefined ? metadata : { ...metadata, requestHash: await hashRequest() };
}

const before = (stream: StreamState<unknown>, { named, metadata }: CommandRequest) =>
  named ? handledBefore(stream, metadata.commandId) : undefined;

/** Names the current revision, so that the client can read it. */
const changedMeanwhile = (revision: bigint | undefined) =>
  new HttpError(412, 'precondition-failed', 'Your profile was changed elsewhere in the meantime.', {
    headers: revision === undefined ? {} : { ETag: toEtag(revision) },
  });

const tooManyConflicts = () =>
  new HttpError(409, 'conflict', 'Your profile is being changed elsewhere right now. Please try again.');
