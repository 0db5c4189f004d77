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
  connectStores,
  createUserLimit,
  ChangeCounter,
  CV_JOB,
  createPseudonyms,
  DerivedDocuments,
  DerivedReader,
  deriveErasureKey,
  CollectionMirror,
  limitPerUser,
  type Logger,
  StateHistory,
  type Redis,
  SentCvs,
  Snapshots,
  type StoreConfig,
  UserDocuments,
  WorkQueues,
  WorkStore,
} from '@trackrecord/platform';
import type { Request } from 'express';
import { Devices } from './account/devices.js';
import { applicationsProjection } from './applications/applications-projection.js';
import { UpcomingEvents } from './career-events/list-career-events.js';
import { RequestedPdfs } from './cv/requested-pdfs.js';
import { createDataSources } from './export/data-sources.js';
import type { Accounts } from './account/provider-record.js';
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

type QueriesConfig = StoreConfig & { readonly REDIS_URL: string; readonly RATE_LIMIT_EXPORT_PER_MINUTE: number };

/** For streams that are short and have no snapshots. */
const NO_SNAPSHOTS = { findLatest: () => Promise.resolve(undefined) };

/** Connections that the process owns and closes. */
interface SharedConnections {
  readonly redis: Redis;
  readonly accounts: Accounts;
}

/** Connects the stores, and creates the dependencies of the handlers. @throws {WrongMasterKeyError} */
export async function createQueries(config: QueriesConfig, { redis, accounts }: SharedConnections, logger: Logger) {
  const stores = await connectStores(config, UNENCRYPTED_EVENT_TYPES);
  const { mongo, keysMongo, store, log, erasures, sealer, eventSealer } = stores;
  const pseudonyms = createPseudonyms(config.MASTER_KEY);
  const projections = new Projections(mongo.db);
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
  const pastProfiles = new StateHistory(profileAggregate, store, eventSealer, snapshots);
  const sources = {
    profiles: createLiveViews(profileProjection),
    onboardings: createLiveViews(onboardingProjection),
    pastProfiles,
    histories: new RecentHistories(pastProfiles),
    applications: createLiveViews(applicationsProjection),
    pastApplications: new StateHistory(applicationsAggregate, store, eventSealer, snapshots),
    pastOnboardings: new StateHistory(onboardingAggregate, store, eventSealer, NO_SNAPSHOTS),
    pastDetectedSkills: new StateHistory(detectedSkillsAggregate, store, eventSealer, NO_SNAPSHOTS),
    pastAccounts: new StateHistory(accountAggregate, store, eventSealer, NO_SNAPSHOTS),
  };
  const queues = new WorkQueues(config.REDIS_URL, logger);
  queues.prepare([RENDER_CV.queue, MATCH_JOBS.queue], { listensToEvents: true });
  const storedCvs = new DerivedDocuments(mongo.db, CV_COLLECTION, sealer, cv, CV_VERSION);
  const storedRankings = new DerivedDocuments(mongo.db, RANKINGS_COLLECTION, sealer, ranking, RANKER_VERSION);
  const jobMirror = new CollectionMirror<ListedJob, OpenJobs>(
    mongo.db.collection(JOBS_COLLECTION),
    {
      changes: new ChangeCounter(mongo.db, JOB_CHANGES),
      initialFilter: { isOpen: true },
      fields: LISTED_FIELDS,
      createIndex: () => new OpenJobs(),
    },
    logger,
  );
  const visits = new UserDocuments(mongo.db, JOB_VISITS_COLLECTION, sealer, jobVisit);
  const jobs = {
    getOpenJobs: requireLoaded(jobMirror),
    reader: new JobReader(mongo.db),
    readUserJobs: (request: Request, uid: string) =>
      readUserJobs(request, { applications: sources.applications, visits }, uid),
    rankings: new DerivedReader(storedRankings, queues, MATCH_JOBS),
    explainer: new MatchExplainer(new WorkStore(mongo.db, sealer), queues),
  };
  const sentCvs = new SentCvs(mongo.db, sealer);
  const sharedSources = {
    pastProfiles: sources.pastProfiles,
    pastOnboardings: sources.pastOnboardings,
    pastDetectedSkills: sources.pastDetectedSkills,
    pastAccounts: sources.pastAccounts,
    pastApplications: sources.pastApplications,
    cvs: storedCvs,
    sentCvs,
    rankings: storedRankings,
    visits,
    toPseudonym: pseudonyms.forStaff,
    getOpenJobs: jobs.getOpenJobs,
  };
  const accessTokens = new AccessTokens(mongo.db, sealer, erasures);
  const careerEvents = new UpcomingEvents(mongo.db);
  const devices = new Devices(mongo.db, sealer, stores.signOuts);
  await devices.prepare();
  const exportSources = createDataSources(stores, { ...sharedSources, accessTokens, devices }, redis, accounts);
  jobMirror.start();
  const cvs = new DerivedReader(storedCvs, queues, CV_JOB);
  return {
    mongo,
    keysMongo,
    store,
    log,
    erasures,
    signOuts: stores.signOuts,
    sealer,
    eventSealer,
    pseudonyms,
    storedCvs,
    storedRankings,
    sources: {
      ...sources,
      accesses: { store, opener: eventSealer, toPseudonym: pseudonyms.forStaff },
      erasureKey: deriveErasureKey(config.MASTER_KEY),
      erasures,
      cvs,
      sentCvs,
      pdfs: new RequestedPdfs(new WorkStore(mongo.db, sealer), queues),
      jobs,
      exportSources,
      accessTokens,
      devices,
      limits: {
        calendars: createUserLimit(
          { name: 'calendar', max: EXTENSION_LIMITS.calendarReadsPerMinute, seconds: 60 },
          redis,
        ),
        exports: limitPerUser({ name: 'export', max: config.RATE_LIMIT_EXPORT_PER_MINUTE, seconds: 60 }, redis),
      },
      careerEvents,
      home: {
        applications: sources.applications,
        visits,
        jobs,
        events: new PlacedEvents((now) => careerEvents.list(now)),
        changes: sources,
        recentHomes: new RecentHomes(),
      },
    },
    queues,
    jobMirror,
  };
}
