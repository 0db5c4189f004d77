import {
  MongoClientClosedError,
  MongoExpiredSessionError,
  MongoInvalidArgumentError,
  MongoNetworkError,
  MongoNetworkTimeoutError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoRuntimeError,
  MongoServerError,
  MongoTopologyClosedError,
  MongoWriteConcernError,
} from 'mongodb';
import { IdentityUnavailableError } from '../auth/identity.js';
import { DeadlineExceededError } from '../lifecycle/shutdown.js';
import { QueuesUnavailableError } from '../redis/connect.js';
import { isOutage } from './is-outage.js';

/** The errors of the connection pool, which the driver does not export. */
interface PoolErrors {
  readonly PoolClosedError: new (pool: { readonly address: string }) => Error;
  readonly WaitQueueTimeoutError: new (message: string, address: string) => Error;
}
const { PoolClosedError, WaitQueueTimeoutError } = jest.requireActual<PoolErrors>('mongodb/lib/cmap/errors.js');

const serverError = (code: number, codeName: string, errorLabels: string[] = []) =>
  new MongoServerError({ message: codeName, code, codeName, errorLabels });

const withFields = (message: string, fields: object): Error => Object.assign(new Error(message), fields);

describe('isOutage', () => {
  it.each<[string, Error]>([
    ['a raw gRPC UNAVAILABLE of a read', withFields('14 UNAVAILABLE: No connection established', { code: 14 })],
    ['a raw gRPC DEADLINE_EXCEEDED', withFields('4 DEADLINE_EXCEEDED: Deadline exceeded', { code: 4 })],
    ['a gRPC call that broke', withFields('13 INTERNAL: Received RST_STREAM with code 2', { code: 13 })],
    ['an error of the event store client', withFields('gone', { type: 'unavailable' })],
    ['a MongoDB network error', new MongoNetworkError('connection 3 to 127.0.0.1:1 closed')],
    ['a MongoDB network timeout', new MongoNetworkTimeoutError('connection 3 timed out')],
    ['a MongoDB client that never connected', new MongoNotConnectedError('Client must be connected')],
    ['a closed MongoDB client', new MongoClientClosedError()],
    ['a closed MongoDB topology', new MongoTopologyClosedError('Topology is closed')],
    [
      'a MongoDB session that ended with its client',
      new MongoExpiredSessionError('Cannot use a session that has ended'),
    ],
    ['a MongoDB operation that ran out of time', new MongoOperationTimeoutError('Timed out after 5 ms')],
    ['a closed MongoDB pool', new PoolClosedError({ address: '127.0.0.1:1' })],
    ['a MongoDB pool without a free connection', new WaitQueueTimeoutError('Timed out', '127.0.0.1:1')],
    ['MongoDB ShutdownInProgress', serverError(91, 'ShutdownInProgress')],
    ['MongoDB InterruptedAtShutdown', serverError(11_600, 'InterruptedAtShutdown')],
    ['MongoDB NotWritablePrimary', serverError(10_107, 'NotWritablePrimary')],
    ['MongoDB MaxTimeMSExpired', serverError(50, 'MaxTimeMSExpired')],
    ['MongoDB OutOfDiskSpace', serverError(14_031, 'OutOfDiskSpace')],
    ['a MongoDB error that is safe to retry', serverError(1, 'InternalError', ['RetryableWriteError'])],
    [
      'a MongoDB write concern that timed out',
      new MongoWriteConcernError({
        writeConcernError: { code: 64, errmsg: 'waiting for replication timed out' },
        ok: 1,
      }),
    ],
    ['a MongoDB server error whose response is a network error', new MongoServerError(new MongoNetworkError('closed'))],
    ['a socket that MongoDB ended', withFields('This socket has been ended by the other party', { code: 'EPIPE' })],
    ['a refused connection', withFields('connect ECONNREFUSED 127.0.0.1:1', { code: 'ECONNREFUSED' })],
    ['a closed Redis connection', new Error('Connection is closed.')],
    [
      'a Redis stream that cannot be written',
      new Error("Stream isn't writeable and enableOfflineQueue options is false"),
    ],
    ['a Redis that is out of memory', new Error("OOM command not allowed when used memory > 'maxmemory'.")],
    ['unavailable queues', new QueuesUnavailableError('away')],
    ['an unavailable identity provider', new IdentityUnavailableError('away')],
    ['an exceeded deadline', new DeadlineExceededError('MongoDB took longer than 5 ms')],
    ['a failed fetch', new TypeError('fetch failed', { cause: withFields('', { code: 'UND_ERR_SOCKET' }) })],
    ['several refused addresses', new AggregateError([withFields('', { code: 'ECONNREFUSED' })])],
  ])('returns true for %s', (_what, error) => {
    expect(isOutage(error)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['a programming error', new TypeError("Cannot read properties of undefined (reading 'state')")],
    ['an error of the domain', new Error('The profile is closed.')],
    ['a gRPC INVALID_ARGUMENT', withFields('3 INVALID_ARGUMENT: filter', { code: 3 })],
    ['a gRPC INTERNAL of the server itself', withFields('13 INTERNAL: index out of range', { code: 13 })],
    ['an error of the file system', withFields('no such file', { code: 'ENOENT' })],
    ['a thrown text', 'ECONNREFUSED'],
    ['a MongoDB duplicate key', serverError(11_000, 'DuplicateKey')],
    ['an unknown MongoDB command', serverError(59, 'CommandNotFound')],
    // These numbers mean something else in gRPC: CANCELLED, DEADLINE_EXCEEDED, RESOURCE_EXHAUSTED, ABORTED,
    // UNAVAILABLE.
    ['a MongoDB InternalError', serverError(1, 'InternalError')],
    ['a MongoDB NoSuchKey', serverError(4, 'NoSuchKey')],
    ['a MongoDB UnknownError', serverError(8, 'UnknownError')],
    ['a MongoDB CannotBackfillArray', serverError(10, 'CannotBackfillArray')],
    ['a MongoDB TypeMismatch', serverError(14, 'TypeMismatch')],
    ['a MongoDB Unauthorized', new MongoServerError({ message: 'not authorized on this connection', code: 13 })],
    ['a wrong argument for the MongoDB driver', new MongoInvalidArgumentError('Selector must be an object')],
    ['another MongoDB driver error', new MongoRuntimeError('Unknown batchType')],
  ])('returns false for %s', (_what, error) => {
    expect(isOutage(error)).toBe(false);
  });

  it('terminates on circular causes', () => {
    const error = new Error('one');
    error.cause = new Error('two', { cause: error });
    expect(isOutage(error)).toBe(false);
  });
});
