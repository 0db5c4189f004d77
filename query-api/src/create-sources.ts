import {
  UNENCRYPTED_EVENT_TYPES,
  cv,
  CV_COLLECTION,
  CV_VERSION,
  EXTENSION_LIMITS,
  JOB_CHANGES,
  JOB_VISITS_COLLECTION,
  JOBS_COLLECTION,
  jobVisit,
  MATCH_JOBS,
  RANKER_VERSION,
  ranking,
  RANKINGS_COLLECTION,
  RENDER_CV,
} from '@trackrecord/contracts';
import {
  accountAggregate,
  applicationsAggregate,
  detectedSkillsAggregate,
  onboardingAggregate,
  profileAggregate,
} from '@trackrecord/domain';
import {
  AccessTokens,
  ActivityReader,
  connectStores,
  createUserLimit,
  ChangeCounter,
  CV_JOB,
  createPseudonyms,
  DerivedDocuments,
  DerivedReader,
  deriveErasureKey,
  Devices,
  EVENT_INDEX_COLLECTION,
  CollectionMirror,
  type Firebase,
  limitPerUser,
  type Logger,
  QueueStates,
  StateHistory,
  type Redis,
  SentCvs,
  Snapshots,
  type StoreConfig,
  type Stores,
  UserDocuments,
  WorkQueues,
  WorkStore,
} from '@trackrecord/platform';
import type { Request } from 'express';
import { applicationsProjection } from './applications/applications-projection.js';
import { UpcomingEvents } from './career-events/list-career-events.js';
import { RequestedPdfs } from './cv/requested-pdfs.js';
import { createEventIndexStatus } from './event-index/index-progress.js';
import { createDataReaders } from './export/data-sources.js';
import { RecentHistories } from './history/recent-histories.js';
import { PlacedEvents } from './home/near-events.js';
import { RecentHomes } from './home/recent-homes.js';
import type { LiveViews } from './http/wait-for-revision.js';
import { MatchExplainer } from './jobs/get-job.js';
import { LISTED_FIELDS, type ListedJob, OpenJobs } from './jobs/open-jobs.js';
import { requireLoaded } from './jobs/require-loaded.js';
import { JobReader } from './jobs/job-reader.js';
import { readUserJobs } from './jobs/user-jobs.js';
import { onboardingProjection } from './onboarding/onboarding-projection.js';
import { profileProjection } from './profile/profile-projection.js';
import type { Projection } from './projector/projection.js';
import { Projections } from './projector/projections.js';
import { createViewLog } from './projector/repair-views.js';
import { ViewStore } from './projector/view-store.js';
import { createOperationSources } from './operations/operation-sources.js';
import { createStreamReaders } from './streams/stream-sources.js';
import { createViewChecks } from './streams/checks/view-checks.js';
import { createPastEvents } from './streams/tail/tail-events.js';
import { createTailHub } from './streams/tail/tail-hub.js';
import { createStaffReaders, type StaffReadConfig } from './support/staff-readers.js';

type SourcesConfig = StoreConfig &
  StaffReadConfig & {
    readonly REDIS_URL: string;
    readonly RATE_LIMIT_EXPORT_PER_MINUTE: number;
    readonly EVENT_INDEX_DAYS: number;
  };

/** Connections that the process owns and closes. */
interface SharedConnections {
  readonly redis: Redis;
  readonly accounts: Pick<Firebase, 'getRecord' | 'getAccount' | 'isTestAccount'>;
}

/** For streams that are short and have no snapshots. */
const NO_SNAPSHOTS = { findLatest: () => Promise.resolve(undefined) };

/** Everything that handlers read from. Each feature names what it takes. */
export type Sources = Awaited<ReturnType<typeof createSources>>;

