import { randomUUID } from 'node:crypto';
import { type EventMetadata, IDEMPOTENCY_KEY, IF_MATCH, type Origin, SCHEMA_VERSION } from '@trackrecord/contracts';
import { HttpError, type Identity, type LoggedCommand, requestId } from '@trackrecord/platform';
import type { Request } from 'express';
import { v5 as uuidv5 } from 'uuid';
import { type Precondition, preconditionOf } from './precondition.js';

/** What every write says beside its body. */
export interface CommandRequest {
  readonly metadata: EventMetadata;
  readonly precondition: Precondition | undefined;
  /** Whether the client named the command, so that it may have been handled before. */
  readonly named: boolean;
  /**
   * Where the log holds the command, as far as the idempotency store knows; asked for while the command is decided, and
   * awaited before anything is appended. Rejects if the response is known.
   */
  readonly earlier?: Promise<LoggedCommand | undefined>;
  /** Hashes the request with the person's key, for the metadata of its events. */
  readonly hashRequest?: () => Promise<string>;
}

/** The namespace of our command ids; any fixed UUID will do, and it must never change. */
const COMMANDS = '7b0c1f8e-5d0b-4b8e-9a63-3f1d3f0f9f52';
const VISIBLE = /^[\x21-\x7e]{1,200}$/;

/**
 * What the client calls a request, so that the same one again is the same.
 * @throws {HttpError} 400 for a key that is empty, longer than 200 characters or not plain ASCII.
 */
export function idempotencyKey(request: Request): string | undefined {
  const key = request.get(IDEMPOTENCY_KEY);
  if (key === undefined || VISIBLE.test(key)) return key;
  throw new HttpError(400, 'idempotency-key', 'Idempotency-Key must be 1 to 200 visible ASCII characters.');
}

/** 422: one key for two requests is a mistake of the client. */
export const keyReused = (): HttpError =>
  new HttpError(422, 'idempotency-key-reused', 'This Idempotency-Key was already used for another request.');

/**
 * Reads the headers of a write: the command id follows from the uid and the Idempotency-Key, so that a repeated request
 * is the same command (design.md section 3).
 * @throws {HttpError} 400 for a key that is empty, longer than 200 characters or not plain ASCII.
 */
export function commandRequest(
  request: Request,
  { uid }: Identity,
  origin: Origin | undefined,
  now: Date,
): CommandRequest {
  const key = idempotencyKey(request);
  const commandId = key === undefined ? randomUUID() : uuidv5(`${uid}/${key}`, COMMANDS);
  return {
    metadata: {
      schemaVersion: SCHEMA_VERSION,
      actor: { uid, role: 'user' },
      commandId,
      correlationId: requestId(request),
      causationId: commandId,
      occurredAt: now.toISOString(),
      ...(origin === undefined ? {} : { origin }),
    },
    precondition: preconditionOf(request.get(IF_MATCH)),
    named: key !== undefined,
  };
}
