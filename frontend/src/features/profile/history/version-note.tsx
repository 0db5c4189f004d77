import type { Profile } from '@trackrecord/contracts';
import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/icon';
import { momentWords } from './moment-words';
import { RetryWay } from './retry-way';
import { useFocusAfterRetry } from '../../../shared/ui/use-focus-after-retry';
import { profileOf } from './use-version';
import type { Version } from './use-version';

interface VersionNoteProps {
  readonly version: Version;
  readonly now: Profile;
  /** When the version asked for came to be, where that is known. */
  readonly at: string | undefined;
  readonly onBack: () => void;
  /** Gives the focus on from a button of this note that goes when it was used. */
  readonly giveFocusOn: () => void;
  readonly className?: string;
  /** More that can be done about it. */
  readonly children?: ReactNode;
}

function reasonOf(version: Version): string | undefined {
  if (version.kind === 'missing') return "This version doesn't exist.";
  return version.kind === 'failed' ? version.reason : undefined;
}

/** Says that what is on the screen is not how things are, for as long as it is so. */
export function VersionNote({ version, now, at, onBack, giveFocusOn, className = '', children }: VersionNoteProps) {
  const remember = useFocusAfterRetry(version.kind === 'failed', giveFocusOn);
  if (version.kind === 'now' || (version.kind === 'coming' && profileOf(version, now) === now)) return null;
  const reason = reasonOf(version);
  return (
    <div className={`tr-note tr-version-note ${reason === undefined ? 'is-yellow' : 'is-red'} ${className}`}>
      <Icon name={reason === undefined ? 'eye' : 'exclamation-circle'} />
      <div className="tr-version-words" {...(reason !== undefined && { role: 'alert' })}>
        {reason ?? 'You are looking at an earlier version. '}
        {reason === undefined && at !== undefined && (
          <time className="tr-num text-nowrap" dateTime={at}>
            {momentWords(at)}
          </time>
        )}
      </div>
      <div className="tr-version-ways">
        {children}
        {version.kind === 'failed' && (
          <RetryWay
            working={version.working}
            onRetry={() => {
              remember();
              version.retry();
            }}
          />
        )}
        <button
          type="button"
          className="tr-way"
          onClick={() => {
            onBack();
            giveFocusOn();
          }}
        >
          Back to current version
        </button>
      </div>
    </div>
  );
}
