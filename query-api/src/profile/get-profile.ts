import { ENDPOINTS } from '@trackrecord/contracts';
import { toProfile } from '@trackrecord/domain';
import { toEtag, handle, HttpError, type PointInTime } from '@trackrecord/platform';
import type { Request, RequestHandler } from 'express';
import type { PastProfiles } from '../history/past-profiles.js';
import { readCurrentProfile, type ProfileSources } from './current-profile.js';
import { profileNotFoundError } from '../http/profile-not-found.js';

/** The sources of current and past profiles. */
export type PastProfileSources = ProfileSources & { readonly pastProfiles: PastProfiles };

/** What identifies a version of a profile in a query; the newest by default. */
export interface ProfileVersion {
  readonly revision?: number | undefined;
  readonly at?: string | undefined;
}

/**
 * GET /profile/{uid}: the profile, at least at the revision in X-Min-Revision; with `?revision=` or `?at=`, as it was
 * then.
 */
export const getProfile = (sources: PastProfileSources): RequestHandler =>
  handle(ENDPOINTS.getProfile, ({ params: { uid }, query, request }) => readProfile(sources, request, uid, query));

/** Reads a version of a profile as a response. @throws {HttpError} 404 if there is none. */
export async function readProfile(sources: PastProfileSources, request: Request, uid: string, version: ProfileVersion) {
  const pointInTime = toPointInTime(version);
  if (pointInTime) return readPastProfile(sources.pastProfiles, uid, pointInTime);
  const currentProfile = await readCurrentProfile(request, sources, uid);
  if (!currentProfile) throw profileNotFoundError();
  return { status: 200, body: currentProfile.profile, headers: { ETag: toEtag(currentProfile.revision) } } as const;
}

/** Times are compared as strings, so the year must have four digits. */
const MAX_TIME_MS = Date.parse('9999-12-31T23:59:59.999Z');

/** Returns the point in time of a version; undefined for the newest. */
export function toPointInTime({ revision, at }: ProfileVersion): PointInTime | undefined {
  if (revision !== undefined) return { revision };
  return at === undefined ? undefined : { at: new Date(Math.min(Date.parse(at), MAX_TIME_MS)).toISOString() };
}

async function readPastProfile(pastProfiles: PastProfiles, uid: string, pointInTime: PointInTime) {
  const pastProfile = await pastProfiles.readAt(uid, pointInTime);
  if (!pastProfile) throw profileNotFoundError();
  const { state, revision, at } = pastProfile;
  if ('revision' in pointInTime && revision < pointInTime.revision)
    throw new HttpError(
      404,
      'revision-not-found',
      `There is no version ${String(pointInTime.revision)} of this profile yet.`,
    );
  return { status: 200, body: toProfile(uid, state, revision, at), headers: { ETag: toEtag(revision) } } as const;
}
