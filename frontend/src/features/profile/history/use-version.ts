import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Profile } from '@trackrecord/contracts';
import { useEffect, useEffectEvent } from 'react';
import { failureText, isNotFound } from '../../../shared/api/api-error';
import { useHistoryAddress } from './history-address';
import { useGetPastProfileQuery } from './history-api';

/** Which version of the profile is on the screen. */
export type Version =
  | { readonly kind: 'now' }
  /** The version the address asks for is on its way; until then the last one stays. */
  | { readonly kind: 'coming'; readonly revision: number; readonly profile: Profile | undefined }
  | { readonly kind: 'past'; readonly revision: number; readonly profile: Profile }
  /** The address asks for one that cannot be shown; the reason is for the person. */
  | { readonly kind: 'missing'; readonly reason: string };

const NO_SUCH_VERSION = 'Your profile has no such version.';

const revisionOf = (text: string): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);

/**
 * The version of this profile that the address asks for. The newest is now: its number goes from the address, where it
 * would stand for the past from the next save on.
 */
export function useVersion(now: Profile): Version {
  const { revision: text, show } = useHistoryAddress();
  const revision = text === undefined ? now.revision : revisionOf(text);
  const isPast = revision !== undefined && revision !== now.revision;
  const isNowByNumber = text !== undefined && revision === now.revision;
  const showNow = useEffectEvent(() => show(undefined));
  useEffect(() => {
    if (isNowByNumber) showNow();
  }, [isNowByNumber]);
  const { data, error, isFetching } = useGetPastProfileQuery(isPast ? { uid: now.userId, revision } : skipToken);

  if (revision === undefined) return { kind: 'missing', reason: NO_SUCH_VERSION };
  if (!isPast) return { kind: 'now' };
  if (isNotFound(error)) return { kind: 'missing', reason: NO_SUCH_VERSION };
  if (error !== undefined) {
    return { kind: 'missing', reason: failureText(error, 'This version could not be loaded.') };
  }
  if (data !== undefined && !isFetching && data.revision !== revision)
    return { kind: 'missing', reason: NO_SUCH_VERSION };
  if (data === undefined || isFetching) return { kind: 'coming', revision, profile: data };
  return { kind: 'past', revision, profile: data };
}

/** The profile to show for a version: until another one is there, the one of now. */
export const profileOf = (version: Version, now: Profile): Profile =>
  (version.kind === 'past' || version.kind === 'coming' ? version.profile : undefined) ?? now;
