import type { ReactNode } from 'react';
import { Icon } from '../../../shared/ui/icon';
import { momentWords } from './moment-words';
import { profileOf } from './use-version';
import type { Version } from './use-version';
import type { Profile } from '@trackrecord/contracts';

interface VersionNoteProps {
  readonly version: Version;
  readonly now: Profile;
  readonly onBack: () => void;
  readonly className?: string;
  /** More that can be done about it. */
  readonly children?: ReactNode;
}

/** Says that what is on the screen is not how things are, for as long as it is so. */
export function VersionNote({ version, now, onBack, className = '', children }: VersionNoteProps) {
  const shown = profileOf(version, now);
  if (version.kind === 'now' || (version.kind === 'coming' && shown === now)) return null;
  const missing = version.kind === 'missing';
  return (
    <div
      className={`tr-note tr-version-note ${missing ? 'is-red' : 'is-yellow'} ${className}`}
      {...(missing && { role: 'alert' })}
    >
      <Icon name={missing ? 'exclamation-circle' : 'eye'} />
      <div className="tr-version-words">
        {missing ? (
          version.reason
        ) : (
          <>
            You are looking at an earlier version.{' '}
            <time className="tr-num text-nowrap" dateTime={shown.updatedAt}>
              {momentWords(shown.updatedAt)}
            </time>
          </>
        )}
      </div>
      <div className="tr-version-ways">
        {children}
        <button type="button" className="tr-way" onClick={onBack}>
          Back to now
        </button>
      </div>
    </div>
  );
}
