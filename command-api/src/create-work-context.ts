import { cv, CV_COLLECTION, CV_VERSION, QUEUES, RECORDING_LIMITS } from '@trackrecord/contracts';
import {
  connectRedis,
  CV_JOB,
  DerivedDocuments,
  DerivedReader,
  type Logger,
  type Mongo,
  type Sealer,
  SentCvs,
  type Shutdown,
  Uploads,
  WorkQueues,
  WorkStore,
} from '@trackrecord/platform';
import { WorkRequests } from './work/work-requests.js';

/** The maximum number of unfinished uploads per user. */
const MAX_OPEN_UPLOADS = 5;

/** Connects the queues and Redis, and creates the dependencies of routes that request work. */
export async function createWorkContext(redisUrl: string, mongo: Mongo, sealer: Sealer, logger: Logger) {
  const store = new WorkStore(mongo.db, sealer);
  const uploads = new Uploads(mongo.db, sealer, { maxBytes: RECORDING_LIMITS.bytes, maxUnfinished: MAX_OPEN_UPLOADS });
  const sentCvs = new SentCvs(mongo.db, sealer);
  await Promise.all([store.prepare(), uploads.prepare(), sentCvs.prepare()]);
  const queues = new WorkQueues(redisUrl, logger);
  queues.prepare(QUEUES, { listensToEvents: true });
  const redis = connectRedis(redisUrl, logger);
  return {
    queues,
    redis,
    workRequests: new WorkRequests(store, queues),
    uploads,
    cvs: new DerivedReader(new DerivedDocuments(mongo.db, CV_COLLECTION, sealer, cv, CV_VERSION), queues, CV_JOB),
    sentCvs,
    /** Adds the steps that close the queues and Redis. */
    addShutdownSteps: (shutdown: Shutdown): Shutdown =>
      shutdown.addStep('queues', () => queues.close()).addStep('Redis', () => redis.disconnect()),
  };
}
