import type { ExportedCounter, JobVisit, ProviderRecord } from '@trackrecord/contracts';
import {
  type DerivedDocuments,
  type KeyStore,
  type AccessTokens,
  ActivityReader,
  UploadReader,
  WorkReader,
  IdempotencyStore,
  type Redis,
  type SentCvs,
  type Stores,
  type UserDocuments,
} from '@trackrecord/platform';
import type { Devices } from '../account/devices.js';
import type { PastAccounts } from '../account/list-account-changes.js';
import type { PastDetectedSkills, PastOnboardings, PastProfiles } from '../history/past-profiles.js';
import type { PastApplications } from '../applications/current-applications.js';
import type { OpenJobs } from '../jobs/open-jobs.js';
import { readCounters } from './counters.js';
import { type Accounts, readProviderRecord } from '../account/provider-record.js';
import type { EventSource } from './decrypted-events.js';
import { createTitleReader, type ReadTitles } from './matches.js';

/** The sources of all personal data. */
export interface PersonalDataSources {
  readonly keys: Pick<KeyStore, 'find'>;
  readonly events: EventSource;
  /** Returns the pseudonym of a staff member, such as `S-7K2Q`. */
  readonly toPseudonym: (staff: string) => string;
  readonly pastProfiles: PastProfiles;
  readonly pastOnboardings: PastOnboardings;
  readonly pastDetectedSkills: PastDetectedSkills;
  readonly pastAccounts: PastAccounts;
  readonly pastApplications: PastApplications;
  readonly cvs: Pick<DerivedDocuments<unknown>, 'readStored'>;
  readonly sentCvs: Pick<SentCvs, 'listByUser' | 'read'>;
  readonly rankings: Pick<DerivedDocuments<unknown>, 'readStored'>;
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

/** Sources that other handlers use, too. */
type SharedSources = Pick<
  PersonalDataSources,
  | 'pastProfiles'
  | 'pastOnboardings'
  | 'pastDetectedSkills'
  | 'pastAccounts'
  | 'pastApplications'
  | 'cvs'
  | 'sentCvs'
  | 'rankings'
  | 'toPseudonym'
  | 'accessTokens'
  | 'devices'
  | 'visits'
> & {
  readonly getOpenJobs: () => OpenJobs;
};

/** Opens the sources of the data export. */
export function createDataSources(
  { mongo, keys, store, sealer, eventSealer }: Stores,
  { getOpenJobs, ...shared }: SharedSources,
  redis: Redis,
  accounts: Accounts,
): PersonalDataSources {
  const createJobIdFinder = () => {
    const openJobs = getOpenJobs();
    return (number: number) => {
      const slot = openJobs.findSlot(number);
      return slot === undefined ? undefined : openJobs.columns.jobId[slot];
    };
  };
  return {
    ...shared,
    keys,
    events: { store, eventOpener: eventSealer },
    readTitles: createTitleReader(mongo.db, createJobIdFinder),
    uploads: new UploadReader(mongo.db, sealer),
    work: new WorkReader(mongo.db, sealer),
    outcomes: new IdempotencyStore(mongo.db, sealer),
    activity: new ActivityReader(mongo.db, sealer),
    readCounters: (uid) => readCounters(redis, uid),
    readProviderRecord: (uid) => readProviderRecord(accounts, uid),
  };
}
