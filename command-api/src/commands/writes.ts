import { createHash } from 'node:crypto';
import {
  type HttpResponse,
  toEtag,
  type IdempotencyStore,
  type StoredOutcome,
  type StoredResponse,
  type LoggedCommand,
  noteActivity,
  requireOwnIdentity,
  type Sealer,
} from '@trackrecord/platform';
import type { Request, Response } from 'express';
import {
  type CommandOrigin,
  type CommandRequest,
  toCommandRequest,
  idempotencyKeyReusedError,
} from '../http/command-request.js';
import { getNow } from '../http/clock.js';
import type { Commands, CommandResult } from './commands.js';
import { RunningRequests } from './running-requests.js';
import { throwHttpError } from './throw-http-error.js';

/** A write of a route: user, command, and response. */
export interface Write<
  Command,
  State,
  Result extends Omit<HttpResponse, 'headers'> = HttpResponse,
> extends CommandOrigin {
  readonly uid: unknown;
  readonly command: Command;
  /** The content that identifies a repeated request; the command by default. */
  readonly fingerprint?: unknown;
  /** Creates the response. It must depend on the log and the request only, so that it can be created again. */
  readonly toResponse: (result: CommandResult<State>, uid: string) => Result;
}

/** A request with an Idempotency-Key. `digest` is the SHA-256 hash of its content (base64). */
interface KeyedRequest extends CommandRequest {
  readonly uid: string;
  readonly digest: string;
}

/** The response to this request is stored. */
class ResponseStoredError extends Error {
  override readonly name = 'ResponseStoredError';

  constructor(readonly response: HttpResponse) {
    super('the response is already stored');
  }
}

/** Runs writes on the streams of one kind, once per Idempotency-Key. Responses have the new revision as ETag. */
export class Writes<Command, State> {
  readonly #running = new RunningRequests();

  constructor(
    private readonly commands: Pick<Commands<Command, State, never>, 'handle' | 'isInLog' | 'isEventOfCommand'>,
    private readonly idempotencyStore: Pick<IdempotencyStore, 'find' | 'storeResponse' | 'delete'>,
    private readonly sealer: Pick<Sealer, 'hash'>,
    private readonly now: () => Date = getNow,
  ) {}

  /** Handles one request. A repeated request with the same Idempotency-Key gets the same response. */
  async run<const Result extends Omit<HttpResponse, 'headers'>>(
    request: Request,
    response: Response,
    write: Write<Command, State, Result>,
  ): Promise<Result & Pick<HttpResponse, 'headers'>> {
    const { uid, ...identity } = requireOwnIdentity(request, response, write.uid);
    const commandRequest = toCommandRequest(request, { uid, ...identity }, write, this.now());
    noteActivity(response, { commandId: commandRequest.metadata.commandId });
    if (!commandRequest.hasStableCommandId) return (await this.#handle(uid, commandRequest, write)).response;
    const keyedRequest = { ...commandRequest, uid, digest: hashRequest(request, write.fingerprint ?? write.command) };
    const { commandId } = commandRequest.metadata;
    // A stored response was returned by `toResponse` for the same request.
    return this.#running.run(commandId, keyedRequest, () => this.#handleOnce(keyedRequest, write)) as Promise<
      Result & Pick<HttpResponse, 'headers'>
    >;
  }

  async #handle<Result extends Omit<HttpResponse, 'headers'>>(
    uid: string,
    commandRequest: CommandRequest,
    write: Write<Command, State, Result>,
  ) {
    const result = await this.commands.handle(uid, write.command, commandRequest).catch(throwHttpError);
    const { revision } = result.stream;
    // The stream is still empty if the command changed nothing.
    const headers: HttpResponse['headers'] = revision === undefined ? {} : { ETag: toEtag(revision) };
    return { response: { ...write.toResponse(result, uid), headers }, hasAppendedEvents: result.hasAppendedEvents };
  }

  /**
   * Stores the response only if the command appended nothing. Other responses are created again from the log (decision
   * 043).
   */
  async #handleOnce<Result extends Omit<HttpResponse, 'headers'>>(
    keyedRequest: KeyedRequest,
    write: Write<Command, State, Result>,
  ): Promise<HttpResponse> {
    const { uid, digest, metadata } = keyedRequest;
    const loggedCommand = this.#findLoggedCommand(keyedRequest);
    // The command awaits it later. Until then, a rejection must not count as unhandled.
    loggedCommand.catch(() => undefined);
    const commandRequest = { ...keyedRequest, loggedCommand, hashRequest: () => this.sealer.hash(uid, digest) };
    try {
      const { response, hasAppendedEvents } = await this.#handle(uid, commandRequest, write);
      if (hasAppendedEvents) return response;
      const storedOutcome = await this.idempotencyStore.storeResponse(uid, metadata.commandId, digest, response);
      return storedOutcome?.kind === 'response' ? getStoredResponse(storedOutcome, digest) : response;
    } catch (error) {
      if (error instanceof ResponseStoredError) return error.response;
      throw error;
    }
  }

  /**
   * Finds a command that was handled before in the idempotency store. Returns its revisions in the log.
   * @throws {ResponseStoredError} if the response is stored.
   * @throws {HttpError} 422 if it was another request.
   */
  async #findLoggedCommand({ uid, digest, metadata: { commandId } }: KeyedRequest): Promise<LoggedCommand | undefined> {
    const outcome = await this.idempotencyStore.find(uid, commandId);
    if (!outcome) return undefined;
    if (!(await this.#isInLog(uid, outcome))) {
      await this.idempotencyStore.delete(commandId);
      return undefined;
    }
    if (outcome.kind === 'response') throw new ResponseStoredError(getStoredResponse(outcome, digest));
    const { first, last, keptAt, requestHash } = outcome;
    return { id: commandId, first: BigInt(first), last: BigInt(last), at: keptAt.toISOString(), requestHash };
  }

  /**
   * Returns true unless the log was rolled back to before the stored outcome: to before the first event of the command,
   * or, if the command appended none, to before the revision in its response.
   */
  async #isInLog(uid: string, outcome: StoredOutcome): Promise<boolean> {
    const { commandId, keptAt } = outcome;
    if (outcome.kind === 'reference') return this.commands.isEventOfCommand(uid, commandId, BigInt(outcome.first));
    const revision = parseRevision(outcome.answer.headers?.['ETag']);
    return revision === undefined || this.commands.isInLog(uid, commandId, revision, keptAt);
  }
}

const hashRequest = ({ method, path }: Request, content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([method, path, content]))
    .digest('base64');

function getStoredResponse(storedResponse: StoredResponse, digest: string): HttpResponse {
  if (storedResponse.request !== digest) throw idempotencyKeyReusedError();
  return storedResponse.answer;
}

/** Returns the revision in an ETag. */
function parseRevision(tag: string | undefined): bigint | undefined {
  const [, digits] = /^"(\d+)"$/.exec(tag ?? '') ?? [];
  return digits === undefined ? undefined : BigInt(digits);
}
