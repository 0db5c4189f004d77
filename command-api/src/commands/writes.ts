import { createHash } from 'node:crypto';
import {
  type HttpResponse,
  toEtag,
  type IdempotencyStore,
  type StoredOutcome,
  type StoredResponse,
  type StoredReference,
  noteActivity,
  requireOwnIdentity,
} from '@trackrecord/platform';
import type { Request, Response } from 'express';
import {
  type CommandOrigin,
  type CommandRequest,
  toCommandRequest,
  idempotencyKeyReusedError,
} from '../http/command-request.js';
import { getNow } from '../http/clock.js';
import type { Commands, CommandResult, HandledEvents } from './commands.js';
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

/** Runs writes on the streams of one kind, once per Idempotency-Key. Responses have the new revision as ETag. */
export class Writes<Command, State> {
  readonly #running = new RunningRequests();

  constructor(
    private readonly commands: Pick<Commands<Command, State, never>, 'handle' | 'replay' | 'findMetadataAt'>,
    private readonly idempotencyStore: Pick<IdempotencyStore, 'find' | 'storeResponse' | 'delete'>,
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
    if (!commandRequest.hasStableCommandId)
      return createResponse(
        await this.commands.handle(uid, write.command, commandRequest).catch(throwHttpError),
        uid,
        write,
      );
    const keyedRequest = { ...commandRequest, uid, digest: hashRequest(request, write.fingerprint ?? write.command) };
    const { commandId } = commandRequest.metadata;
    // A stored response was returned by `toResponse` for the same request.
    return this.#running.run(commandId, keyedRequest, () => this.#handleOnce(keyedRequest, write)) as Promise<
      Result & Pick<HttpResponse, 'headers'>
    >;
  }

  /**
   * Handles a request with an Idempotency-Key, unless it was handled before. Stores the response only if the command
   * appended nothing. Other responses are created again from the log (decision 043).
   */
  async #handleOnce<Result extends Omit<HttpResponse, 'headers'>>(
    keyedRequest: KeyedRequest,
    write: Write<Command, State, Result>,
  ): Promise<HttpResponse> {
    const { uid, digest, metadata } = keyedRequest;
    const outcome = await this.#findOutcome(uid, metadata.commandId);
    if (outcome?.kind === 'response') return getStoredResponse(outcome, digest);
    const result = outcome
      ? await this.commands.replay(uid, toHandledEvents(outcome), digest)
      : await this.commands.handle(uid, write.command, keyedRequest).catch(throwHttpError);
    const response = createResponse(result, uid, write);
    if (result.hasAppendedEvents) return response;
    const storedOutcome = await this.idempotencyStore.storeResponse(uid, metadata.commandId, digest, response);
    return storedOutcome?.kind === 'response' ? getStoredResponse(storedOutcome, digest) : response;
  }

  /** Returns the stored outcome of a command. Deletes it if the log was rolled back to before it. */
  async #findOutcome(uid: string, commandId: string): Promise<StoredOutcome | undefined> {
    const outcome = await this.idempotencyStore.find(uid, commandId);
    if (!outcome || (await this.#isInLog(uid, outcome))) return outcome;
    await this.idempotencyStore.delete(commandId);
    return undefined;
  }

  /**
   * Returns true if the log still contains a stored outcome: the event at its revision was appended by the command or,
   * if the command appended none, before its response.
   */
  async #isInLog(uid: string, outcome: StoredOutcome): Promise<boolean> {
    const isReference = outcome.kind === 'reference';
    const revision = isReference ? BigInt(outcome.first) : parseRevision(outcome.answer.headers?.['ETag']);
    if (revision === undefined) return true;
    const metadata = await this.commands.findMetadataAt(uid, revision);
    if (metadata === undefined) return false;
    return (
      metadata.commandId === outcome.commandId || (!isReference && metadata.occurredAt <= outcome.keptAt.toISOString())
    );
  }
}

/** Creates the response. The stream is still empty if the command changed nothing; then there is no ETag. */
function createResponse<State, Result extends Omit<HttpResponse, 'headers'>>(
  result: CommandResult<State>,
  uid: string,
  { toResponse }: Pick<Write<never, State, Result>, 'toResponse'>,
) {
  const { revision } = result.stream;
  const headers: HttpResponse['headers'] = revision === undefined ? {} : { ETag: toEtag(revision) };
  return { ...toResponse(result, uid), headers };
}

const toHandledEvents = ({ first, last, requestHash }: StoredReference): HandledEvents => ({
  first: BigInt(first),
  last: BigInt(last),
  requestHash,
});

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
