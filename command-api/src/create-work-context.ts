import { cv, CV_COLLECTION, CV_VERSION, QUEUES, RECORDING_LIMITS } from '@trackrecord/contracts';
import {
  connectRedis,
  CV_JOB,
  DerivedDocuments,
  DerivedReader,
  limitPerUser,
  type LimitName,
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
import type { readCommandApiConfig } from './config.js';

type WorkConfig = Pick<
  ReturnType<typeof readCommandApiConfig>,
  | 'REDIS_URL'
  | 'RATE_LIMIT_AI_PER_MINUTE'
  | 'RATE_LIMIT_SKILL_DETECTION_PER_MINUTE'
  | 'RATE_LIMIT_UPLOAD_CHUNKS_PER_MINUTE'
>;

/** The maximum number of unfinished uploads per user. */
const MAX_OPEN_UPLOADS = 5;

/** Connects the queues, and creates the dependencies of routes that request work. */
export async function createWorkContext(config: WorkConfig, mongo: Mongo, sealer: Sealer, logger: Logger) {
  const store = new WorkStore(mongo.db, sealer);
  const uploads = new Uploads(mongo.db, sealer, { maxBytes: RECORDING_LIMITS.bytes, maxUnfinished: MAX_OPEN_UPLOADS });
  const sentCvs = new SentCvs(mongo.db, sealer);
  await Promise.all([store.prepare(), uploads.prepare(), sentCvs.prepare()]);
  const queues = new WorkQueues(config.REDIS_URL, logger);
  queues.prepare(QUEUES, { listensToEvents: true });
  const redis = connectRedis(config.REDIS_URL, logger);
  const limit = (name: LimitName, perMinute: number) => limitPerUser({ name, max: perMinute, seconds: 60 }, redis);
  return {
    queues,
    redis,
    workRequests: new WorkRequests(store, queues),
    uploads,
    cvs: new DerivedReader(new DerivedDocuments(mongo.db, CV_COLLECTION, sealer, cv, CV_VERSION), queues, CV_JOB),
    sentCvs,
    limits: {
      suggestions: limit('suggestions', config.RATE_LIMIT_AI_PER_MINUTE),
      detections: limit('detections', config.RATE_LIMIT_SKILL_DETECTION_PER_MINUTE),
      chunks: limit('chunks', config.RATE_LIMIT_UPLOAD_CHUNKS_PER_MINUTE),
    },
    /** Adds the steps that close the queues and Redis. */
    addShutdownSteps: (shutdown: Shutdown): Shutdown =>
      shutdown.addStep('queues', () => queues.close()).addStep('Redis', () => redis.disconnect()),
  };
}

/** The dependencies of routes that request work. */
export type WorkContext = Omit<Awaited<ReturnType<typeof createWorkContext>>, 'addShutdownSteps' | 'queues' | 'redis'>;
