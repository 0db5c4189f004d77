import { StoredUploads, StoredWork, IdempotencyStore, type Redis, type Stores } from '@trackrecord/platform';
import type { OpenJobs } from '../jobs/open-jobs.js';
import { countersOf } from './counters.js';
import { type Accounts, providerRecordOf } from './provider-record.js';
import type { HeldSources } from './held-data.js';
import { readTitles } from './job-titles.js';

/** Sources that other reads use, too. */
type Opened = Pick<HeldSources, 'past' | 'pastOnboardings' | 'pastDetectedSkills' | 'cvs' | 'rankings'> & {
  readonly jobs: () => OpenJobs;
};

/** Opens the sources of the data export. */
export function openHeldSources(
  { mongo, keys, store, sealer, sealed }: Stores,
  { jobs, ...opened }: Opened,
  redis: Redis,
  accounts: Accounts,
): HeldSources {
  const jobIdOf = () => {
    const open = jobs();
    return (number: number) => {
      const place = open.placeOfNumber(number);
      return place === undefined ? undefined : open.columns.jobId[place];
    };
  };
  return {
    ...opened,
    keys,
    events: { store, sealed },
    titles: readTitles(mongo.db, jobIdOf),
    uploads: new StoredUploads(mongo.db, sealer),
    work: new StoredWork(mongo.db, sealer),
    outcomes: new IdempotencyStore(mongo.db, sealer),
    counters: (uid) => countersOf(redis, uid),
    provider: (uid) => providerRecordOf(accounts, uid),
  };
}
