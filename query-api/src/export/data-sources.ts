import type { ExportedCounter, JobVisit, ProviderRecord } from '@trackrecord/contracts';
import {
  type Devices,
  type DerivedDocuments,
  type KeyStore,
  type AccessTokens,
  type ActivityReader,
  UploadReader,
  WorkReader,
  IdempotencyStore,
  type Redis,
  type SentCvs,
  type Stores,
  type UserDocuments,
} from '@trackrecord/platform';
import type { PastAccounts } from '../account/list-account-changes.js';
import type { PastDetectedSkills, PastOnboardings, PastProfiles } from '../history/past-profiles.js';
import type { PastApplications } from '../applications/current-applications.js';
import type { OpenJobs } from '../jobs/open-jobs.js';
import { readCounters } from './counters.js';
import { type Accounts, readProviderRecord } from '../account/provider-record.js';
import type { EventSource } from './decrypted-events.js';
import { createTitleReader, type ReadTitles } from './matches.js';

/** The sources of all personal data. */
export interface PersonalDataSources extends EventSource {
  readonly keys: Pick<KeyStore, 'find'>;
  /** Returns the pseudonym of a staff member, such as `S-7K2Q`. */
  readonly toPseudonym: (staff: string) => string;
  readonly pastProfiles: PastProfiles;
  readonly pastOnboardings: PastOnboardings;
  readonly pastDetectedSkills: PastDetectedSkills;
  readonly pastAccounts: PastAccounts;
  readonly pastApplications: PastApplications;
  readonly storedCvs: Pick<DerivedDocuments<unknown>, 'readStored'>;
  readonly sentCvs: Pick<SentCvs, 'listByUser' | 'read'>;
  readonly storedRankings: Pick<DerivedDocuments<unknown>, 'readStored'>;
  readonly visits: Pick<UserDocuments<JobVisit>, 'read'>;
  readonly readTitles: ReadTitles;
  readonly uploads: Pick<UploadReader, 'listByUser' | 'open'>;
  readonly work: Pick<WorkReader, 'readByUser'>;
  readonly outcomes: Pick<IdempotencyStore, 'readByUser'>;
  readonly activity: Pick<ActivityReader, 'readActivity'>;
  readonly accessTokens: Pick<AccessTokens, 'list'>;
  readonly devices: Pick<Devices, 'list'>;
  readonly readCounters: (uid: string) => Promise<readonly ExportedCounter[]>;
  readonly readProviderRecord: (uid: string) => Promise<ProviderRecord | null>;
}

/** Creates the readers that only the data export uses. */
export function createDataReaders(
  { mongo, sealer }: Pick<Stores, 'mongo' | 'sealer'>,
  getOpenJobs: () => OpenJobs,
  redis: Redis,
  accounts: Accounts,
) {
  const createJobIdFinder = () => {
    const openJobs = getOpenJobs();
    return (number: number) => {
      const slot = openJobs.findSlot(number);
      return slot === undefined ? undefined : openJobs.columns.jobId[slot];
    };
  };
  return {
    readTitles: createTitleReader(mongo.db, createJobIdFinder),
    uploads: new UploadReader(mongo.db, sealer),
    work: new WorkReader(mongo.db, sealer),
    outcomes: new IdempotencyStore(mongo.db, sealer),
    readCounters: (uid: string) => readCounters(redis, uid),
    readProviderRecord: (uid: string) => readProviderRecord(accounts, uid),
  };
}
