import { ENDPOINTS } from '@trackrecord/contracts';
import { toProfile } from '@trackrecord/domain';
import { toEtag, handle, HttpError, type PointInTime } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { PastProfiles } from '../history/past-profiles.js';
import { readCurrentProfile, type ProfileSources } from './current-profile.js';
import { profileNotFound } from './not-found.js';

/**
 * GET /profile/{uid}: the profile, at least at the revision in X-Min-Revision; with `?revision=` or `?at=`, as it was
 * then (design.md section 4).
 */
export const getProfile = (sources: ProfileSources & { readonly past: PastProfiles }): RequestHandler =>
  handle(ENDPOINTS.getProfile, async ({ params: { uid }, query, request }) => {
    const pointInTime = toPointInTime(query);
    if (pointInTime) return readPastProfile(sources.past, uid, pointInTime);
    const found = await readCurrentProfile(request, sources, uid);
    if (!found) throw profileNotFound();
    return { status: 200, body: found.profile, headers: { ETag: toEtag(found.revision) } };
  });

/** Times are compared as strings, so the year must have four digits. */
const MAX_TIME_MS = Date.parse('9999-12-31T23:59:59.999Z');

function toPointInTime({
  revision,
  at,
}: {
  revision?: number | undefined;
  at?: string | undefined;
}): PointInTime | undefined {
  if (revision !== undefined) return { revision };
  return at === undefined ? undefined : { at: new Date(Math.min(Date.parse(at), MAX_TIME_MS)).toISOString() };
}

async function readPastProfile(past: PastProfiles, uid: string, pointInTime: PointInTime) {
  const found = await past.readAt(uid, pointInTime);
  if (!found) throw profileNotFound();
  const { state, revision, at } = found;
  if ('revision' in pointInTime && revision < pointInTime.revision)
    throw new HttpError(
      404,
      'revision-not-found',
      `There is no version ${String(pointInTime.revision)} of this profile yet.`,
    );
  return { status: 200, body: toProfile(uid, state, revision, at), headers: { ETag: toEtag(revision) } } as const;
}
