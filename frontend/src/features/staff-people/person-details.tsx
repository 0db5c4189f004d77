import type { PersonCard } from '@trackrecord/contracts';
import { useId, useState } from 'react';
import { formatTimestamp, formatTimestampInText } from '../../shared/format/format-timestamp';
import { shortenUid } from '../../shared/staff/access-labels';
import { CopyButton } from '../../shared/staff/copy-button';
import { PersonActions } from './person-actions';
import { ViewRows } from './view-rows';

interface PersonProps {
  readonly person: PersonCard;
}

interface PersonDetailsProps extends PersonProps {
  /** Whether only the head is shown first, because the replay follows. */
  readonly isCollapsible: boolean;
}

const PROVIDER_LABELS: Readonly<Record<string, string>> = { password: 'Password', 'google.com': 'Google' };

function Tags({ person: { erasure, disabled, emailVerified, email } }: PersonProps) {
  return (
    <span className="tr-row tr-push">
      {erasure !== null && <span className="tr-tag is-red">Erased</span>}
      {disabled && <span className="tr-tag is-red">Disabled</span>}
      {email !== null && (
        <span className={emailVerified ? 'tr-tag is-green' : 'tr-tag'}>
          {emailVerified ? 'Email verified' : 'Email not verified'}
        </span>
      )}
    </span>
  );
}

const describeLastSignIn = ({ lastSignInAt, createdAt }: PersonCard): string => {
  if (lastSignInAt !== null) return formatTimestamp(lastSignInAt);
  // Both are gone with an erased account.
  return createdAt === null ? 'Not known' : 'Never';
};

const describeCv = ({ cv }: PersonCard): string => {
  if (cv === null) return 'None';
  return `Revision ${cv.revision}, ${cv.current ? 'current' : 'outdated'}`;
};

const describeConsent = ({ consent }: PersonCard): string => {
  if (consent === null) return 'None';
  const until = formatTimestampInText(consent.until);
  return consent.isUsed ? `Used, until ${until}` : `Code given, until ${until}`;
};

/** The technical card of a person, without content. */
export function PersonDetails({ person, isCollapsible }: PersonDetailsProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const id = useId();
  const { uid, email, providers, createdAt, matches, snapshots, erasure } = person;
  const facts: readonly (readonly [label: string, value: string])[] = [
    ['Sign-in', providers.map((provider) => PROVIDER_LABELS[provider] ?? provider).join(', ') || 'None'],
    ['Created', createdAt === null ? 'Not known' : formatTimestamp(createdAt)],
    ['Last sign-in', describeLastSignIn(person)],
    ['CV', describeCv(person)],
    ['Job ranking', matches === null ? 'None' : `Revision ${matches.revision}`],
    ['Snapshots', String(snapshots)],
    ['Consent', describeConsent(person)],
  ];
  return (
    <section className="card" aria-labelledby="person-title">
      <div className="card-body">
        <div className={`tr-card-head tr-person-head ${isCollapsible && !isExpanded ? 'mb-0' : ''}`}>
          <h2 id="person-title">{email ?? 'No email address'}</h2>
          <span className="tr-row">
            <span className="tr-quiet tr-small" title={uid}>
              User id <span className="tr-mono">{shortenUid(uid)}</span>
            </span>
            <CopyButton text={uid} label="Copy user id" />
          </span>
          <Tags person={person} />
          {isCollapsible && (
            <button
              type="button"
              className="btn btn-quiet btn-sm"
              aria-expanded={isExpanded}
              aria-controls={id}
              onClick={() => setIsExpanded(!isExpanded)}
            >
              {isExpanded ? 'Hide details' : 'Show details'}
            </button>
          )}
        </div>
        <div id={id} hidden={isCollapsible && !isExpanded}>
          <dl className="tr-facts tr-person-facts">
            {facts.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="tr-num">{value}</dd>
              </div>
            ))}
          </dl>
          <ViewRows person={person} />
          {erasure === null && <PersonActions person={person} />}
        </div>
      </div>
    </section>
  );
}
