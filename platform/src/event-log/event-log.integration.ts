import { randomUUID } from 'node:crypto';
import { EventStore } from '../event-store/event-store.js';
import { toLogPosition } from '../event-store/types.js';
import { type Mongo, connectMongo } from '../mongo/connect.js';
import { testVariable } from '../testing/test-stack.js';
import { EventLog, LOG_STREAM } from './event-log.js';
import { LogMismatchError } from '../event-store/log-mismatch.js';

const store = new EventStore(testVariable('EVENTSTORE_URL'));
let mongo: Mongo;
beforeEach(async () => {
  const url = new URL(testVariable('MONGODB_URL'));
  url.pathname = `/log-${randomUUID().slice(0, 8)}`;
  mongo = await connectMongo(url.href);
});
afterEach(async () => {
  await mongo.db.dropDatabase();
  await mongo.close();
});
afterAll(() => store.close());

const toPosition = (commit: bigint) => ({ commit: String(commit), prepare: String(commit) });
const getEndOfLog = async () => BigInt((await store.readLastEvent())?.position.commit ?? 0);
/** Verifies a log. Returns the result, or the message of the error. */
const describeVerification = (log: EventLog): Promise<string> =>
  log.verify().then(
    (comparison) => comparison,
    (error: unknown) => (error instanceof LogMismatchError ? error.message : 'another error'),
  );
const createLogRecord = async () => {
  const log = new EventLog(store, mongo.db);
  await log.verify();
  return log.record.read();
};
const getAcceptanceName = (message: string): string => /ACCEPT_LOG=([\w-]+@\d+)/.exec(message)?.[1] ?? '';

it('stores the id of the log in new read models', async () => {
  const log = new EventLog(store, mongo.db);
  expect(await log.verify()).toBe('matches');
  const { logId } = await log.record.read();
  expect(logId).toBe((await store.readFirstFrom(LOG_STREAM, 0n))?.id);
  expect(await new EventLog(store, mongo.db).verify()).toBe('matches');
});

it('rejects another log and every write until the log is accepted by its name', async () => {
  const log = new EventLog(store, mongo.db);
  await log.record.storeLogId(randomUUID());
  const message = await describeVerification(log);
  expect(message).toContain('the event log is another one');
  await expect(log.check()).rejects.toThrow(LogMismatchError);
  await expect(log.requireMatch()).rejects.toThrow('Changes cannot be saved right now.');
  expect(await describeVerification(new EventLog(store, mongo.db, `${randomUUID()}@1`))).toContain('another one');

  const acceptingLog = new EventLog(store, mongo.db, getAcceptanceName(message));
  expect(await acceptingLog.verify()).toBe('tail missing');
  await expect(acceptingLog.check()).resolves.toBeUndefined();
  expect(await acceptingLog.verify()).toBe('matches');
});

it('accepts a short missing tail and rejects a log that lost more', async () => {
  const log = new EventLog(store, mongo.db);
  await log.verify();
  const endPosition = await getEndOfLog();
  await log.record.advance('reader', toPosition(endPosition + endPosition / 20n + 1n));
  expect(await log.verify()).toBe('tail missing');
  await log.record.advance('reader', toPosition(2n * endPosition));
  const message = await describeVerification(log);
  expect(message).toMatch(/ends at position \d+: \d+% of it is missing/);

  const acceptingLog = new EventLog(store, mongo.db, getAcceptanceName(message));
  expect(await acceptingLog.verify()).toBe('tail missing');
  await acceptingLog.clearAcceptanceOnceRepaired();
  expect((await log.record.read()).accepted).toBeDefined();
  await log.record.rewind('reader');
  await acceptingLog.clearAcceptanceOnceRepaired();
  expect((await log.record.read()).accepted).toBeUndefined();
});

it('does not accept a further loss with a used acceptance', async () => {
  const log = new EventLog(store, mongo.db);
  await log.verify();
  await log.record.advance('reader', toPosition(2n * (await getEndOfLog())));
  const name = getAcceptanceName(await describeVerification(log));
  await new EventLog(store, mongo.db, name).verify();
  await log.record.rewind('reader');
  await log.clearAcceptanceOnceRepaired();
  await store.append(`later-${randomUUID()}`, [{ id: randomUUID(), type: 'Later', data: {}, metadata: {} }], 'any');
  await log.record.advance('reader', toPosition(2n * (await getEndOfLog())));
  expect(await describeVerification(new EventLog(store, mongo.db, name))).toContain('do not fit together');
});

it('identifies a position by its event id', async () => {
  const lastEvent = await store.readLastEvent();
  if (!lastEvent) throw new Error('the log is empty');
  expect(await store.contains(toLogPosition(lastEvent))).toBe(true);
  expect(await store.contains({ ...toLogPosition(lastEvent), eventId: randomUUID() })).toBe(false);
  expect(await store.contains(toPosition(BigInt(lastEvent.position.commit) + 1_000_000n))).toBe(false);
});

it('accepts a log that another process accepted and rebuilt from during the comparison', async () => {
  const { logId } = await createLogRecord();
  const log = new EventLog(store, mongo.db, 'none@0');
  const staleRecord = { logId, accepted: undefined, furthestCheckpoint: toPosition(10n * (await getEndOfLog())) };
  jest.spyOn(log.record, 'read').mockResolvedValueOnce(staleRecord);
  expect(await log.verify()).toBe('matches');
});
