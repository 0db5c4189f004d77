import { FETCH_FEED, operationEndpoints } from '@trackrecord/contracts';
import { handle, HttpError, LONG_RETRY_JOB_OPTIONS } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { QueueOperationContext } from './queue-operations.js';

/** POST /operations/feeds/{feed}/fetches: fetches a feed now, besides its schedule. */
export const fetchFeed = ({ operations, queues }: QueueOperationContext): RequestHandler =>
  handle(operationEndpoints.fetchFeed, async ({ params: { feed }, body: { reason }, identity, request }) => {
    const schedule = await queues.operate(FETCH_FEED.queue, (queue) => queue.getJobScheduler(feed));
    if (!schedule) throw new HttpError(404, 'feed-not-found', 'There is no such feed, or it is not enabled.');
    await operations.run({ action: 'fetch-feed', target: feed, reason, identity, request }, async () => {
      const options = { ...LONG_RETRY_JOB_OPTIONS, attempts: 3 };
      await queues.operate(FETCH_FEED.queue, (queue) => queue.add(FETCH_FEED.name, { feed }, options));
      return { detail: null };
    });
    return { status: 202, body: {} };
  });
