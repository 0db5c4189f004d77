import type { RefObject } from 'react';
import { useEffect, useRef } from 'react';
import { useAnimationsPaused } from '../../../shared/ui/use-animations-paused';
import type { Changes } from './use-changes';
import { findChangeElement } from './use-highlighted-change';
import type { Version } from './use-version';

/** Returns the revision to scroll to. The current version is the top of the list, whatever its revision. */
const getTargetRevision = (version: Version): number =>
  version.kind === 'current' || version.kind === 'missing' ? Infinity : version.revision;

/**
 * Scrolls to the change that made the version in the URL when the version changes, and loads the pages up to it. Does
 * not scroll when a newer current version appears, or while the list contains the focus.
 */
export function useScrollToChange(list: RefObject<HTMLElement | null>, changes: Changes, version: Version): void {
  const { items, isLoading, hasEarlier, hasEarlierFailed, loadEarlier } = changes;
  const revision = getTargetRevision(version);
  const behavior = useAnimationsPaused() ? 'instant' : 'smooth';
  const lastScrolledRevision = useRef<number>(undefined);
  /** The revision a page was requested for. If that request fails, it is not repeated for the same revision. */
  const lastRequestedRevision = useRef<number>(undefined);

  useEffect(() => {
    if (items === undefined || lastScrolledRevision.current === revision) return;
    const change = items.find((item) => item.revision <= revision);
    const isUnavailable = !hasEarlier || (hasEarlierFailed && lastRequestedRevision.current === revision);
    if (change === undefined && !isUnavailable) {
      if (isLoading) return;
      lastRequestedRevision.current = revision;
      loadEarlier();
      return;
    }
    lastScrolledRevision.current = revision;
    lastRequestedRevision.current = undefined;
    const { activeElement } = document;
    const hasFocusInside = activeElement !== list.current && list.current?.contains(activeElement);
    if (change !== undefined && !hasFocusInside) {
      findChangeElement(change)?.scrollIntoView({ block: 'nearest', behavior });
    }
  }, [items, isLoading, hasEarlier, hasEarlierFailed, loadEarlier, revision, behavior, list]);
}
