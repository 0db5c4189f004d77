import { randomUUID } from 'node:crypto';
import { type EventMetadata, getChangedMessage } from '@trackrecord/contracts';
import type { Aggregate, DecideContext, Decider, DomainError } from '@trackrecord/domain';
import { HttpError, type LoggedCommand, RequestDeadline, type StoredReference, toEtag } from '@trackrecord/platform';
import { getNow, getToday } from '../http/clock.js';
import { type CommandRequest, idempotencyKeyReusedError } from '../http/command-request.js';
import type { Rejections } from '../http/rejections.js';
import { CachedStreams, STATE_CACHE_SIZE, type StoreReferences } from './cached-streams.js';
import { conflictError, waitAfterConflict } from './conflicts.js';
import { StreamQueues } from './stream-queues.js';
import { type DomainEvent, findCommand, type StreamState } from './stream-state.js';
import type { UserStreams } from './user-streams.js';

/**
 * A command that was handled: the state before it, the stream after it, whether it created the stream, and whether it
 * appended events.
 */
export interface HandledCommand<State> {
  readonly kind: 'handled';
  readonly previousState: State;
  readonly stream: StreamState<State>;
  readonly isCreated: boolean;
  readonly hasAppendedEvents: boolean;
}

/** The first and the last revision of a command that was handled before, and the hash of its request. */
type RepeatedCommand = Pick<LoggedCommand | StoredReference, 'first' | 'last' | 'requestHash'>;

/** The outcome of a command. */
export type CommandResult<State, Reason extends string> =
  | HandledCommand<State>
  /** The stream has events of this command. */
  | { readonly kind: 'repeated'; readonly command: RepeatedCommand }
  /** The precondition names another revision. */
  | { readonly kind: 'precondition-failed'; readonly revision: bigint | undefined }
  /** The state does not allow the command. */
  | { readonly kind: 'rejected'; readonly error: DomainError<Reason> }
  /** Other processes appended until the deadline. */
  | { readonly kind: 'conflict' };

/** What commands are decided with. */
export const DECIDE_CONTEXT: DecideContext = {
  newId: randomUUID,
  today: getToday,
  now: () => getNow().toISOString(),
};

/**
 * Loads the state, decides the command, and appends its events. Decides again on the latest state if another process
 * appended first, until the deadline, or if cached state led to no events (decision 072).
 */
export async function handleCommand<Command, State, Event extends DomainEvent, Reason extends string>(
  decider: Decider<Command, State, Event, Reason>,
  streams: CachedStreams<State, Event>,
  uid: string,
  command: Command,
  request: CommandRequest & { readonly deadline: RequestDeadline },
): Promise<CommandResult<State, Reason>> {
  let { stream, isCached } = await streams.load(uid);
  for (let conflicts = 0; ;) {
    const decision = decideCommand(decider, stream, command, request);
    if (decision.kind === 'append') {
      const newStream = await streams.append(uid, stream, decision.events, request);
      if (newStream) return toHandled(stream, newStream);
      conflicts += 1;
      if (!(await waitAfterConflict(conflicts, request.deadline))) return { kind: 'conflict' };
    } else if (!isCached) return decision;
    stream = await streams.loadNewEvents(uid, stream);
    isCached = false;
  }
}

/** Handles commands on the streams of one kind, and turns failures into errors of HTTP. */
export class Commands<Command, State, Event extends DomainEvent, Reason extends string> {
  readonly #queues = new StreamQueues();
  readonly #cachedStreams: CachedStreams<State, Event>;

  constructor(
    private readonly aggregate: Aggregate<Command, State, Event, Reason>,
    private readonly rejections: Rejections<Reason>,
    private readonly streams: UserStreams<State, Event>,
    cacheSize = STATE_CACHE_SIZE,
    storeReferences: StoreReferences = () => Promise.resolve(),
  ) {
    this.#cachedStreams = new CachedStreams(streams, cacheSize, storeReferences);
  }