/** Connects the stores, and creates the sources of the handlers. @throws {WrongMasterKeyError} */
export async function createSources(config: SourcesConfig, { redis, accounts }: SharedConnections, logger: Logger) {
  const stores = await connectStores(config, UNENCRYPTED_EVENT_TYPES);
  const { mongo, sealer } = stores;
  const projections = new Projections(mongo.db);
  const streams = createStreamSources(stores, projections, logger);
  const queues = new WorkQueues(config.REDIS_URL, logger);
  queues.prepare([RENDER_CV.queue, MATCH_JOBS.queue], { listensToEvents: true });
  const storedCvs = new DerivedDocuments(mongo.db, CV_COLLECTION, sealer, cv, CV_VERSION);
  const storedRankings = new DerivedDocuments(mongo.db, RANKINGS_COLLECTION, sealer, ranking, RANKER_VERSION);
  const workStore = new WorkStore(mongo.db, sealer);
  const pdfs = new RequestedPdfs(workStore, queues);
  const visits = new UserDocuments(mongo.db, JOB_VISITS_COLLECTION, sealer, jobVisit);
  const jobMirror = createJobMirror(stores, logger);
  const getOpenJobs = requireLoaded(jobMirror);
  const careerEvents = new UpcomingEvents(mongo.db);
  const pseudonyms = createPseudonyms(config.MASTER_KEY);
  const devices = new Devices(mongo.db, sealer, stores.signOuts);
  await devices.prepare();
  const operations = createOperationSources(stores, {
    queues,
    // An operator sees at once what an operation has changed.
    queueStates: new QueueStates(queues, 0),
    projections,
    pseudonyms,
  });
  const eventIndex = createEventIndexStatus({
    db: mongo.db,
    days: config.EVENT_INDEX_DAYS,
    readProcesses: operations.readProcesses,
  });
  jobMirror.start();
  return {
    ...stores,
    eventOpener: stores.eventSealer,
    accounts,
    logger,
    projections,
    ...streams,
    histories: new RecentHistories(streams.pastProfiles),
    queues,
    storedCvs,
    cvs: new DerivedReader(storedCvs, queues, CV_JOB),
    sentCvs: new SentCvs(mongo.db, sealer),
    pdfs,
    storedRankings,
    rankings: new DerivedReader(storedRankings, queues, MATCH_JOBS),
    matchExplainer: new MatchExplainer(workStore, queues, storedRankings),
    visits,
    jobMirror,
    getOpenJobs,
    jobReader: new JobReader(mongo.db),
    readUserJobs: (request: Request, uid: string) =>
      readUserJobs(request, { applications: streams.applications, visits }, uid),
    careerEvents,
    placedEvents: new PlacedEvents((now) => careerEvents.list(now)),
    recentHomes: new RecentHomes(),
    devices,
    accessTokens: new AccessTokens(mongo.db, sealer, stores.erasures),
    activity: new ActivityReader(mongo.db, sealer),
    erasureKey: deriveErasureKey(config.MASTER_KEY),
    toPseudonym: pseudonyms.forStaff,
    limitCalendars: createUserLimit(
      { name: 'calendar', max: EXTENSION_LIMITS.calendarReadsPerMinute, seconds: 60 },
      redis,
    ),
    limitExports: limitPerUser({ name: 'export', max: config.RATE_LIMIT_EXPORT_PER_MINUTE, seconds: 60 }, redis),
    ...operations,
    eventIndex,
    ...createStreamReaders(stores, { queues, masterKey: config.MASTER_KEY }),
    viewChecks: createViewChecks(stores, projections),
    tails: createTailHub(stores.store, (position) => stores.log.canContinueFrom(position), logger),
    pastEvents: createPastEvents({
      db: mongo.db,
      store: stores.store,
      readIndexCheckpoint: async () =>
        eventIndex.isOn ? projections.readCheckpoint(EVENT_INDEX_COLLECTION) : undefined,
    }),
    ...createDataReaders(stores, getOpenJobs, redis, accounts),
    ...createStaffReaders(stores, config, { redis, accounts, pdfs, projections, pseudonyms }),
  };
}

/** Creates the live views of projections, and the readers of past states of streams. */
function createStreamSources({ mongo, store, sealer, eventSealer }: Stores, projections: Projections, logger: Logger) {
  const createLiveViews =
    <View>(projection: Projection<View>): LiveViews<View> =>
    async () => {
      const { name, viewSchema } = projection;
      return new ViewStore(
        mongo.db,
        await projections.getLiveCollection(name),
        sealer,
        viewSchema,
        createViewLog(projection, store, eventSealer),
        logger,
      );
    };
  const snapshots = new Snapshots(mongo.db, sealer, logger);
  return {
    profiles: createLiveViews(profileProjection),
    onboardings: createLiveViews(onboardingProjection),
    applications: createLiveViews(applicationsProjection),
    snapshots,
    pastProfiles: new StateHistory(profileAggregate, store, eventSealer, snapshots),
    pastApplications: new StateHistory(applicationsAggregate, store, eventSealer, snapshots),
    pastOnboardings: new StateHistory(onboardingAggregate, store, eventSealer, NO_SNAPSHOTS),
    pastDetectedSkills: new StateHistory(detectedSkillsAggregate, store, eventSealer, NO_SNAPSHOTS),
    pastAccounts: new StateHistory(accountAggregate, store, eventSealer, NO_SNAPSHOTS),
  };
}

/** Creates the index in memory of all open postings. */
const createJobMirror = ({ mongo }: Pick<Stores, 'mongo'>, logger: Logger) =>
  new CollectionMirror<ListedJob, OpenJobs>(
    mongo.db.collection(JOBS_COLLECTION),
    {
      changes: new ChangeCounter(mongo.db, JOB_CHANGES),
      initialFilter: { isOpen: true },
      fields: LISTED_FIELDS,
      createIndex: () => new OpenJobs(),
      // Readers take the index as it is: a job is listed this long after it was fetched.
      pollIntervalMs: 2_000,
    },
    logger,
  );
