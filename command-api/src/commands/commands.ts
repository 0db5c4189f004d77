import { randomUUID } from 'node:crypto';
import { eventMetadata, type EventMetadata, getChangedMessage } from '@trackrecord/contracts';
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
  | { readonly kind: 'handled-before' }
  | { readonly kind: 'rejected'; readonly reason: DomainError | HttpError };

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
   * Idempotency-Key belongs to another request; and the error of `request.loggedCommand`.
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
        const preparedEvents = await this.streams.prepare(uid, stream, decision.events, await createMetadata(request));
        const loggedCommand = await request.loggedCommand;
        if (loggedCommand) return this.#replay(uid, loggedCommand, request);
        const newStream = await this.#append(uid, stream, preparedEvents);
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
        return this.#finishWithoutEvents(uid, stream, decision, request);
      }
      stream = await this.#load(uid, stream);
      isUpToDate = true;
    }
  }

  /** Clears the state cache, after the log was rolled back. */
  clearCache(): void {
    this.#cache.clear();
  }

  /** Returns true if the event at a revision was appended by a command. */
  async isEventOfCommand(uid: string, commandId: string, revision: bigint): Promise<boolean> {
    return (await this.#readMetadataAt(uid, revision))?.commandId === commandId;
  }

  /**
   * Returns true if the log still contains the outcome of a command: the event at this revision was appended by the
   * command or, if the command changed nothing, before its response.
   */
  async isInLog(uid: string, commandId: string, revision: bigint, respondedAt: Date): Promise<boolean> {
    const metadata = await this.#readMetadataAt(uid, revision);
    if (metadata === undefined) return false;
    return metadata.commandId === commandId || metadata.occurredAt <= respondedAt.toISOString();
  }

  async #readMetadataAt(uid: string, revision: bigint): Promise<EventMetadata | undefined> {
    const event = await this.streams.findEventAt(uid, revision);
    return eventMetadata.safeParse(event?.metadata).data;
  }

  async #load(uid: string, from: StreamState<State>): Promise<StreamState<State>> {
    const stream = await this.streams.load(uid, from);
    if ((stream.revision ?? -1n) < (from.revision ?? -1n)) this.#cache.delete(uid);
    this.#cache.put(uid, stream);
    return stream;
  }

  #decide(stream: StreamState<State>, command: Command, request: CommandRequest): Decision<Event> {
    const { state, revision } = stream;
    const { precondition } = request;
    if (findHandledCommand(stream, request)) return { kind: 'handled-before' };
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
    preparedEvents: Parameters<UserStreams<State, Event>['append']>[2],
  ) {
    try {
      const newStream = await this.streams.append(uid, stream, preparedEvents);
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

  async #finishWithoutEvents(
    uid: string,
    stream: StreamState<State>,
    decision: Exclude<Decision<Event>, { kind: 'append' }>,
    request: CommandRequest,
  ): Promise<CommandResult<State>> {
    const cachedCommand = findHandledCommand(stream, request);
    // Older events have no hash of their request.
    const handledCommand =
      cachedCommand?.requestHash === undefined ? ((await request.loggedCommand) ?? cachedCommand) : cachedCommand;
    if (handledCommand) return this.#replay(uid, handledCommand, request);
    if (decision.kind === 'rejected') throw decision.reason;
    return { previousState: stream.state, stream, isCreated: false, hasAppendedEvents: false };
  }

  /** Returns the outcome of a command that was handled before. @throws {HttpError} 422 if it was another request. */
  async #replay(
    uid: string,
    { first, last, requestHash }: LoggedCommand,
    { hashRequest }: CommandRequest,
  ): Promise<CommandResult<State>> {
    const hasHashes = requestHash !== undefined && hashRequest !== undefined;
    if (hasHashes && requestHash !== (await hashRequest())) throw idempotencyKeyReusedError();
    return {
      previousState: (await this.streams.load(uid, this.streams.empty, first - 1n)).state,
      stream: await this.streams.load(uid, this.streams.empty, last),
      isCreated: first === 0n,
      hasAppendedEvents: true,
    };
  }

  /** Creates the 412 for another revision. The ETag is the current one, so that the client can reload it. */
  #preconditionFailedError(revision: bigint | undefined): HttpError {
    return new HttpError(412, 'precondition-failed', getChangedMessage(this.aggregate.streamPrefix), {
      headers: revision === undefined ? {} : { ETag: toEtag(revision) },
    });
  }
}

async function createMetadata({ metadata, hashRequest }: CommandRequest): Promise<EventMetadata> {
  return hashRequest === undefined ? metadata : { ...metadata, requestHash: await hashRequest() };
}

const findHandledCommand = (stream: StreamState<unknown>, { hasStableCommandId, metadata }: CommandRequest) =>
  hasStableCommandId ? findCommand(stream, metadata.commandId) : undefined;
