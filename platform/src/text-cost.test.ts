import { resolve } from 'node:path';
import { describeTextCost, OPERATOR_TEXT } from '@trackrecord/contracts/testing/text-cost/describe-text-cost';
import type { TextCall } from '@trackrecord/contracts/testing/text-cost/text-cost';
import { ALL_ENDPOINTS } from '@trackrecord/contracts';
import { toRecordedSentence } from './activity/recorded-sentence.js';
import { findReceiptError } from './erasure/receipts.js';
import { HttpError } from './http/http-error.js';
import { endpointsAt, methodsAt } from './http/match-endpoints.js';
import { TokenCache } from './limits/token-cache.js';

const IDS = 'only looks up ids';
const exempt: Readonly<Record<string, string>> = {
  'lifecycle/shutdown#withDeadline': OPERATOR_TEXT,
  'mongo/connect#connectMongo': OPERATOR_TEXT,
  'http/http-error#unavailableError': OPERATOR_TEXT,
  'work/redis#connectRedis': OPERATOR_TEXT,
  'http/listen#listen': OPERATOR_TEXT,
  'auth/firebase#connectFirebase': OPERATOR_TEXT,
  'auth/report-refusals#reportRefusals': OPERATOR_TEXT,
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
  'uploads/stored-uploads#StoredUploads': IDS,
  'uploads/uploads#Uploads': IDS,
  'work/work-store#WorkStore': IDS,
  'limits/distributed-rate-limiter#DistributedRateLimiter': IDS,
  'activity/activity-log#ActivityLog': 'hashes numbers',
  'sealing/sealer#Sealer': 'encrypts bytes',
  'derived/derived-documents#findGenerationTimes': IDS,
  'idempotency/idempotency-store#IdempotencyStore': IDS,
  'sealing/cipher#keyedHash': 'hashes bytes',
  'sealing/cipher#seal': OPERATOR_TEXT,
  'sealing/cipher#open': OPERATOR_TEXT,
  'uploads/upload-documents#toUploadId': OPERATOR_TEXT,
  'uploads/upload-documents#toUploadName': OPERATOR_TEXT,
};

const calls: Readonly<Record<string, TextCall>> = {
  'erasure/receipts#findReceiptError': (text) => findReceiptError({}, text, undefined),
  'activity/recorded-sentence#toRecordedSentence': (text) =>
    toRecordedSentence(new HttpError(400, 'validation', text, { details: [{ path: text, message: text }] }), undefined),
  'limits/token-cache#TokenCache.getOwner': (text) => new TokenCache().getOwner(text),
  'http/match-endpoints#methodsAt': (text) => methodsAt(ALL_ENDPOINTS, `/${text}`),
  'http/match-endpoints#endpointsAt': (text) => endpointsAt(ALL_ENDPOINTS, `/${text}`),
};

describeTextCost(resolve(__dirname, '..'), { exempt, calls });
