import { operationPage } from '../operations/actions.js';
import { erasureSummary, feedList } from '../operations/feeds.js';
import { operationsOverview } from '../operations/overview.js';
import { projectionList, quarantineList } from '../operations/projections.js';
import {
  changedJobs,
  concurrencyBody,
  failureList,
  jobPage,
  jobSelection,
  queuedJobsQuery,
  queueList,
  reasonBody,
} from '../operations/queues.js';
import { beforeQuery } from '../staff/access-log.js';
import { rebuildRequested, requestAccepted } from '../staff/rebuilds.js';
import { endpoint } from './endpoint.js';

const operationRead = { method: 'GET', tag: 'operations', access: 'staff', roles: ['operator', 'developer'] } as const;
const operationWrite = { method: 'POST', tag: 'operations', access: 'staff', roles: ['operator'] } as const;
const accepted = { description: 'It is done.', schema: requestAccepted } as const;

/** What operators and developers read. Nothing in it names a person or their data. */
export const operationReadEndpoints = {
  getOperationsOverview: endpoint({
    ...operationRead,
    path: '/api/operations/overview',
    summary: 'Reads the whole picture: what needs a person, processes, queues, projections, feeds and erasures.',
    responses: { 200: { description: 'The picture.', schema: operationsOverview } },
  }),

  listQueues: endpoint({
    ...operationRead,
    path: '/api/operations/queues',
    summary: 'Lists the queues: what waits, who works, and what was done in the last hour.',
    responses: { 200: { description: 'The queues.', schema: queueList } },
  }),

  listFailures: endpoint({
    ...operationRead,
    path: '/api/operations/queues/{queue}/failures',
    summary: 'Groups the failed jobs of a queue by kind and code.',
    responses: { 200: { description: 'The groups, the largest first.', schema: failureList } },
    errors: [404],
  }),

  listQueuedJobs: endpoint({
    ...operationRead,
    path: '/api/operations/queues/{queue}/jobs',
    summary: 'Lists jobs of a queue in one state, the newest first, 50 a page.',
    query: queuedJobsQuery,
    responses: { 200: { description: 'A page of jobs.', schema: jobPage } },
    errors: [404],
  }),

  listProjections: endpoint({
    ...operationRead,
    path: '/api/operations/projections',
    summary: 'Lists the projections: who holds them, how far they are behind, and how their last rebuild went.',
    responses: { 200: { description: 'The projections.', schema: projectionList } },
  }),

  listQuarantine: endpoint({
    ...operationRead,
    path: '/api/operations/quarantine',
    summary: 'Lists streams that are not projected until they are rebuilt.',
    responses: { 200: { description: 'The streams, named by keyed hashes.', schema: quarantineList } },
  }),

  listFeeds: endpoint({
    ...operationRead,
    path: '/api/operations/feeds',
    summary: 'Lists the feeds with their last fetch.',
    responses: { 200: { description: 'The feeds.', schema: feedList } },
  }),

  getErasures: endpoint({
    ...operationRead,
    path: '/api/operations/erasures',
    summary: 'Counts the erasures that are not finished.',
    responses: { 200: { description: 'The counts.', schema: erasureSummary } },
  }),

  listOperations: endpoint({
    ...operationRead,
    path: '/api/operations/actions',
    summary: 'Lists what staff did, the newest first.',
    query: beforeQuery,
    responses: { 200: { description: 'A page of operations.', schema: operationPage } },
  }),
};

/** What operators do. Each is recorded before it is done. */
export const operationEndpoints = {
  pauseQueue: endpoint({
    ...operationWrite,
    path: '/api/operations/queues/{queue}/pause',
    summary: 'Pauses a queue: nothing starts until it is resumed. Erasures cannot be paused.',
    body: { schema: reasonBody },
    responses: { 200: accepted },
    errors: [404, 409],
  }),

  resumeQueue: endpoint({
    ...operationWrite,
    path: '/api/operations/queues/{queue}/resume',
    summary: 'Resumes a paused queue.',
    body: { schema: reasonBody },
    responses: { 200: accepted },
    errors: [404],
  }),

  limitQueue: endpoint({
    ...operationWrite,
    method: 'PUT',
    path: '/api/operations/queues/{queue}/concurrency',
    summary: 'Limits how many jobs of a queue run at a time in all workers together.',
    body: { schema: concurrencyBody },
    responses: { 200: accepted },
    errors: [404, 409],
  }),

  retryJobs: endpoint({
    ...operationWrite,
    path: '/api/operations/queues/{queue}/retries',
    summary: 'Runs failed jobs again: one, or those of a kind with a code.',
    body: { schema: jobSelection },
    responses: { 200: { description: 'How many jobs wait again.', schema: changedJobs } },
    errors: [404, 409],
  }),

  discardJobs: endpoint({
    ...operationWrite,
    path: '/api/operations/queues/{queue}/discards',
    summary: 'Removes failed jobs. What they were for is made again by the next save or request.',
    isRecentSignInRequired: true,
    body: { schema: jobSelection },
    responses: { 200: { description: 'How many jobs were removed.', schema: changedJobs } },
    errors: [404, 409],
  }),

  rebuildQuarantined: endpoint({
    ...operationWrite,
    path: '/api/operations/quarantine/{id}/rebuilds',
    summary: 'Builds the view of a quarantined stream again.',
    body: { schema: reasonBody },
    responses: { 202: { description: 'The rebuild is requested.', schema: rebuildRequested } },
    errors: [404],
  }),

  rebuildProjection: endpoint({
    ...operationWrite,
    path: '/api/operations/projections/{projection}/rebuilds',
    summary: 'Builds all views of a projection again. The current ones are served until the new ones replace them.',
    isRecentSignInRequired: true,
    body: { schema: reasonBody },
    responses: { 202: { description: 'The rebuild is requested.', schema: requestAccepted } },
    errors: [404, 409],
  }),

  fetchFeed: endpoint({
    ...operationWrite,
    path: '/api/operations/feeds/{feed}/fetches',
    summary: 'Fetches a feed now instead of at its next time.',
    body: { schema: reasonBody },
    responses: { 202: { description: 'The fetch is requested.', schema: requestAccepted } },
    errors: [404],
  }),
};
