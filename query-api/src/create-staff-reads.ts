import { ACCESS_LIMITS, type StaffMe } from '@trackrecord/contracts';
import { type Firebase, limitStaff, type Logger, type Redis, WorkStore } from '@trackrecord/platform';
import { createSessionPersonFinder } from './support/get-session-log.js';
import { createSessionSource } from './support/list-sessions.js';
import { RequestedPdfs } from './cv/requested-pdfs.js';
import { readCardAccess } from './access/read-card-access.js';
import type { StaffDependencies } from './api.js';
import type { createQueries } from './create-queries.js';
import { createOpenSessionReader } from './staff/get-staff-me.js';
import { createApprovalSource } from './staff/list-approvals.js';
import { createStaffReader } from './staff/staff-members.js';
import { createSupportSources } from './support/create-support-sources.js';
import { PastCvs } from './support/past-cvs.js';
import { createSignedCursors } from './support/timeline/signed-cursors.js';
import { createLookupRecorder, createUseRecorder } from './support/record-use.js';

interface StaffReadConfig {
  readonly COMMAND_API_URL: string;
  readonly MASTER_KEY: Buffer;
  readonly SERVICE_VERSION: string;
  readonly SUPPORT_CONSENT: StaffMe['consent'];
}

interface StaffConnections {
  readonly redis: Redis;
  readonly accounts: Pick<Firebase, 'getRecord' | 'getAccount'>;
}

type Queries = Awaited<ReturnType<typeof createQueries>>;

/** Creates the dependencies of the handlers of what staff read. */
export function createStaffReads(
  { sources, storedCvs, storedRankings, queues, pseudonyms, eventSealer, ...stores }: Queries,
  config: StaffReadConfig,
  { redis, accounts }: StaffConnections,
  logger: Logger,
): StaffDependencies {
  const { COMMAND_API_URL: url, MASTER_KEY: masterKey, SERVICE_VERSION: version } = config;
  const { store, mongo } = stores;
  const { forStaff: toPseudonym, forPerson: toPersonPseudonym } = pseudonyms;
  const support = createSupportSources(
    stores,
    {
      ...sources,
      storedCvs,
      storedRankings,
      pastCvs: new PastCvs(new RequestedPdfs(new WorkStore(mongo.db, stores.sealer), queues)),
    },
    {
      accounts,
      readAccess: (uid, staff) => readCardAccess(store, uid, staff),
      toPseudonym,
      toPersonPseudonym,
      cursors: createSignedCursors(masterKey),
    },
    logger,
  );
  return {
    support,
    recordUse: createUseRecorder(url, masterKey, version),
    recordLookup: createLookupRecorder(url, masterKey, version),
    personAccesses: {
      store,
      opener: eventSealer,
      erasures: stores.erasures,
      readStaffMembers: createStaffReader({ accounts, store }, toPseudonym),
    },
    readSessions: createSessionSource(mongo),
    findSessionPerson: createSessionPersonFinder(mongo, masterKey),
    readApprovals: createApprovalSource(mongo),
    me: { readOpenSessions: createOpenSessionReader(mongo), toPseudonym, consentPolicy: config.SUPPORT_CONSENT },
    limitReads: limitStaff(
      { name: 'staff-reads', max: ACCESS_LIMITS.contentReadsPer10Minutes, seconds: 600 },
      redis,
      masterKey,
    ),
  };
}
