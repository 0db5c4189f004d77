import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useCalmPage } from '../../../shared/ui/use-calm-page';
import type { Changes } from './use-changes';
import { entryOf } from './use-lit-change';
import type { Version } from './use-version';

/** The revision a list has to follow to; now is the first of the list, whatever its number. */
const revisionToFollow = (version: Version): number =>
  version.kind === 'now' || version.kind === 'missing' ? Infinity : version.revision;

/**
 * Brings the change that made a version into view once the address asks for another one, and reads the pages up to it.
 * A newer now is no other version, and whoever has the focus in the list stays where they are.
 */
export function useFollowing(list: RefObject<HTMLElement | null>, changes: Changes, version: Version): void {
  const { items, reading, hasEarlier, earlierFailed, readEarlier } = changes;
  const revision = revisionToFollow(version);
  const behavior = useCalmPage() ? 'instant' : 'smooth';
  const followed = useRef<number>(undefined);
  /** The revision a page was asked for on its account: where that failed it is not asked for again. */
  const sought = useRef<number>(undefined);

  useEffect(() => {
    if (items === undefined || followed.current === revision) return;
    const change = items.find((one) => one.revision <= revision);
    const givesUp = !hasEarlier || (earlierFailed && sought.current === revision);
    if (change === undefined && !givesUp) {
      if (reading) return;
      sought.current = revision;
      readEarlier();
      return;
    }
    followed.current = revision;
    sought.current = undefined;
    const { activeElement } = document;
    const isAtWork = activeElement !== list.current && list.current?.contains(activeElement);
    if (change !== undefined && !isAtWork) entryOf(change)?.scrollIntoView({ block: 'nearest', behavior });
  }, [items, reading, hasEarlier, earlierFailed, readEarlier, revision, behavior, list]);
}
