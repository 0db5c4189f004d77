import {
  CLEAR_EVENT_TYPES,
  cv,
  CV_COLLECTION,
  CV_VERSION,
  JOB_CHANGES,
  JOBS_COLLECTION,
  MATCH_JOBS,
  RANKER_VERSION,
  ranking,
  RANKINGS_COLLECTION,
  RENDER_CV,
} from '@trackrecord/contracts';
import { detectedSkillsAggregate, onboardingAggregate, profileAggregate } from '@trackrecord/domain';
import {
  connectStores,
  ChangeCounter,
  DerivedDocuments,
  deriveErasureKey,
  CollectionMirror,
  limitPerUser,
  type Logger,
  StateHistory,
  type Redis,
  Snapshots,
  type StoreConfig,
  WorkQueues,
  WorkStore,
} from '@trackrecord/platform';
import { ComingEvents } from './career-events/coming-events.js';
import { MADE_CVS } from './cv/get-cv.js';
import { AwaitedDerived } from './derived/awaited-derived.js';
import { openHeldSources } from './export/open-held-sources.js';
import type { Accounts } from './export/provider-record.js';
import { RecentHistories } from './history/recent-histories.js';
import type { LiveViews } from './http/wait-for-revision.js';
import { AskedExplanations } from './jobs/asked-explanations.js';
import { LISTED_FIELDS, type ListedJob, OpenJobs } from './jobs/open-jobs.js';
import { onceRead } from './jobs/once-read.js';
import { ReadJobs } from './jobs/read-jobs.js';
import { onboardingProjection } from './onboarding/onboarding-projection.js';
import { profileProjection } from './profile/profile-projection.js';
import type { Projection } from './projector/projection.js';
import { Projections } from './projector/projections.js';
import { viewLogOf } from './projector/repair-views.js';
import { ViewStore } from './projector/view-store.js';

type QueriesConfig = StoreConfig & { readonly REDIS_URL: string; readonly RATE_LIMIT_EXPORT_PER_MINUTE: number };

/** For streams that are short and have no snapshots. */
const NO_SNAPSHOTS = { newest: () => Promise.resolve(undefined) };

/** Connections that the process owns and closes. */
interface Shared {
  readonly redis: Redis;
  readonly accounts: Accounts;
}

/** Connects the stores, and creates what reads from them. @throws {WrongMasterKey} */
export async function openQueries(config: QueriesConfig, { redis, accounts }: Shared, logger: Logger) {
  const stores = await connectStores(config, CLEAR_EVENT_TYPES);
  const { mongo, keysMongo, store, log, erasures, sealer, sealed } = stores;
  const projections = new Projections(mongo.db);
  const liveViews =
    <View>(projection: Projection<View>): LiveViews<View> =>
    async () => {
      const { name, view } = projection;
      return new ViewStore(
        mongo.db,
        await projections.liveCollection(name),
        sealer,
        view,
        viewLogOf(projection, store, sealed),
        logger,
      );
    };
  const past = new StateHistory(profileAggregate, store, sealed, new Snapshots(mongo.db, sealer, logger));
  const sources = {
    profiles: liveViews(profileProjection),
    onboardings: liveViews(onboardingProjection),
    past,
    histories: new RecentHistories(past),
    pastOnboardings: new StateHistory(onboardingAggregate, store, sealed, NO_SNAPSHOTS),
    pastDetectedSkills: new StateHistory(detectedSkillsAggregate, store, sealed, NO_SNAPSHOTS),
  };
  const queues = new WorkQueues(config.REDIS_URL, logger);
  queues.prepare([RENDER_CV.queue, MATCH_JOBS.queue], { listening: true });
  const keptCvs = new DerivedDocuments(mongo.db, CV_COLLECTION, sealer, cv, CV_VERSION);
  const keptRankings = new DerivedDocuments(mongo.db, RANKINGS_COLLECTION, sealer, ranking, RANKER_VERSION);
  const followed = new CollectionMirror<ListedJob, OpenJobs>(
    mongo.db.collection(JOBS_COLLECTION),
    {
      changes: new ChangeCounter(mongo.db, JOB_CHANGES),
      initially: { isOpen: true },
      fields: LISTED_FIELDS,
      empty: () => new OpenJobs(),
    },
    logger,
  );
  const jobs = {
    open: onceRead(followed),
    read: new ReadJobs(mongo.db),
    rankings: new AwaitedDerived(keptRankings, queues, MATCH_JOBS),
    explanations: new AskedExplanations(new WorkStore(mongo.db, sealer), queues),
  };
  const opened = {
    past: sources.past,
    pastOnboardings: sources.pastOnboardings,
    pastDetectedSkills: sources.pastDetectedSkills,
    cvs: keptCvs,
    rankings: keptRankings,
    jobs: jobs.open,
  };
  const held = openHeldSources(stores, opened, redis, accounts);
  followed.start();
  const cvs = new AwaitedDerived(keptCvs, queues, MADE_CVS);
  return {
    mongo,
    keysMongo,
    store,
    log,
    erasures,
    sources: {
      ...sources,
      erasureKey: deriveErasureKey(config.MASTER_KEY),
      erasures,
      cvs,
      jobs,
      held,
      limits: { exports: limitPerUser({ name: 'export', aMinute: config.RATE_LIMIT_EXPORT_PER_MINUTE }, redis) },
      events: new ComingEvents(mongo.db),
    },
    queues,
    followed,
  };
}
