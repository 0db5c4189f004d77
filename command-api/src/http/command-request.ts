import { randomUUID } from 'node:crypto';
import {
  type Actor,
  type CommandMetadata,
  IDEMPOTENCY_KEY_HEADER,
  IF_MATCH_HEADER,
  type Origin,
} from '@trackrecord/contracts';
import { getDeadline, getRequestContext, HttpError, type Identity, type RequestDeadline } from '@trackrecord/platform';
import type { Request } from 'express';
import { v5 as uuidv5 } from 'uuid';

/** The metadata and precondition of a write, from its headers. */
export interface CommandRequest {
  readonly metadata: CommandMetadata;
  readonly precondition: Precondition | undefined;
  /**
   * True if a repeated command has the same id, which is derived from the Idempotency-Key or chosen by the caller. Then
   * the command is handled only if no command with this id has been handled before.
   */
  readonly hasStableCommandId: boolean;
  /**
   * The SHA-256 hash of the content (base64) of a request with an Idempotency-Key. Its events contain it, hashed with the
   * user's key.
   */
  readonly digest?: string;
  /** How long the command may wait for others on the same stream; as long as a request by default. */
  readonly deadline?: RequestDeadline;
}

/** Where a change comes from. */
export interface CommandOrigin {
  readonly origin: Origin | undefined;
  /** Replaces the client's `X-Origin-Ref`. */
  readonly originRef?: string | undefined;
}

/** The UUID namespace of command ids. Must never change. */
const COMMAND_NAMESPACE = '7b0c1f8e-5d0b-4b8e-9a63-3f1d3f0f9f52';
const VISIBLE_ASCII = /^[\x21-\x7e]{1,200}$/;

/**
 * Returns the Idempotency-Key.
 * @throws {HttpError} 400 if it is empty, longer than 200 characters or not visible ASCII.
 */
export function getIdempotencyKey(request: Request): string | undefined {
  const key = request.get(IDEMPOTENCY_KEY_HEADER);
  if (key === undefined || VISIBLE_ASCII.test(key)) return key;
  throw new HttpError(400, 'idempotency-key', 'Idempotency-Key must be 1 to 200 visible ASCII characters.');
}

/** Creates the 422 for an Idempotency-Key that belongs to another request. */
export const idempotencyKeyReusedError = (): HttpError =>
  new HttpError(422, 'idempotency-key-reused', 'This Idempotency-Key was already used for another request.');

/**
 * Reads the headers of a write. The command id is derived from the uid and the Idempotency-Key, so that a repeated
 * request is the same command.
 * @throws {HttpError} 400 for an invalid Idempotency-Key.
 */
export function toCommandRequest(
  request: Request,
  { uid }: Identity,
  { origin, originRef }: CommandOrigin,
  now: Date,
): CommandRequest {
  const key = getIdempotencyKey(request);
  const commandId = key === undefined ? randomUUID() : uuidv5(`${uid}/${key}`, COMMAND_NAMESPACE);
  return {
    metadata: {
      actor: { uid, role: 'user' },
      commandId,
      ...getRequestContext(request),
      causationId: commandId,
      occurredAt: now.toISOString(),
      ...(origin === undefined ? {} : { origin }),
      ...(originRef === undefined ? {} : { originRef }),
    },
    precondition: parseIfMatch(request.get(IF_MATCH_HEADER)),
    hasStableCommandId: key !== undefined,
    deadline: getDeadline(request),
  };
}

/**
 * Creates the metadata of a command of an actor, without an Idempotency-Key and a precondition. `requestId` is the id
 * of the actor's own request, if another service sends `request` on behalf of the actor.
 */
export function createCommandRequest(request: Request, actor: Actor, requestId?: string): CommandRequest {
  const commandId = randomUUID();
  return {
    metadata: {
      actor,
      commandId,
      ...getRequestContext(request),
      ...(requestId !== undefined && { requestId }),
      causationId: commandId,
      occurredAt: new Date().toISOString(),
    },
    precondition: undefined,
    hasStableCommandId: false,
    deadline: getDeadline(request),
  };
}

/** A condition on the current revision. */
interface Precondition {
  readonly matches: (revision: bigint | undefined) => boolean;
}

const STRONG_ETAG = /^"(\d{1,18})"$/;

/**
 * Parses an `If-Match` header. `*` matches any existing stream. Weak tags, and tags that are no revision, never match
 * (RFC 9110, section 13.1.1).
 */
function parseIfMatch(header: string | undefined): Precondition | undefined {
  if (header === undefined) return undefined;
  const tags = header.split(',').map((tag) => tag.trim());
  if (tags.includes('*')) return { matches: (revision) => revision !== undefined };
  const revisions = tags.flatMap((tag) => STRONG_ETAG.exec(tag)?.[1] ?? []).map(BigInt);
  return { matches: (revision) => revision !== undefined && revisions.includes(revision) };
}
