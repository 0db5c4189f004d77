import { randomUUID } from 'node:crypto';
import { type EventMetadata, getChangedMessage } from '@trackrecord/contracts';
import { type Aggregate, type DecideContext, DomainError } from '@trackrecord/domain';
import { toEtag, HttpError, type LoggedCommand, RequestDeadline, WrongRevisionError } from '@trackrecord/platform';
import { getNow, getToday } from '../http/clock.js';
import { type CommandRequest, idempotencyKeyReusedError } from '../http/command-request.js';
import { waitAfterConflict } from './conflicts.js';
import { type DomainEvent, type StreamState, findCommand, findOldCommands, removeCommands } from './stream-state.js';
import { StateCache } from './state-cache.js';
import { StreamQueues } from './stream-queues.js';
import type { UserStreams } from './user-streams.js';

/**
 * The outcome of a command: the state before it, the stream after it, whether it created the stream, and whether it
 * appended events. A repeated command has the outcome of its first handling.
 */
export interface CommandResult<State> {
  readonly previousState: State;
  readonly stream: StreamState<State>;
  readonly isCreated: boolean;
  readonly hasAppendedEvents: boolean;
}

type Decision<Event> =
  | { readonly kind: 'append'; readonly events: readonly Event[] }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'repeated'; readonly command: LoggedCommand }
  | { readonly kind: 'rejected'; readonly reason: DomainError | HttpError };

/** The events of a command. */
export type HandledEvents = Pick<LoggedCommand, 'first' | 'last' | 'requestHash'>;

/** Stores references to commands in the idempotency store before they are dropped from memory. */
export type StoreReferences = (uid: string, commands: readonly LoggedCommand[]) => Promise<void>;

/** The default capacity of the state cache (streams). */
export const STATE_CACHE_SIZE = 2_000;
/** What commands are decided with. */
export const DECIDE_CONTEXT: DecideContext = {
  newId: randomUUID,
  today: getToday,
  now: () => getNow().toISOString(),
};

/** Handles commands on the streams of one kind: load, decide, append. */
export class Commands<Command, State, Event extends DomainEvent> {
  readonly #cache: StateCache<State>;
  readonly #queues = new StreamQueues();
  /** The users whose old commands are being dropped. */
  readonly #usersBeingTrimmed = new Set<string>();

  constructor(
    private readonly aggregate: Aggregate<Command, State, Event>,
    private readonly streams: UserStreams<State, Event>,
    cacheSize = STATE_CACHE_SIZE,
    private readonly storeReferences: StoreReferences = () => Promise.resolve(),
  ) {
    this.#cache = new StateCache(cacheSize);
  }

  /**
   * Decides a command on the newest state and appends its events. The commands of a user are handled one after the other
   * in this process. Retries after another process appended; a precondition on the old revision fails then. A command
   * with a stable id that was handled before is not handled again.
   * @throws {DomainError} if the state does not allow the command.
   * @throws {HttpError} 412 if the precondition fails, 409 if other processes append until the deadline, 422 if the
   * Idempotency-Key belongs to another request.
   * @throws {DeadlineExceededError} if the turn of the command does not come in time.
   */
  handle(uid: string, command: Command, request: CommandRequest): Promise<CommandResult<State>> {
    const deadline = request.deadline ?? new RequestDeadline();
    return this.#queues.run(uid, deadline, () => this.#handle(uid, command, request, deadline));
  }

