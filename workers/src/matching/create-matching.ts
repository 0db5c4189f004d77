import {
  type PostingSkill,
  JOB_CHANGES,
  JOBS_COLLECTION,
  RANKER_VERSION,
  ranking,
  RANKINGS_COLLECTION,
  type StoredJob,
} from '@trackrecord/contracts';
import { profileAggregate } from '@trackrecord/domain';
import {
  ChangeCounter,
  DerivedDocuments,
  CollectionMirror,
  type Logger,
  type Metrics,
  StateHistory,
  Snapshots,
  type Stores,
  type WorkQueues,
} from '@trackrecord/platform';
import { getVocabulary } from '../dictation/vocabulary.js';
import type { DollarRates } from '../feeds/ingestion/dollars.js';
import type { ProcessorContext } from '../worker/processors.js';
import { JobCorpus, MATCHED_FIELDS, type MatchedJob } from './corpus.js';
import { explainForUser } from './explain-match.js';
import { matchEveryone } from './match-everyone.js';
import { loadProfile, matchJobs } from './match-jobs.js';

/** Creates job matching; it keeps all open jobs in memory. */
export function createMatching(
  stores: Stores,
  queues: WorkQueues,
  rates: DollarRates,
  { metrics, logger }: { readonly metrics: Metrics; readonly logger: Logger },
) {
  const { mongo, store, sealer, eventSealer } = stores;
  const jobs = mongo.db.collection<Pick<StoredJob, 'skills'> & { readonly _id: string }>(JOBS_COLLECTION);
  const mirror = new CollectionMirror<MatchedJob, JobCorpus>(
    mongo.db.collection(JOBS_COLLECTION),
    {
      changes: new ChangeCounter(mongo.db, JOB_CHANGES),
      initialFilter: { isOpen: true },
      fields: MATCHED_FIELDS,
      createIndex: () => new JobCorpus(),
      // Who matches jobs reads the latest changes first.
      pollIntervalMs: 10_000,
    },
    logger,
  );
  metrics.createSkippedGauge({ jobs: mirror });
  const rankingCounter = metrics.createCounter('job_rankings_total', 'Rankings of all jobs for a person');
  const rankings = new DerivedDocuments(mongo.db, RANKINGS_COLLECTION, sealer, ranking, RANKER_VERSION);
  const dependencies = {
    profiles: new StateHistory(profileAggregate, store, eventSealer, new Snapshots(mongo.db, sealer, logger)),
    rankings: {
      has: (...args: Parameters<typeof rankings.has>) => rankings.has(...args),
      store: (...args: Parameters<typeof rankings.store>) => {
        rankingCounter.inc();
        return rankings.store(...args);
      },
    },
    rates,
    loadCorpus: (signal: AbortSignal) => mirror.waitForLatest(signal),
    getPostingSkills: async (jobId: string): Promise<readonly PostingSkill[]> =>
      (await jobs.findOne({ _id: jobId }, { projection: { skills: 1 } }))?.skills ?? [],
  };
  return {
    start: () => mirror.start(),
    check: mirror.check,
    match: (data: unknown, signal: AbortSignal) => matchJobs(data, signal, dependencies),
    matchEveryone: (data: unknown, signal: AbortSignal) => matchEveryone(data, signal, { rankings, queues }),
    explain: ({ jobId }: { readonly jobId: string }, { uid, signal }: ProcessorContext) =>
      explainForUser(uid, jobId, signal, dependencies),
    readVocabulary: async (uid: string): Promise<readonly string[]> => {
      const profile = await loadProfile(uid, dependencies.profiles);
      return profile ? getVocabulary(profile) : [];
    },
    close: () => mirror.stop(),
  };
}
