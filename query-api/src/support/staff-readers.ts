import { ACCESS_LIMITS, type StaffMe } from '@trackrecord/contracts';
import { type Firebase, limitStaff, type Pseudonyms, type Redis, type Stores } from '@trackrecord/platform';
import { readCardAccess } from '../access/read-card-access.js';
import type { RequestedPdfs } from '../cv/requested-pdfs.js';
import type { Projections } from '../projector/projections.js';
import { RebuildRequests } from '../projector/rebuild-requests.js';
import { createOpenSessionReader } from '../staff/get-staff-me.js';
import { createApprovalSource } from '../staff/list-approvals.js';
import { createStaffReader } from '../staff/staff-members.js';
import { createSessionPersonFinder } from './get-session-log.js';
import { createSessionSource } from './list-sessions.js';
import { PastCvs } from './past-cvs.js';
import { createLookupRecorder, createPayloadRecorder, createUseRecorder } from './record-use.js';
import { createSignedCursors } from './timeline/signed-cursors.js';
import { createViewReader } from './view-reader.js';

/** The configuration of what staff read. */
export interface StaffReadConfig {
  readonly COMMAND_API_URL: string;
  readonly MASTER_KEY: Buffer;
  readonly SERVICE_VERSION: string;
  readonly SUPPORT_CONSENT: StaffMe['consent'];
}

interface StaffConnections {
  readonly redis: Redis;
  readonly accounts: Pick<Firebase, 'getAccount'>;
  readonly pdfs: RequestedPdfs;
  readonly projections: Projections;
  readonly pseudonyms: Pseudonyms;
}

/** Creates the readers that only staff use, and what counts and records their reads. */
export const createStaffReaders = (
  { mongo, store, sealer }: Pick<Stores, 'mongo' | 'store' | 'sealer'>,
  config: StaffReadConfig,
  { redis, accounts, pdfs, projections, pseudonyms }: StaffConnections,
) => ({
  readAccess: (uid: string, staff: string) => readCardAccess(store, uid, staff),
  readView: createViewReader({ mongo, sealer }, projections),
  readStaffMembers: createStaffReader({ accounts, store }, pseudonyms.forStaff),
  readSessions: createSessionSource(mongo),
  readOpenSessions: createOpenSessionReader(mongo),
  readApprovals: createApprovalSource(mongo),
  findSessionPerson: createSessionPersonFinder(mongo, config.MASTER_KEY),
  rebuilds: new RebuildRequests(mongo.db),
  pastCvs: new PastCvs(pdfs),
  cursors: createSignedCursors(config.MASTER_KEY),
  toPersonPseudonym: pseudonyms.forPerson,
  consentPolicy: config.SUPPORT_CONSENT,
  recordUse: createUseRecorder(config.COMMAND_API_URL, config.MASTER_KEY, config.SERVICE_VERSION),
  recordLookup: createLookupRecorder(config.COMMAND_API_URL, config.MASTER_KEY, config.SERVICE_VERSION),
  recordPayload: createPayloadRecorder(config.COMMAND_API_URL, config.MASTER_KEY, config.SERVICE_VERSION),
  limitStaffReads: limitStaff(
    { name: 'staff-reads', max: ACCESS_LIMITS.contentReadsPer10Minutes, seconds: 600 },
    redis,
    config.MASTER_KEY,
  ),
});