  async #handle(
    uid: string,
    command: Command,
    request: CommandRequest,
    deadline: RequestDeadline,
  ): Promise<CommandResult<State>> {
    const cached = this.#cache.get(uid);
    let stream = cached ?? (await this.#load(uid, this.streams.empty));
    let isUpToDate = cached === undefined;
    for (let conflicts = 0; ;) {
      const decision = this.#decide(stream, command, request);
      if (decision.kind === 'append') {
        const newStream = await this.#append(uid, stream, decision.events, request);
        if (newStream)
          return {
            previousState: stream.state,
            stream: newStream,
            isCreated: stream.revision === undefined,
            hasAppendedEvents: true,
          };
        conflicts += 1;
        await waitAfterConflict(this.aggregate.streamPrefix, conflicts, deadline);
      } else if (isUpToDate) {
        if (decision.kind === 'repeated') return this.replay(uid, decision.command, request.digest);
        if (decision.kind === 'rejected') throw decision.reason;
        return { previousState: stream.state, stream, isCreated: false, hasAppendedEvents: false };
      }
      stream = await this.#load(uid, stream);
      isUpToDate = true;
    }
  }

  /** Clears the state cache, after the log was rolled back. */
  clearCache(): void {
    this.#cache.clear();
  }

  /**
   * Returns the outcome of a command that was handled before. `digest` is that of the repeated request.
   * @throws {HttpError} 422 if it was another request.
   */
  async replay(
    uid: string,
    { first, last, requestHash }: HandledEvents,
    digest?: string,
  ): Promise<CommandResult<State>> {
    const hasHashes = requestHash !== undefined && digest !== undefined;
    if (hasHashes && requestHash !== (await this.streams.hashRequest(uid, digest))) throw idempotencyKeyReusedError();
    return {
      previousState: (await this.streams.load(uid, this.streams.empty, first - 1n)).state,
      stream: await this.streams.load(uid, this.streams.empty, last),
      isCreated: first === 0n,
      hasAppendedEvents: true,
    };
  }

  /** Returns the metadata of the event at a revision; undefined if there is none. */
  findMetadataAt(uid: string, revision: bigint): Promise<EventMetadata | undefined> {
    return this.streams.findMetadataAt(uid, revision);
  }

  async #load(uid: string, from: StreamState<State>): Promise<StreamState<State>> {
    const stream = await this.streams.load(uid, from);
    if ((stream.revision ?? -1n) < (from.revision ?? -1n)) this.#cache.delete(uid);
    this.#cache.put(uid, stream);
    return stream;
  }

  #decide(stream: StreamState<State>, command: Command, request: CommandRequest): Decision<Event> {
    const { state, revision } = stream;
    const { precondition, hasStableCommandId, metadata } = request;
    const repeatedCommand = hasStableCommandId ? findCommand(stream, metadata.commandId) : undefined;
    if (repeatedCommand) return { kind: 'repeated', command: repeatedCommand };
    if (precondition && !precondition.matches(revision))
      return { kind: 'rejected', reason: this.#preconditionFailedError(revision) };
    try {
      const events = this.aggregate.decide(command, state, DECIDE_CONTEXT);
      return events.length > 0 ? { kind: 'append', events } : { kind: 'unchanged' };
    } catch (error) {
      if (error instanceof DomainError) return { kind: 'rejected', reason: error };
      throw error;
    }
  }

  /** Returns the stream with the events; undefined after a concurrent append. */
  async #append(
    uid: string,
    stream: StreamState<State>,
    events: readonly Event[],
    { metadata, digest }: CommandRequest,
  ) {
    const requestHash = digest === undefined ? undefined : await this.streams.hashRequest(uid, digest);
    try {
      const newStream = await this.streams.append(uid, stream, events, {
        ...metadata,
        ...(requestHash !== undefined && { requestHash }),
      });
      this.#cache.put(uid, newStream);
      void this.#dropOldCommands(uid, newStream);
      return newStream;
    } catch (error) {
      if (error instanceof WrongRevisionError) return undefined;
      throw error;
    }
  }

  /** Runs in the background. A command that is not dropped now is dropped after a later append. */
  async #dropOldCommands(uid: string, stream: StreamState<State>): Promise<void> {
    const oldCommands = findOldCommands(stream);
    if (oldCommands.length === 0 || this.#usersBeingTrimmed.has(uid)) return;
    this.#usersBeingTrimmed.add(uid);
    try {
      const keyedCommands = oldCommands.filter(({ requestHash }) => requestHash !== undefined);
      await this.storeReferences(uid, keyedCommands);
      this.#cache.update(uid, (newest) => removeCommands(newest, oldCommands));
    } catch {
      // `storeReferences` has logged the error.
    } finally {
      this.#usersBeingTrimmed.delete(uid);
    }
  }

  /** Creates the 412 for another revision. The ETag is the current one, so that the client can reload it. */
  #preconditionFailedError(revision: bigint | undefined): HttpError {
    return new HttpError(412, 'precondition-failed', getChangedMessage(this.aggregate.streamPrefix), {
      headers: revision === undefined ? {} : { ETag: toEtag(revision) },
    });
  }
}
