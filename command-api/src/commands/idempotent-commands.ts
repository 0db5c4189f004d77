import type { HttpResponse, IdempotencyStore, StoredOutcome, StoredResponse } from '@trackrecord/platform';
import { type CommandRequest, idempotencyKeyReusedError } from '../http/command-request.js';
import type { Commands, HandledCommand } from './commands.js';
import { RunningRequests } from './running-requests.js';

/** A request with an Idempotency-Key. */
interface KeyedRequest extends CommandRequest {
  readonly digest: string;
}

/** Handles commands on the streams of one kind once per Idempotency-Key. */
export class IdempotentCommands<Command, State> {
  readonly #running = new RunningRequests();

  constructor(
    private readonly commands: Pick<Commands<Command, State, never, never>, 'handle' | 'replay' | 'findMetadataAt'>,
    private readonly idempotencyStore: Pick<IdempotencyStore, 'find' | 'storeResponse' | 'delete'>,
  ) {}

  /**
   * Handles a command, and returns its response. A repeated request gets the same response: from the same request in
   * progress, from the idempotency store, or created again from the log.
   * @throws {HttpError} 422 if the key belongs to another request; the errors of `Commands.handle`.
   */
  run(
    uid: string,
    command: Command,
    request: KeyedRequest,
    createResponse: (result: HandledCommand<State>) => HttpResponse,
  ): Promise<HttpResponse> {
    const { digest, metadata } = request;
    const { commandId } = metadata;
    return this.#running.run(commandId, request, async () => {
      const outcome = await this.#findOutcome(uid, commandId);
      if (outcome?.kind === 'response') return getStoredResponse(outcome, digest);
      const result = outcome
        ? await this.commands.replay(uid, outcome, digest)
        : await this.commands.handle(uid, command, request);
      const response = createResponse(result);
      // Other responses can be created again from the log (decision 043).
      if (result.hasAppendedEvents) return response;
      const storedOutcome = await this.idempotencyStore.storeResponse(uid, commandId, digest, response);
      return storedOutcome?.kind === 'response' ? getStoredResponse(storedOutcome, digest) : response;
    });
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
    const revision = isReference ? outcome.first : parseRevision(outcome.answer.headers?.['ETag']);
    if (revision === undefined) return true;
    const metadata = await this.commands.findMetadataAt(uid, BigInt(revision));
    if (metadata?.commandId === outcome.commandId) return true;
    return !isReference && metadata !== undefined && metadata.occurredAt <= outcome.keptAt.toISOString();
  }
}

function getStoredResponse(storedResponse: StoredResponse, digest: string): HttpResponse {
  if (storedResponse.request !== digest) throw idempotencyKeyReusedError();
  return storedResponse.answer;
}

/** Returns the revision in an ETag. */
const parseRevision = (tag: string | undefined): string | undefined => /^"(\d+)"$/.exec(tag ?? '')?.[1];
