import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Profile } from '@trackrecord/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { getErrorMessage, isNotFound } from '../../../shared/api/api-error';
import { useGetPastProfileQuery } from '../../../shared/profile/past-profile-api';
import { useHistoryUrl } from './history-url';

/** The version of the profile in the URL. */
export type Version =
  | { readonly kind: 'current' }
  /** Until the version is loaded, the previous past version stays on the page. */
  | { readonly kind: 'loading'; readonly revision: number; readonly profile: Profile | undefined }
  | { readonly kind: 'past'; readonly revision: number; readonly profile: Profile }
  | {
      readonly kind: 'failed';
      readonly revision: number;
      /** The error text to show. */
      readonly reason: string;
      readonly error: unknown;
      readonly isWorking: boolean;
      readonly retry: () => void;
    }
  /** The version does not exist. */
  | { readonly kind: 'missing' };

/** Accepts at most 15 digits, as the server does. */
const parseRevision = (text: string): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);

/** Loads a version. `lastPastProfile` is the past version on the page until then. */
function useLoadedVersion(
  uid: string,
  currentRevision: number,
  revision: number | undefined,
  lastPastProfile: Profile | undefined,
): Version {
  const isPast = revision !== undefined && revision !== currentRevision;
  const query = isPast ? { uid, revision } : skipToken;
  const { currentData: profile, error, isFetching, refetch } = useGetPastProfileQuery(query);

  if (revision === undefined) return { kind: 'missing' };
  if (!isPast) return { kind: 'current' };
  // Past versions are immutable, so a refetch and its errors do not matter.
  if (profile !== undefined) {
    return profile.revision === revision ? { kind: 'past', revision, profile } : { kind: 'missing' };
  }
  if (isNotFound(error)) return { kind: 'missing' };
  if (error !== undefined) {
    const reason = getErrorMessage(error, 'This version could not be loaded.');
    return { kind: 'failed', revision, reason, error, isWorking: isFetching, retry: () => void refetch() };
  }
  return { kind: 'loading', revision, profile: lastPastProfile };
}

const getPastProfile = (version: Version): Profile | undefined =>
  version.kind === 'past' || version.kind === 'loading' ? version.profile : undefined;

/**
 * Loads the version in the URL. If that is the current revision, it is removed from the URL, where it would be a past
 * version after the next save.
 */
export function useVersion(currentProfile: Profile): Version {
  const { revision: revisionParam, show } = useHistoryUrl();
  const revision = revisionParam === undefined ? currentProfile.revision : parseRevision(revisionParam);
  const isCurrentInUrl = revisionParam !== undefined && revision === currentProfile.revision;
  const showCurrentVersion = useEffectEvent(() => show(undefined));
  useEffect(() => {
    if (isCurrentInUrl) showCurrentVersion();
  }, [isCurrentInUrl]);

  const [lastPastProfile, setLastPastProfile] = useState<Profile>();
  const version = useLoadedVersion(currentProfile.userId, currentProfile.revision, revision, lastPastProfile);
  const pastProfile = getPastProfile(version);
  if (pastProfile !== lastPastProfile) setLastPastProfile(pastProfile);
  return version;
}

/** Returns the profile that the page displays for a version: the current one if the version is not loaded. */
export const getDisplayedProfile = (version: Version, currentProfile: Profile): Profile =>
  getPastProfile(version) ?? currentProfile;
