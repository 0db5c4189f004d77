import { ENDPOINTS } from '@trackrecord/contracts';
import { toProfile } from '@trackrecord/domain';
import { toEtag, handle, HttpError, type PointInTime } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { PastProfiles } from '../history/past-profiles.js';
import { currentProfile, type ProfileSources } from './current-profile.js';
import { profileNotFound } from './not-found.js';

/**
 * GET /profile/{uid}: the profile, at least at the revision in X-Min-Revision; with `?revision=` or `?at=`, as it was
 * then (design.md section 4).
 */
export const getProfile = (sources: ProfileSources & { readonly past: PastProfiles }): RequestHandler =>
  handle(ENDPOINTS.getProfile, async ({ params: { uid }, query, request }) => {
    const moment = toMoment(query);
    if (moment) return profileThen(sources.past, uid, moment);
    const found = await currentProfile(request, sources, uid);
    if (!found) throw profileNotFound();
    return { status: 200, body: found.profile, headers: { ETag: toEtag(found.revision) } };
  });

/** Times are compared as strings, so the year must have four digits. */
const LAST_MOMENT = Date.parse('9999-12-31T23:59:59.999Z');

function toMoment({
  revision,
  at,
}: {
  revision?: number | undefined;
  at?: string | undefined;
}): PointInTime | undefined {
  if (revision !== undefined) return { revision };
  return at === undefined ? undefined : { at: new Date(Math.min(Date.parse(at), LAST_MOMENT)).toISOString() };
}

async function profileThen(past: PastProfiles, uid: string, moment: PointInTime) {
  const found = await past.readAt(uid, moment);
  if (!found) throw profileNotFound();
  const { state, revision, at } = found;
  if ('revision' in moment && revision < moment.revision)
    throw new HttpError(
      404,
      'revision-not-found',
      `There is no version ${String(moment.revision)} of this profile yet.`,
    );
  return { status: 200, body: toProfile(uid, state, revision, at), headers: { ETag: toEtag(revision) } } as const;
}
