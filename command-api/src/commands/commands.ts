import { randomUUID } from 'node:crypto';
import { eventMetadata, type EventMetadata } from '@trackrecord/contracts';
import { type Aggregate, type DecideContext, DomainError } from '@trackrecord/domain';
import { etag, HttpError, type LoggedCommand, pause, WrongRevision } from '@trackrecord/platform';
import { type CommandRequest, keyReused } from '../http/command-request.js';
import { type DomainEvent, type StreamState, handledBefore, oldCommands, withoutCommands } from './stream-state.js';
import { StateCache } from './state-cache.js';
import type { UserStreams } from './user-streams.js';

/**
 * What a command led to: what the stream came to before it, the stream right after it, whether it began it, and whether
 * the log holds events of it.
 */
export interface CommandResult<State> {
  readonly before: State;
  readonly folded: StreamState<State>;
  readonly created: boolean;
  readonly isLogged: boolean;
}

type Decision<Event> =
  | { readonly kind: 'append'; readonly events: readonly Event[] }
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'handled-before' }
  | { readonly kind: 'refused'; readonly reason: DomainError | HttpError };

/** Keeps references to commands that the folded streams in memory drop. */
export type KeepReferences = (uid: string, commands: readonly LoggedCommand[]) => Promise<void>;

/** How many folded streams of a kind stay in memory. */
export const STREAMS_REMEMBERED = 2_000;
const MAX_CONFLICTS = 3;
const CONTEXT: DecideContext = { newId: randomUUID, today: () => new Date().toISOString().slice(0, 10) };

/** Handles commands on the streams of one kind: fold, decide, append (design.md section 3). */
export class Commands<Command, State, Event extends DomainEvent> {
  readonly #recent: StateCache<State>;
  /** The users whose old commands are being dropped. */
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
   * Decides a command on the newest state and appends what it led to. A conflict is decided again, a pinned revision
   * (`precondition`) is not. Only a command that its client named can have been handled before.
   * @throws {Refusal} from the domain, {HttpError} 412 when the precondition fails, 409 when conflicts do not end, 422
   * when the command was another request; whatever `request.earlier` rejects with.
   */
  async handle(uid: string, command: Command, request: CommandRequest): Promise<CommandResult<State>> {
    const known = this.#recent.get(uid);
    let folded = known ?? (await this.#load(uid, this.streams.empty));
    let upToDate = known === undefined;
    for (let conflicts = 0; ;) {
      const decision = this.#decide(folded, command, request);
      if (decision.kind === 'append') {
        const prepared = await this.streams.prepare(uid, folded, decision.events, await metadataOf(request));
        const earlier = await request.earlier;
        if (earlier) return this.#repeat(uid, earlier, request);
        const appended = await this.#append(uid, folded, prepared);
        if (appended)
          return { before: folded.state, folded: appended, created: folded.revision === undefined, isLogged: true };
        conflicts += 1;
        if (conflicts > MAX_CONFLICTS) throw tooManyConflicts();
        await pause(Math.random() * 10 * conflicts);
      } else if (upToDate) {
        return this.#settle(uid, folded, decision, request);
      }
      folded = await this.#load(uid, folded);
      upToDate = true;
    }
  }

  /** Forgets every folded stream: the log may not hold what was folded. */
  forget(): void {
    this.#recent.forget();
  }

  /** Returns true if the event of a revision is of a command. */
  async isLoggedAt(uid: string, commandId: string, revision: bigint): Promise<boolean> {
    return (await this.#metadataAt(uid, revision))?.commandId === commandId;
  }

  /**
   * Returns true if the log holds what a command that was answered before led to: the event of this revision is of that
   * command, or, where the command changed nothing, older than its answer.
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
    const folded = await this.streams.load(uid, from);
    if ((folded.revision ?? -1n) < (from.revision ?? -1n)) this.#recent.forget(uid);
    this.#recent.put(uid, folded);
    return folded;
  }

  #decide(folded: StreamState<State>, command: Command, request: CommandRequest): Decision<Event> {
    const { state, revision } = folded;
    const { precondition } = request;
    if (before(folded, request)) return { kind: 'handled-before' };
    if (precondition && !precondition.holds(revision)) return { kind: 'refused', reason: changedMeanwhile(revision) };
    try {
      const events = this.aggregate.decide(command, state, CONTEXT);
      return events.length > 0 ? { kind: 'append', events } : { kind: 'unchanged' };
    } catch (error) {
      if (error instanceof DomainError) return { kind: 'refused', reason: error };
      throw error;
    }
  }

  /** The stream with the events, or nothing when somebody else was faster. */
  async #append(uid: string, folded: StreamState<State>, prepared: Parameters<UserStreams<State, Event>['append']>[2]) {
    try {
      const appended = await this.streams.append(uid, folded, prepared);
      this.#recent.put(uid, appended);
      void this.#dropOldCommands(uid, appended);
      return appended;
    } catch (error) {
      if (error instanceof WrongRevision) return undefined;
      throw error;
    }
  }

  /** In the background, because a command that is not dropped now is dropped after a later append. */
  async #dropOldCommands(uid: string, folded: StreamState<State>): Promise<void> {
    const old = oldCommands(folded);
    if (old.length === 0 || this.#dropping.has(uid)) return;
    this.#dropping.add(uid);
    try {
      const named = old.filter(({ requestHash }) => requestHash !== undefined);
      await this.keepReferences(uid, named);
      this.#recent.update(uid, (newest) => withoutCommands(newest, old));
    } catch {
      // `keepReferences` logs its failures.
    } finally {
      this.#dropping.delete(uid);
    }
  }

  async #settle(
    uid: string,
    folded: StreamState<State>,
    decision: Exclude<Decision<Event>, { kind: 'append' }>,
    request: CommandRequest,
  ): Promise<CommandResult<State>> {
    const known = before(folded, request);
    // Events of an older version carry no hash of their request.
    const handled = known?.requestHash === undefined ? ((await request.earlier) ?? known) : known;
    if (handled) return this.#repeat(uid, handled, request);
    if (decision.kind === 'refused') throw decision.reason;
    return { before: folded.state, folded, created: false, isLogged: false };
  }

  /** Returns what a command led to when it was handled. @throws {HttpError} 422 when that was another request. */
  async #repeat(
    uid: string,
    { first, last, requestHash }: LoggedCommand,
    { hashRequest }: CommandRequest,
  ): Promise<CommandResult<State>> {
    const isKnown = requestHash !== undefined && hashRequest !== undefined;
    if (isKnown && requestHash !== (await hashRequest())) throw keyReused();
    return {
      before: (await this.streams.load(uid, this.streams.empty, first - 1n)).state,
      folded: await this.streams.load(uid, this.streams.empty, last),
      created: first === 0n,
      isLogged: true,
    };
  }
}

async function metadataOf({ metadata, hashRequest }: CommandRequest): Promise<EventMetadata> {
  return hashRequest === undefined ? metadata : { ...metadata, requestHash: await hashRequest() };
}

const before = (folded: StreamState<unknown>, { named, metadata }: CommandRequest) =>
  named ? handledBefore(folded, metadata.commandId) : undefined;

/** Says which revision there is, so that the next read waits for it. */
const changedMeanwhile = (revision: bigint | undefined) =>
  new HttpError(412, 'precondition-failed', 'Your profile was changed elsewhere in the meantime.', {
    headers: revision === undefined ? {} : { ETag: etag(revision) },
  });

const tooManyConflicts = () =>
  new HttpError(409, 'conflict', 'Your profile is being changed elsewhere right now. Please try again.');
