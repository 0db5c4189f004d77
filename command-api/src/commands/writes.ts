import { createHash } from 'node:crypto';
import type { Origin } from '@trackrecord/contracts';
import {
  type Answer,
  etag,
  type IdempotencyStore,
  type KeptOutcome,
  type KeptResponse,
  type LoggedCommand,
  ownIdentity,
  type Sealer,
} from '@trackrecord/platform';
import type { Request, Response } from 'express';
import { type CommandRequest, commandRequest, keyReused } from '../http/command-request.js';
import type { Commands, CommandResult } from './commands.js';
import { throwHttpError } from './throw-http-error.js';
import { RunningRequests } from './running-requests.js';

/** One write as a route understands it: whose stream, which command, and what to answer afterwards. */
export interface Write<Command, State, Result extends Omit<Answer, 'headers'> = Answer> {
  readonly uid: unknown;
  readonly command: Command;
  /** What makes the request the same one when it comes again, where that is less than the whole command. */
  readonly fingerprint?: unknown;
  readonly origin: Origin | undefined;
  /** The response; it follows from the log and the request alone, so that it can be worked out again. */
  readonly answer: (handled: CommandResult<State>, uid: string) => Result;
}

/** A request that its client named: `request` is the SHA-256 of what it asks for (base64). */
interface NamedRequest extends CommandRequest {
  readonly uid: string;
  readonly request: string;
}

/** The response to this request is kept. */
class AlreadyAnswered extends Error {
  override readonly name = 'AlreadyAnswered';

  constructor(readonly answer: Answer) {
    super('this request was answered before');
  }
}

/** Runs writes on the streams of one kind: each command once, its answer with the new revision as ETag. */
export class Writes<Command, State> {
  readonly #running = new RunningRequests();

  constructor(
    private readonly commands: Pick<Commands<Command, State, never>, 'handle' | 'isInLog' | 'isLoggedAt'>,
    private readonly outcomes: Pick<IdempotencyStore, 'find' | 'keepResponse' | 'forget'>,
    private readonly sealer: Pick<Sealer, 'hash'>,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Handles one request; a request that names its command again gets the answer it got before. */
  async run<const Result extends Omit<Answer, 'headers'>>(
    request: Request,
    response: Response,
    write: Write<Command, State, Result>,
  ): Promise<Result & Pick<Answer, 'headers'>> {
    const { uid, ...identity } = ownIdentity(request, response, write.uid);
    const command = commandRequest(request, { uid, ...identity }, write.origin, this.now());
    if (!command.named) return (await this.#handle(uid, command, write)).answer;
    const named = { ...command, uid, request: hashOf(request, write.fingerprint ?? write.command) };
    const { commandId } = command.metadata;
    // A stored response is what `answer` returned to the same request.
    return this.#running.run(commandId, named.request, () => this.#handleOnce(named, write)) as Promise<
      Result & Pick<Answer, 'headers'>
    >;
  }

  async #handle<Result extends Omit<Answer, 'headers'>>(
    uid: string,
    command: CommandRequest,
    write: Write<Command, State, Result>,
  ) {
    const handled = await this.commands.handle(uid, write.command, command).catch(throwHttpError);
    const { revision } = handled.folded;
    // What changed nothing on an empty stream leaves no revision to name.
    const headers: Answer['headers'] = revision === undefined ? {} : { ETag: etag(revision) };
    return { answer: { ...write.answer(handled, uid), headers }, isLogged: handled.isLogged };
  }

  /** Only the response to a command that appended nothing is kept: any other follows from the log (decision 043). */
  async #handleOnce<Result extends Omit<Answer, 'headers'>>(
    named: NamedRequest,
    write: Write<Command, State, Result>,
  ): Promise<Answer> {
    const { uid, request, metadata } = named;
    const earlier = this.#findEarlier(named);
    earlier.catch(() => undefined); // It is awaited later, by the command.
    const command = { ...named, earlier, hashRequest: () => this.sealer.hash(uid, request) };
    try {
      const { answer, isLogged } = await this.#handle(uid, command, write);
      if (isLogged) return answer;
      const kept = await this.outcomes.keepResponse(uid, metadata.commandId, request, answer);
      return kept?.kind === 'response' ? responseOf(kept, request) : answer;
    } catch (error) {
      if (error instanceof AlreadyAnswered) return error.answer;
      throw error;
    }
  }

  /**
   * Returns where the log holds a command that was handled before, as far as the idempotency store knows.
   * @throws {AlreadyAnswered} where it keeps the response. @throws {HttpError} 422 where that was another request.
   */
  async #findEarlier({ uid, request, metadata: { commandId } }: NamedRequest): Promise<LoggedCommand | undefined> {
    const found = await this.outcomes.find(uid, commandId);
    if (!found) return undefined;
    if (!(await this.#isInLog(uid, found))) {
      await this.outcomes.forget(commandId);
      return undefined;
    }
    if (found.kind === 'response') throw new AlreadyAnswered(responseOf(found, request));
    const { first, last, keptAt, requestHash } = found;
    return { id: commandId, first: BigInt(first), last: BigInt(last), at: keptAt.toISOString(), requestHash };
  }

  /** Returns true unless the log went back behind a kept outcome. */
  async #isInLog(uid: string, outcome: KeptOutcome): Promise<boolean> {
    const { commandId, keptAt } = outcome;
    if (outcome.kind === 'reference') return this.commands.isLoggedAt(uid, commandId, BigInt(outcome.first));
    const revision = revisionOf(outcome.answer.headers?.['ETag']);
    return revision === undefined || this.commands.isInLog(uid, commandId, revision, keptAt);
  }
}

const hashOf = ({ method, path }: Request, command: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([method, path, command]))
    .digest('base64');

function responseOf(kept: KeptResponse, request: string): Answer {
  if (kept.request !== request) throw keyReused();
  return kept.answer;
}

/** The revision that an answer names; nothing where it names none. */
function revisionOf(tag: string | undefined): bigint | undefined {
  const [, digits] = /^"(\d+)"$/.exec(tag ?? '') ?? [];
  return digits === undefined ? undefined : BigInt(digits);
}
