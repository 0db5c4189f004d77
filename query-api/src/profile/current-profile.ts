import { type Profile, profile as profileContract } from '@trackrecord/contracts';
import { toProfile } from '@trackrecord/domain';
import type { Request } from 'express';
import type { PastProfiles } from '../history/past-profiles.js';
import { readFreshView, type LiveViews } from '../http/wait-for-revision.js';
import { orderFields } from '../projector/order-fields.js';

/** The sources of the current profile: its view, or its stream if the view is behind. */
export interface ProfileSources {
  readonly profiles: LiveViews<Profile>;
  readonly pastProfiles: Pick<PastProfiles, 'readLatest'>;
}

/** A profile and the revision of its stream. */
interface CurrentProfile {
  readonly profile: Profile;
  readonly revision: number;
  /** The last event of the view; undefined if the stream was read. */
  readonly eventId: string | undefined;
}

/**
 * Reads the profile of a user; undefined if there is none. The view may be a few milliseconds behind a write, so if it
 * is missing or not sufficient, the stream is read.
 * @throws {HttpError} like `readFreshView`.
 * @throws {KeyDestroyedError} if the account was erased.
 */
export async function readCurrentProfile(
  request: Request,
  { profiles, pastProfiles }: ProfileSources,
  uid: string,
  isSufficient: (view: Profile) => boolean = () => true,
): Promise<CurrentProfile | undefined> {
  const freshView = await readFreshView(request, profiles, uid);
  if (freshView?.view && isSufficient(freshView.view))
    return { profile: freshView.view, revision: freshView.revision, eventId: freshView.head?.eventId };
  const latest = await pastProfiles.readLatest(uid);
  if (!latest) return undefined;
  const { state, revision, at } = latest;
  return { profile: orderFields(profileContract, toProfile(uid, state, revision, at)), revision, eventId: undefined };
}
