import { MongoError, MongoServerError } from 'mongodb';
import { IdentityUnavailableError } from '../auth/identity.js';
import { DeadlineExceededError } from '../lifecycle/shutdown.js';
import { isRedisUnreachable, QueuesUnavailableError } from '../redis/connect.js';
import { isMongoOutage } from './is-mongo-outage.js';

/**
 * gRPC codes of a server that is unreachable or overloaded: CANCELLED, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED,
 * UNAVAILABLE.
 */
const GRPC_OUTAGE_CODES: readonly unknown[] = [1, 4, 8, 10, 14];
/** grpc-js reports a lost connection as INTERNAL or UNKNOWN; only the message distinguishes it. */
const GRPC_UNCLEAR_CODES: readonly unknown[] = [2, 13];
const BROKEN_CALL = /RST_STREAM|connection|socket|stream removed|premature|GOAWAY/i;

/** Error types of the EventStoreDB client. */
const EVENT_STORE_OUTAGE_TYPES: readonly unknown[] = [
  'unavailable',
  'timeout',
  'deadline-exceeded',
  'cancelled',
  'not-leader',
];

/** Node.js codes for failed and lost connections. */
const NETWORK_CODE =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|ENOTFOUND|EAI_AGAIN|ERR_STREAM_(DESTROYED|PREMATURE_CLOSE|WRITE_AFTER_END)|ERR_SOCKET_CLOSED|ERR_HTTP2_\w+|UND_ERR_(SOCKET|CONNECT_TIMEOUT|HEADERS_TIMEOUT|BODY_TIMEOUT))$/;

/** The maximum depth of causes to check. */
const MAX_CAUSES = 5;

/**
 * Returns true if an error means that a dependency (event store, MongoDB, Redis, identity provider) is unreachable or
 * did not respond in time, even if it is wrapped as a cause or in an AggregateError.
 */
export function isOutage(error: unknown, depth = MAX_CAUSES): boolean {
  if (!(error instanceof Error) || depth === 0) return false;
  if (error instanceof MongoError) return isMongoOutage(error) || isOutage(getCause(error), depth - 1);
  if (isKnownOutage(error) || isRedisUnreachable(error) || hasOutageCode(error)) return true;
  if (error instanceof AggregateError) return error.errors.some((inner) => isOutage(inner, depth - 1));
  return isOutage(error.cause, depth - 1);
}

/** A bulk write that failed as a whole carries the error of the driver as its response, not as its cause. */
const getCause = (error: MongoError): unknown =>
  error instanceof MongoServerError ? (error.cause ?? error.errorResponse) : error.cause;

const isKnownOutage = (error: Error): boolean =>
  error instanceof DeadlineExceededError ||
  error instanceof IdentityUnavailableError ||
  error instanceof QueuesUnavailableError;

function hasOutageCode(error: Error): boolean {
  if ('type' in error && EVENT_STORE_OUTAGE_TYPES.includes(error.type)) return true;
  if (!('code' in error)) return false;
  const { code, message } = error;
  if (GRPC_OUTAGE_CODES.includes(code)) return true;
  if (GRPC_UNCLEAR_CODES.includes(code)) return BROKEN_CALL.test(message);
  return typeof code === 'string' && NETWORK_CODE.test(code);
}
