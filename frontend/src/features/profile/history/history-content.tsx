import type { Profile } from '@trackrecord/contracts';
import { useRef } from 'react';
import { ChangeList } from './change-list';
import { useHistoryAddress } from './history-address';
import { momentWords } from './moment-words';
import { UnreadNote } from './unread-note';
import { useChanges } from './use-changes';
import { useFollowing } from './use-following';
import { entryOf } from './use-lit-change';
import { useMovingRevision } from './use-moving-revision';
import { profileOf } from './use-version';
import type { Version } from './use-version';
import { VersionNote } from './version-note';
import { VersionSlider } from './version-slider';

interface HistoryContentProps {
  readonly now: Profile;
  readonly version: Version;
  /** Whether the panel lies over the page. */
  readonly covering: boolean;
}

/** What a screen reader hears once the page shows another version. */
const spoken = (version: Version, now: Profile): string => {
  const { revision, updatedAt } = profileOf(version, now);
  return version.kind === 'missing' || version.kind === 'failed'
    ? ''
    : `Version ${revision + 1} of ${now.revision + 1}, ${momentWords(updatedAt)}.`;
};

/** The slider through the versions, and the list of what happened between them. */
export function HistoryContent({ now, version, covering }: HistoryContentProps) {
  const address = useHistoryAddress();
  const changes = useChanges(now.userId);
  const slider = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useFollowing(list, changes, version);
  const settled = version.kind === 'now' || version.kind === 'missing' ? now.revision : version.revision;
  const inAddress = (revision: number): number | undefined => (revision === now.revision ? undefined : revision);
  const moving = useMovingRevision(settled, (revision) => address.show(inAddress(revision)));
  const shown = profileOf(version, now);
  const at =
    moving.revision === shown.revision
      ? shown.updatedAt
      : changes.items?.find(({ revision }) => revision === moving.revision)?.at;

  return (
    <>
      <div className="tr-versions">
        <VersionSlider ref={slider} revision={moving.revision} newest={now.revision} at={at} onMove={moving.move} />
        <VersionNote
          version={version}
          now={now}
          at={at}
          onBack={() => address.show(undefined)}
          giveFocusOn={() => slider.current?.focus()}
        >
          {covering && version.kind !== 'missing' && version.kind !== 'failed' && (
            <button type="button" className="tr-way" onClick={() => address.closeShowing(inAddress(moving.revision))}>
              Show this version
            </button>
          )}
        </VersionNote>
        <p className="visually-hidden" aria-live="polite">
          {spoken(version, now)}
        </p>
      </div>
      {/* oxlint-disable-next-line a11y/no-noninteractive-tabindex -- it scrolls, and need not hold a control */}
      <div ref={list} className="offcanvas-body" role="region" aria-label="Changes" tabIndex={0}>
        <UnreadNote changes={changes} onHelped={() => (entryOf(changes.items?.[0]) ?? list.current)?.focus()} />
        <ChangeList uid={now.userId} changes={changes} shown={moving.revision} />
      </div>
    </>
  );
}
