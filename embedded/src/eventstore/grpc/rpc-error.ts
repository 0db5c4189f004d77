import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { StorageFullError } from '../../disk/no-space.js';

/**
 * The error of a call. The client maps it to a typed error by the trailer `exception`; other trailers are its fields.
 */
export class RpcError extends Error implements ServiceError {
  readonly metadata = new Metadata();

  constructor(
    readonly code: status,
    readonly details: string,
    trailers: Readonly<Record<string, string>> = {},
  ) {
    super(details);
    for (const [name, value] of Object.entries(trailers)) this.metadata.set(name, value);
  }
}

/** The append is too big (MaxAppendSizeExceededError). */
export class AppendTooBigError extends RpcError {
  constructor(readonly limit: number) {
    super(status.INVALID_ARGUMENT, `Maximum Append Size of ${limit} Exceeded.`, {
      exception: 'maximum-append-size-exceeded',
      'maximum-append-size': String(limit),
    });
  }
}

/** A proposed event lacks required metadata (RequiredMetadataPropertyMissingError). */
export function createMissingMetadataError(property: string): RpcError {
  return new RpcError(status.INVALID_ARGUMENT, `Required Metadata Property '${property}' is missing`, {
    exception: 'missing-required-metadata-property',
    'required-metadata-properties': 'type,content-type',
  });
}

/** The request is malformed. */
export function createInvalidArgumentError(details: string): RpcError {
  return new RpcError(status.INVALID_ARGUMENT, details);
}

/** The request needs something that this server does not have (UnsupportedError). */
export function createUnimplementedError(feature: string): RpcError {
  return new RpcError(status.UNIMPLEMENTED, `${feature} is not supported by the embedded EventStoreDB`);
}

/** The server is shutting down; the client may retry (UnavailableError). */
export function createUnavailableError(): RpcError {
  return new RpcError(status.UNAVAILABLE, 'The server is shutting down');
}

/** Converts any thrown value to an `RpcError`. */
export function toRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error;
  if (error instanceof StorageFullError) return new RpcError(status.RESOURCE_EXHAUSTED, error.message);
  return new RpcError(status.UNKNOWN, error instanceof Error ? error.message : String(error));
}