  /**
   * Handles a command, after the earlier commands of the user in this process. A repeated command with a stable id has
   * the outcome of its first handling.
   * @throws {HttpError} 412 if the precondition fails, 409 if other processes append until the deadline, 422 if the
   * Idempotency-Key belongs to another request; the response to a rejected command.
   * @throws {DeadlineExceededError} if the turn of the command does not come in time.
   */
  async handle(uid: string, command: Command, request: CommandRequest): Promise<HandledCommand<State>> {
    const deadline = request.deadline ?? new RequestDeadline();
    const result = await this.#queues.run(uid, deadline, () =>
      handleCommand(this.aggregate, this.#cachedStreams, uid, command, { ...request, deadline }),
    );
    switch (result.kind) {
      case 'handled':
        return result;
      case 'repeated':
        return this.replay(uid, result.command, request.digest);
      case 'precondition-failed':
        throw this.#preconditionFailedError(result.revision);
      case 'rejected':
        throw this.rejections[result.error.reason](result.error.errors);
      case 'conflict':
        throw conflictError(this.aggregate.streamPrefix);
      default:
        return result satisfies never;
    }
  }

  /**
   * Returns the outcome of a command that was handled before. `digest` is that of the repeated request.
   * @throws {HttpError} 422 if it was another request.
   */
  async replay(
    uid: string,
    { first, last, requestHash }: RepeatedCommand,
    digest?: string,
  ): Promise<HandledCommand<State>> {
    const hasHashes = requestHash !== undefined && digest !== undefined;
    if (hasHashes && requestHash !== (await this.streams.hashRequest(uid, digest))) throw idempotencyKeyReusedError();
    const previousStream = await this.streams.load(uid, this.streams.empty, BigInt(first) - 1n);
    return toHandled(previousStream, await this.streams.load(uid, this.streams.empty, BigInt(last)));
  }

  /** Returns the metadata of the event at a revision; undefined if there is none. */
  findMetadataAt(uid: string, revision: bigint): Promise<EventMetadata | undefined> {
    return this.streams.findMetadataAt(uid, revision);
  }

  /** Clears the state cache, after the log was rolled back. */
  clearCache(): void {
    this.#cachedStreams.clear();
  }

  /** Creates the 412 for another revision. The ETag is the current one, so that the client can reload it. */
  #preconditionFailedError(revision: bigint | undefined): HttpError {
    return new HttpError(412, 'precondition-failed', getChangedMessage(this.aggregate.streamPrefix), {
      headers: revision === undefined ? {} : { ETag: toEtag(revision) },
    });
  }
}

type Decision<State, Event, Reason extends string> =
  | Exclude<CommandResult<State, Reason>, { readonly kind: 'conflict' }>
  | { readonly kind: 'append'; readonly events: readonly Event[] };

function decideCommand<Command, State, Event, Reason extends string>(
  { decide, errorClass }: Decider<Command, State, Event, Reason>,
  stream: StreamState<State>,
  command: Command,
  { precondition, hasStableCommandId, metadata }: CommandRequest,
): Decision<State, Event, Reason> {
  const { state, revision } = stream;
  const repeatedCommand = hasStableCommandId ? findCommand(stream, metadata.commandId) : undefined;
  if (repeatedCommand) return { kind: 'repeated', command: repeatedCommand };
  if (precondition && !precondition.matches(revision)) return { kind: 'precondition-failed', revision };
  try {
    const events = decide(command, state, DECIDE_CONTEXT);
    return events.length > 0 ? { kind: 'append', events } : toHandled(stream, stream);
  } catch (error) {
    if (error instanceof errorClass) return { kind: 'rejected', error };
    throw error;
  }
}

const toHandled = <State>(previous: StreamState<State>, stream: StreamState<State>): HandledCommand<State> => ({
  kind: 'handled',
  previousState: previous.state,
  stream,
  isCreated: previous.revision === undefined && stream.revision !== undefined,
  hasAppendedEvents: stream.revision !== previous.revision,
});
