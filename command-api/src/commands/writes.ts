import { createHash } from 'node:crypto';
import {
  type HttpResponse,
  type IdempotencyStore,
  noteActivity,
  requireOwnIdentity,
  toEtag,
} from '@trackrecord/platform';
import type { Request, Response } from 'express';
import { getNow } from '../http/clock.js';
import { type CommandOrigin, toCommandRequest } from '../http/command-request.js';
import type { Commands, HandledCommand } from './commands.js';
import { IdempotentCommands } from './idempotent-commands.js';

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
  readonly toResponse: (result: HandledCommand<State>, uid: string) => Result;
}

/** Runs writes on the streams of one kind. Responses have the new revision as ETag. */
export class Writes<Command, State> {
  readonly #idempotentCommands: IdempotentCommands<Command, State>;

  constructor(
    private readonly commands: Pick<Commands<Command, State, never, never>, 'handle' | 'replay' | 'findMetadataAt'>,
    idempotencyStore: Pick<IdempotencyStore, 'find' | 'storeResponse' | 'delete'>,
  ) {
    this.#idempotentCommands = new IdempotentCommands(commands, idempotencyStore);
  }

  /** Handles one request. A repeated request with the same Idempotency-Key gets the same response. */
  async run<const Result extends Omit<HttpResponse, 'headers'>>(
    request: Request,
    response: Response,
    { command, fingerprint = command, toResponse, ...write }: Write<Command, State, Result>,
  ): Promise<Result & Pick<HttpResponse, 'headers'>> {
    const identity = requireOwnIdentity(request, response, write.uid);
    const { uid } = identity;
    const commandRequest = toCommandRequest(request, identity, write, getNow());
    noteActivity(response, { commandId: commandRequest.metadata.commandId });
    const createResponse = (result: HandledCommand<State>) => {
      const { revision } = result.stream;
      // The stream is still empty if the command changed nothing.
      const headers: HttpResponse['headers'] = revision === undefined ? {} : { ETag: toEtag(revision) };
      return { ...toResponse(result, uid), headers };
    };
    if (!commandRequest.hasStableCommandId)
      return createResponse(await this.commands.handle(uid, command, commandRequest));
    const keyedRequest = { ...commandRequest, digest: hashRequest(request, fingerprint) };
    // A stored response was returned by `toResponse` for the same request.
    return this.#idempotentCommands.run(uid, command, keyedRequest, createResponse) as Promise<
      Result & Pick<HttpResponse, 'headers'>
    >;
  }
}

const hashRequest = ({ method, path }: Request, content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify([method, path, content]))
    .digest('base64');
