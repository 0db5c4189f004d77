import type { Profile } from '@trackrecord/contracts';
import type { ReactNode } from 'react';
import { ErrorReference } from '../../../shared/ui/error-reference';
import { Icon } from '../../../shared/ui/icon';
import { useFocusAfterRetry } from '../../../shared/ui/use-focus-after-retry';
import { formatTimestampInText } from '../../../shared/format/format-timestamp';
import { RetryLink } from './retry-link';
import { getDisplayedProfile } from './use-version';
import type { Version } from './use-version';

interface VersionNoteProps {
  readonly version: Version;
  readonly currentProfile: Profile;
  /** The time of the requested version, if known. */
  readonly timestamp: string | undefined;
  readonly onBack: () => void;
  /** Called to move the focus when the clicked button disappears with the note. */
  readonly onFocusLost: () => void;
  readonly className?: string;
  /** More actions, before those of the note. */
  readonly children?: ReactNode;
}

function getErrorText(version: Version): string | undefined {
  if (version.kind === 'missing') return "This version doesn't exist.";
  return version.kind === 'failed' ? version.reason : undefined;
}

function PastVersionText({ timestamp }: Pick<VersionNoteProps, 'timestamp'>) {
  if (timestamp === undefined) return 'You are looking at an earlier version.';
  return (
    <>
      You are looking at an earlier version, saved{' '}
      <time className="tr-num text-nowrap" dateTime={timestamp}>
        {formatTimestampInText(timestamp)}
      </time>
      .
    </>
  );
}

/** Says that the page shows an earlier version, or that a version could not be loaded. */
export function VersionNote({
  version,
  currentProfile,
  timestamp,
  onBack,
  onFocusLost,
  className = '',
  children,
}: VersionNoteProps) {
  const rememberFocus = useFocusAfterRetry(version.kind === 'failed', onFocusLost);
  const isCurrentDisplayed =
    version.kind === 'loading' && getDisplayedProfile(version, currentProfile) === currentProfile;
  if (version.kind === 'current' || isCurrentDisplayed) return null;
  const errorText = getErrorText(version);
  return (
    <div className={`tr-note tr-version-note ${errorText === undefined ? 'is-yellow' : 'is-red'} ${className}`}>
      <Icon name={errorText === undefined ? 'eye' : 'exclamation-circle'} />
      <div className="tr-version-text" {...(errorText !== undefined && { role: 'alert' })}>
        {errorText ?? <PastVersionText timestamp={timestamp} />}
        {version.kind === 'failed' && <ErrorReference error={version.error} />}
      </div>
      <div className="tr-version-actions">
        {children}
        {version.kind === 'failed' && (
          <RetryLink
            isWorking={version.isWorking}
            onRetry={() => {
              rememberFocus();
              version.retry();
            }}
          />
        )}
        <button
          type="button"
          className="tr-link-button"
          onClick={() => {
            onBack();
            onFocusLost();
          }}
        >
          Back to current version
        </button>
      </div>
    </div>
  );
}
