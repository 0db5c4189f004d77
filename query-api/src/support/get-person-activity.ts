import { type PersonActivity, supportReadEndpoints } from '@trackrecord/contracts';
import type { ActivityReader } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { readContent } from './read-content.js';
import type { RecordUse } from './record-use.js';

const PAGE_SIZE = 50;

/** Reads the activity log. */
export type ActivitySource = Pick<ActivityReader, 'readActivity'>;

/** GET /support/people/{uid}/activity: refused and failed requests and outcomes of jobs, newest first. */
export const getPersonActivity = (activity: ActivitySource, recordUse: RecordUse): RequestHandler =>
  readContent(
    supportReadEndpoints.getPersonActivity,
    {
      recordUse,
      describeUse: ({ query: { before } }) => ({
        what: 'activity',
        detail: before === undefined ? 'newest' : `before ${new Date(before).toISOString()}`,
      }),
    },
    async ({ params: { uid }, query: { before } }) => ({
      status: 200,
      body: await readActivityPage(activity, uid, before),
    }),
  );

/** Returns a page. Entries of the same time stay together, because the next page starts before a time. */
export async function readActivityPage(
  activity: ActivitySource,
  uid: string,
  before: string | undefined,
): Promise<PersonActivity> {
  const entries = await activity.readActivity(uid, before === undefined ? undefined : new Date(before));
  const last = entries[PAGE_SIZE - 1];
  const items = entries.filter(({ at }, index) => index < PAGE_SIZE || at === last?.at);
  return { items, next: items.length < entries.length ? (last?.at ?? null) : null };
}
