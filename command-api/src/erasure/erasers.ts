import type { Database, EventStore, Firebase, KeyStore, Logger, RedisUserData, SignOuts } from '@trackrecord/platform';
import type { AccessLogRetention } from './access-log-retention.js';
import { createCollectionErasers } from './collection-erasers.js';
import type { Eraser } from './eraser.js';
import { createErasureMetadata } from './erasure-metadata.js';
import { createStreamEraser } from './stream-eraser.js';
import { createViewEraser } from './view-eraser.js';

/** The stores that hold personal data. */
interface PersonalStores {
  readonly db: Database;
  readonly store: EventStore;
  readonly keys: KeyStore;
  readonly signOuts: SignOuts;
  readonly redisData: RedisUserData;
  readonly identities: Pick<Firebase, 'has' | 'remove'>;
  /** The URL that makes the identity provider export its accounts to disk, if it does not do so itself. */
  readonly exportUrl: string | undefined;
  readonly accessLog: AccessLogRetention;
  readonly logger: Logger;
}

/**
 * Returns all erasers, in the order in which they run. Streams are closed first, so that nothing can be appended; then
 * the key is destroyed, so that nothing can be decrypted, and no access session opened. Jobs end before their results
 * are erased. The account at the identity provider comes last, so that the user can repeat the request until then.
 */
export const createErasers = ({
  db,
  store,
  keys,
  signOuts,
  redisData,
  identities,
  exportUrl,
  accessLog,
  logger,
}: PersonalStores): readonly Eraser[] => [
  createStreamEraser(store),
  createKeyEraser(keys, signOuts, logger),
  ...createRedisErasers(redisData),
  createViewEraser(db),
  ...createCollectionErasers(db).map((eraser) =>
    eraser.part === 'sessions' ? createSessionEraser(eraser, accessLog) : eraser,
  ),
  createAccountEraser(identities, exportUrl),
];

/** How long the identity provider may take to export its accounts (ms). */
const ACCOUNT_EXPORT_TIMEOUT_MS = 15_000;

/** The identity provider could not export its accounts to disk. */
class AccountExportError extends Error {
  override readonly name = 'AccountExportError';
}

/**
 * Erases the account at the identity provider. The emulator keeps accounts in memory, so they are exported to disk
 * through `exportUrl` afterwards.
 */
const createAccountEraser = (identities: Pick<Firebase, 'has' | 'remove'>, exportUrl: string | undefined): Eraser => ({
  part: 'account',
  erase: async (uid) => {
    await identities.remove(uid);
    if (exportUrl === undefined) return;
    const response = await fetch(exportUrl, { method: 'POST', signal: AbortSignal.timeout(ACCOUNT_EXPORT_TIMEOUT_MS) });
    if (!response.ok) throw new AccountExportError(`exporting the accounts failed (${response.status})`);
  },
  hasData: (uid) => identities.has(uid),
});

/**
 * Destroys the key of a user, and which of their sign-ins have ended, which is stored beside it.
 * Nothing that was encrypted with the key can be read any more, in any copy.
 */
const createKeyEraser = (keys: KeyStore, signOuts: SignOuts, logger: Logger): Eraser => ({
  part: 'keys',
  erase: async (uid) => {
    await keys.destroy(uid);
    await signOuts.delete(uid);
    const { failure } = await keys.scrub();
    if (failure !== undefined)
      logger.warn({ err: failure }, 'compacting the key database failed, a destroyed key may remain in free pages');
  },
  hasData: async (uid) => (await keys.has(uid)) || (await signOuts.has(uid)),
});

/** How long to wait for active jobs to end (ms). Their key is destroyed by then, so they store nothing. */
const ACTIVE_JOB_TIMEOUT_MS = 25_000;

/** Erases the jobs of a user, and the rate limit counters. */
const createRedisErasers = (redisData: RedisUserData): readonly Eraser[] => [
  {
    part: 'queues',
    erase: (uid) => redisData.eraseJobs(uid, ACTIVE_JOB_TIMEOUT_MS),
    hasData: (uid) => redisData.hasJobs(uid),
  },
  { part: 'counters', erase: (uid) => redisData.eraseCounters(uid), hasData: (uid) => redisData.hasCounters(uid) },
];

/**
 * Ends the access sessions to a user, then erases their documents. Runs after the key was destroyed: a request that
 * began before the erasure can open a session until then, but no longer, because its explanation cannot be encrypted.
 */
const createSessionEraser = (documents: Eraser, accessLog: AccessLogRetention): Eraser => ({
  ...documents,
  erase: async (uid, cause) => {
    await accessLog.close(uid, createErasureMetadata(uid, cause));
    await documents.erase(uid, cause);
  },
  hasData: async (uid) => (await documents.hasData(uid)) || !(await accessLog.isClosed(uid)),
});
