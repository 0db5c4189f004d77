import { skipToken } from '@reduxjs/toolkit/query/react';
import type { Profile } from '@trackrecord/contracts';
import { useEffect, useEffectEvent, useState } from 'react';
import { failureText, isNotFound } from '../../../shared/api/api-error';
import { useHistoryAddress } from './history-address';
import { useGetPastProfileQuery } from './history-api';

/** Which version of the profile is on the screen. */
export type Version =
  | { readonly kind: 'now' }
  /** The version the address asks for is on its way; until then the last one stays. */
  | { readonly kind: 'coming'; readonly revision: number; readonly profile: Profile | undefined }
  | { readonly kind: 'past'; readonly revision: number; readonly profile: Profile }
  /** The address asks for one that was not answered; the reason is for the person. */
  | {
      readonly kind: 'failed';
      readonly revision: number;
      readonly reason: string;
      readonly working: boolean;
      readonly retry: () => void;
    }
  /** The address asks for one that there is not. */
  | { readonly kind: 'missing' };

const revisionOf = (text: string): number | undefined => (/^\d{1,15}$/.test(text) ? Number(text) : undefined);

/** The version that an address asks for; `last` is the past one that was on the screen before. */
function useAskedVersion(uid: string, now: number, revision: number | undefined, last: Profile | undefined): Version {
  const isPast = revision !== undefined && revision !== now;
  const asked = isPast ? { uid, revision } : skipToken;
  const { currentData: profile, error, isFetching, refetch } = useGetPastProfileQuery(asked);

  if (revision === undefined) return { kind: 'missing' };
  if (!isPast) return { kind: 'now' };
  // What was is what it was: reading it once more, or failing to, changes nothing.
  if (profile !== undefined) {
    return profile.revision === revision ? { kind: 'past', revision, profile } : { kind: 'missing' };
  }
  if (isNotFound(error)) return { kind: 'missing' };
  if (error !== undefined) {
    const reason = failureText(error, 'This version could not be loaded.');
    return { kind: 'failed', revision, reason, working: isFetching, retry: () => void refetch() };
  }
  return { kind: 'coming', revision, profile: last };
}

const pastOf = (version: Version): Profile | undefined =>
  version.kind === 'past' || version.kind === 'coming' ? version.profile : undefined;

/**
 * The version of this profile that the address asks for. The newest is now: its number goes from the address, where it
 * would stand for the past from the next save on.
 */
export function useVersion(now: Profile): Version {
  const { revision: text, show } = useHistoryAddress();
  const revision = text === undefined ? now.revision : revisionOf(text);
  const isNowByNumber = text !== undefined && revision === now.revision;
  const showNow = useEffectEvent(() => show(undefined));
  useEffect(() => {
    if (isNowByNumber) showNow();
  }, [isNowByNumber]);

  const [last, setLast] = useState<Profile>();
  const version = useAskedVersion(now.userId, now.revision, revision, last);
  const past = pastOf(version);
  if (past !== last) setLast(past);
  return version;
}

/** The profile to show for a version: until another one is there, the one of now. */
export const profileOf = (version: Version, now: Profile): Profile => pastOf(version) ?? now;
