import { supportReadEndpoints } from '@trackrecord/contracts';
import type { RequestHandler } from 'express';
import { type PastProfileSources, type ProfileVersion, readProfile, toPointInTime } from '../profile/get-profile.js';
import { readContent } from './read-content.js';
import type { RecordUse } from './record-use.js';

/** GET /support/people/{uid}/profile: what the owner gets, also of a past revision or time. */
export const getPersonProfile = (sources: PastProfileSources, recordUse: RecordUse): RequestHandler =>
  readContent(
    supportReadEndpoints.getPersonProfile,
    { recordUse, describeUse: ({ query }) => ({ what: 'profile', detail: toDetail(query) }) },
    ({ params: { uid }, query, request }) => readProfile(sources, request, uid, query),
  );

function toDetail(version: ProfileVersion): string {
  const pointInTime = toPointInTime(version);
  if (!pointInTime) return 'newest revision';
  return 'at' in pointInTime ? `at ${pointInTime.at}` : `revision ${String(pointInTime.revision)}`;
}
