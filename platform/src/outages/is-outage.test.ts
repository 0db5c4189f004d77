import { MongoNetworkError, MongoNotConnectedError } from 'mongodb';
import { IdentityUnavailable } from '../auth/identity.js';
import { DeadlineExceeded } from '../lifecycle/shutdown.js';
import { QueuesUnavailable } from '../work/redis.js';
import { isOutage } from './is-outage.js';

const withFields = (message: string, fields: object): Error => Object.assign(new Error(message), fields);

describe('isOutage', () => {
  it.each<[string, Error]>([
    ['a raw gRPC UNAVAILABLE of a read', withFields('14 UNAVAILABLE: No connection established', { code: 14 })],
    ['a raw gRPC DEADLINE_EXCEEDED', withFields('4 DEADLINE_EXCEEDED: Deadline exceeded', { code: 4 })],
    ['a gRPC call that broke', withFields('13 INTERNAL: Received RST_STREAM with code 2', { code: 13 })],
    ['an error of the event store client', withFields('gone', { type: 'unavailable' })],
    ['a MongoDB network error', new MongoNetworkError('connection 3 to 127.0.0.1:1 closed')],
    ['a closed MongoDB client', new MongoNotConnectedError('Client must be connected')],
    ['a socket that MongoDB ended', withFields('This socket has been ended by the other party', { code: 'EPIPE' })],
    ['a refused connection', withFields('connect ECONNREFUSED 127.0.0.1:1', { code: 'ECONNREFUSED' })],
    ['a closed Redis connection', new Error('Connection is closed.')],
    [
      'a Redis stream that cannot be written',
      new Error("Stream isn't writeable and enableOfflineQueue options is false"),
    ],
    ['unavailable queues', new QueuesUnavailable('away')],
    ['an unavailable identity provider', new IdentityUnavailable('away')],
    ['an exceeded deadline', new DeadlineExceeded('MongoDB took longer than 5 ms')],
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
  ])('returns false for %s', (_what, error) => {
    expect(isOutage(error)).toBe(false);
  });

  it('ends on causes that form a circle', () => {
    const error = new Error('one');
    error.cause = new Error('two', { cause: error });
    expect(isOutage(error)).toBe(false);
  });
});
