import type { Profile } from '@trackrecord/contracts';
import { useRef } from 'react';
import { ChangeList } from './change-list';
import { HistoryErrorNote } from './history-error-note';
import { useHistoryUrl } from './history-url';
import { formatTimestamp } from '../../../shared/format/format-timestamp';
import { useChanges } from './use-changes';
import { useDebouncedRevision } from '../../../shared/profile/use-debounced-revision';
import { findChangeElement } from './use-highlighted-change';
import { useScrollToChange } from './use-scroll-to-change';
import { getDisplayedProfile } from './use-version';
import type { Version } from './use-version';
import { VersionNote } from './version-note';
import { VersionSlider } from './version-slider';

interface HistoryContentProps {
  readonly currentProfile: Profile;
  readonly version: Version;
  /** Whether the panel covers the page. */
  readonly isModal: boolean;
}

/** Returns the announcement for screen readers when the page shows another version. */
const describeVersion = (version: Version, currentProfile: Profile): string => {
  const { revision, updatedAt } = getDisplayedProfile(version, currentProfile);
  return version.kind === 'missing' || version.kind === 'failed'
    ? ''
    : `Version ${revision + 1} of ${currentProfile.revision + 1}, ${formatTimestamp(updatedAt)}.`;
};

/** The version slider and the list of changes. */
export function HistoryContent({ currentProfile, version, isModal }: HistoryContentProps) {
  const url = useHistoryUrl();
  const changes = useChanges(currentProfile.userId);
  const slider = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useScrollToChange(list, changes, version);
  const urlRevision =
    version.kind === 'current' || version.kind === 'missing' ? currentProfile.revision : version.revision;
  const toUrlRevision = (revision: number): number | undefined =>
    revision === currentProfile.revision ? undefined : revision;
  const sliderPosition = useDebouncedRevision(urlRevision, (revision) => url.show(toUrlRevision(revision)));
  const displayedProfile = getDisplayedProfile(version, currentProfile);
  const timestamp =
    sliderPosition.revision === displayedProfile.revision
      ? displayedProfile.updatedAt
      : changes.items?.find(({ revision }) => revision === sliderPosition.revision)?.at;

  return (
    <>
      <div className="tr-versions">
        <VersionSlider
          ref={slider}
          revision={sliderPosition.revision}
          currentRevision={currentProfile.revision}
          timestamp={timestamp}
          onChange={sliderPosition.move}
        />
        <VersionNote
          version={version}
          currentProfile={currentProfile}
          timestamp={timestamp}
          onBack={() => url.show(undefined)}
          onFocusLost={() => slider.current?.focus()}
        >
          {isModal && version.kind !== 'missing' && version.kind !== 'failed' && (
            <button
              type="button"
              className="tr-link-button"
              onClick={() => url.closeAt(toUrlRevision(sliderPosition.revision))}
            >
              Show this version
            </button>
          )}
        </VersionNote>
        <p className="visually-hidden" aria-live="polite">
          {describeVersion(version, currentProfile)}
        </p>
      </div>
      {/* oxlint-disable-next-line a11y/no-noninteractive-tabindex -- scrollable, and may contain no control */}
      <div ref={list} className="offcanvas-body" role="region" aria-label="Changes" tabIndex={0}>
        <HistoryErrorNote
          changes={changes}
          onRecovered={() => (findChangeElement(changes.items?.[0]) ?? list.current)?.focus()}
        />
        <ChangeList uid={currentProfile.userId} changes={changes} shownRevision={sliderPosition.revision} />
      </div>
    </>
  );
}
