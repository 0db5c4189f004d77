import { resolve } from 'node:path';
import { describeTextCost, OPERATOR_TEXT } from '@trackrecord/contracts/testing/text-cost/describe-text-cost';
import type { TextCall } from '@trackrecord/contracts/testing/text-cost/text-cost';
import { ALL_ENDPOINTS } from '@trackrecord/contracts';
import { getRecordableMessage } from './activity/recordable-message.js';
import { findReceiptError } from './erasure/receipts.js';
import { HttpError } from './http/http-error.js';
import { findEndpoints, findMethods } from './http/match-endpoints.js';
import { toLoggedPath } from './http/to-logged-path.js';
import { TokenCache } from './limits/token-cache.js';

const IDS = 'only looks up ids';
/** Functions whose time is not measured with long texts, and why. */
const exempt: Readonly<Record<string, string>> = {
  'lifecycle/shutdown#withDeadline': OPERATOR_TEXT,
  'mongo/connect#connectMongo': OPERATOR_TEXT,
  'http/http-error#unavailableError': OPERATOR_TEXT,
  'work/redis#connectRedis': OPERATOR_TEXT,
  'http/listen#listen': OPERATOR_TEXT,
  'auth/firebase#connectFirebase': OPERATOR_TEXT,
  'auth/report-refusals#reportRefusals': OPERATOR_TEXT,
  'healthcheck/kill-service#killService': OPERATOR_TEXT,
  'healthcheck/silence#SilenceFile': OPERATOR_TEXT,
  'logging/logger#createLogger': OPERATOR_TEXT,
  'openapi/operation#toOperation': OPERATOR_TEXT,
  'lifecycle/shutdown#Shutdown': OPERATOR_TEXT,
  'event-store/event-store#EventStore': OPERATOR_TEXT,
  'event-log/log-record#LogRecord': OPERATOR_TEXT,
  'event-log/event-log#EventLog': OPERATOR_TEXT,
  'metrics/metrics#Metrics': OPERATOR_TEXT,
  'mongo/change-counter#ChangeCounter': OPERATOR_TEXT,
  'mongo/lease#Lease': OPERATOR_TEXT,
  'work/work-queues#WorkQueues': OPERATOR_TEXT,
  'erasure/erasures#Erasures': IDS,
  'sent-cvs/sent-cvs#SentCvs.read': IDS,
  'uploads/upload-reader#UploadReader': IDS,
  'uploads/uploads#Uploads': IDS,
  'work/work-store#WorkStore': IDS,
  'limits/distributed-rate-limiter#DistributedRateLimiter': IDS,
  'limits/strict-rate-limiter#StrictRateLimiter': IDS,
  'limits/slots#Slots.claim': IDS,
  'tokens/access-tokens#AccessTokens': IDS,
  'activity/activity-log#ActivityLog': 'hashes ids',
  'sealing/sealer#Sealer': 'encrypts bytes',
  'derived/derived-documents#findGenerationTimes': IDS,
  'idempotency/idempotency-store#IdempotencyStore': IDS,
  'sealing/cipher#hashWithKey': 'hashes bytes',
  'sealing/cipher#seal': 'encrypts bytes',
  'sealing/cipher#open': 'decrypts bytes',
  'uploads/upload-documents#toUploadId': 'only joins ids and names of uploads',
  'uploads/upload-documents#toUploadName': 'only cuts ids of uploads',
};

/** How to call the others with a long text. */
const calls: Readonly<Record<string, TextCall>> = {
  'erasure/receipts#findReceiptError': (text) => findReceiptError({}, text, undefined),
  'activity/recordable-message#getRecordableMessage': (text) =>
    getRecordableMessage(
      new HttpError(400, 'validation', text, { details: [{ path: text, message: text }] }),
      undefined,
    ),
  'limits/token-cache#TokenCache.getOwner': (text) => new TokenCache().getOwner(text),
  'http/to-logged-path#toLoggedPath': (text) => toLoggedPath(`/api/calendar/${text}`),
  'http/match-endpoints#findMethods': (text) => findMethods(ALL_ENDPOINTS, `/${text}`),
  'http/match-endpoints#findEndpoints': (text) => findEndpoints(ALL_ENDPOINTS, `/${text}`),
};

describeTextCost(resolve(__dirname, '..'), { exempt, calls });
