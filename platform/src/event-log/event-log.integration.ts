import { randomUUID } from 'node:crypto';
import { EventStore } from '../event-store/event-store.js';
import { toLogPosition } from '../event-store/types.js';
import { type Mongo, connectMongo } from '../mongo/connect.js';
import { testVariable } from '../testing/test-stack.js';
import { EventLog, LOG_STREAM } from './event-log.js';
import { LogMismatch } from './log-mismatch.js';

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

const position = (commit: bigint) => ({ commit: String(commit), prepare: String(commit) });
const endOfLog = async () => BigInt((await store.readLastEvent())?.position.commit ?? 0);
const verificationResult = (log: EventLog): Promise<string> =>
  log.verify().then(
    (comparison) => comparison,
    (error: unknown) => (error instanceof LogMismatch ? error.message : 'another error'),
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
  const message = await verificationResult(log);
  expect(message).toContain('the event log is another one');
  await expect(log.check()).rejects.toThrow(LogMismatch);
  await expect(log.requireMatch()).rejects.toThrow('Changes cannot be saved right now.');
  expect(await verificationResult(new EventLog(store, mongo.db, `${randomUUID()}@1`))).toContain('another one');

  const accepting = new EventLog(store, mongo.db, getAcceptanceName(message));
  expect(await accepting.verify()).toBe('tail missing');
  await expect(accepting.check()).resolves.toBeUndefined();
  expect(await accepting.verify()).toBe('matches');
});

it('accepts a short missing tail and rejects a log that lost more', async () => {
  const log = new EventLog(store, mongo.db);
  await log.verify();
  const now = await endOfLog();
  await log.record.advance('reader', position(now + now / 20n + 1n));
  expect(await log.verify()).toBe('tail missing');
  await log.record.advance('reader', position(2n * now));
  const message = await verificationResult(log);
  expect(message).toMatch(/ends at position \d+: \d+% of it is missing/);

  const accepting = new EventLog(store, mongo.db, getAcceptanceName(message));
  expect(await accepting.verify()).toBe('tail missing');
  await accepting.settle();
  expect((await log.record.read()).accepted).toBeDefined();
  await log.record.rewind('reader');
  await accepting.settle();
  expect((await log.record.read()).accepted).toBeUndefined();
});

it('does not accept a further loss with a used acceptance', async () => {
  const log = new EventLog(store, mongo.db);
  await log.verify();
  await log.record.advance('reader', position(2n * (await endOfLog())));
  const name = getAcceptanceName(await verificationResult(log));
  await new EventLog(store, mongo.db, name).verify();
  await log.record.rewind('reader');
  await log.settle();
  await store.append(`later-${randomUUID()}`, [{ id: randomUUID(), type: 'Later', data: {}, metadata: {} }], 'any');
  await log.record.advance('reader', position(2n * (await endOfLog())));
  expect(await verificationResult(new EventLog(store, mongo.db, name))).toContain('do not fit together');
});

it('identifies a position by its event id', async () => {
  const newest = await store.readLastEvent();
  if (!newest) throw new Error('the log is empty');
  expect(await store.contains(toLogPosition(newest))).toBe(true);
  expect(await store.contains({ ...toLogPosition(newest), eventId: randomUUID() })).toBe(false);
  expect(await store.contains(position(BigInt(newest.position.commit) + 1_000_000n))).toBe(false);
});

it('accepts a log that another process accepted and rebuilt from during the comparison', async () => {
  const { logId } = await createLogRecord();
  const log = new EventLog(store, mongo.db, 'none@0');
  const before = { logId, accepted: undefined, furthestCheckpoint: position(10n * (await endOfLog())) };
  jest.spyOn(log.record, 'read').mockResolvedValueOnce(before);
  expect(await log.verify()).toBe('matches');
});
