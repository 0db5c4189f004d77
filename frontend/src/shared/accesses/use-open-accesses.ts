import { useEffect, useState } from 'react';
import { useAuth } from '../identity/auth-context';
import { useGetLatestAccessesQuery } from './latest-accesses-api';
import type { Access } from './access';

/** Sessions are polled only while the page is visible, and are also refetched when it becomes visible. */
const POLLING_MS = 60_000;
const FAST_POLLING_MS = 5_000;

/**
 * Polls the sessions of support often: while support can see the data, and while the user waits for support to use a
 * code. Of several intervals of a query, the shortest counts.
 */
export function useFastPolling(uid: string, isEnabled: boolean): void {
  useGetLatestAccessesQuery(uid, {
    skip: !isEnabled,
    pollingInterval: FAST_POLLING_MS,
    skipPollingIfUnfocused: true,
  });
}

/** Returns true once a time has passed. If it has passed already, returns false: the server says what is open. */
function useHasPassed(time: string): boolean {
  const [passedTime, setPassedTime] = useState<string>();

  useEffect(() => {
    const delay = Date.parse(time) - Date.now();
    // The delay is NaN if nothing is open, because there is no time.
    if (!(delay > 0)) return undefined;
    const timer = setTimeout(() => setPassedTime(time), delay);
    return () => clearTimeout(timer);
  }, [time]);

  return passedTime === time;
}

interface OpenAccesses {
  readonly uid: string;
  readonly items: readonly Access[];
  /** When the last of them ends; empty if none is open. */
  readonly until: string;
}

/** Polls the sessions of support and returns those that are open. */
export function useOpenAccesses(): OpenAccesses {
  const { user } = useAuth();
  const uid = user?.uid ?? '';
  const { data } = useGetLatestAccessesQuery(uid, {
    skip: user === null,
    pollingInterval: POLLING_MS,
    skipPollingIfUnfocused: true,
  });
  const items = data?.items.filter(({ open }) => open) ?? [];
  const until =
    items
      .map((access) => access.until)
      .toSorted()
      .at(-1) ?? '';
  const hasPassed = useHasPassed(until);
  useFastPolling(uid, items.length > 0);

  return { uid, items: hasPassed ? [] : items, until };
}
