import { skipToken } from '@reduxjs/toolkit/query/react';
import type { PersonCard, Profile } from '@trackrecord/contracts';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { getErrorMessage } from '../../../shared/api/api-error';
import { ProfileDiff } from '../../../shared/profile/profile-diff';
import { useDownloadCvAtMutation, useGetDiffQuery, useGetProfileAtQuery } from './replay-api';
import { notify } from '../../../shared/toast/notify';
import { getInitials } from '../../../shared/ui/get-initials';
import { Icon } from '../../../shared/ui/icon';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { CopyButton } from '../../../shared/staff/copy-button';
import { JsonBlock } from '../../../shared/staff/json-block';
import { MOMENT_VIEWS, usePeopleUrl } from '../people-url';
import type { MomentView } from '../people-url';
import { OnboardingView } from './onboarding-view';
import { QueryState } from '../../../shared/staff/query-state';
import type { ReplaySession } from './replay-context';

const VIEW_LABELS: Readonly<Record<MomentView, string>> = {
  profile: 'Profile',
  onboarding: 'Onboarding',
  compare: 'Differences',
  cv: 'CV',
  json: 'JSON',
};

interface AtRevisionProps {
  readonly session: ReplaySession;
  readonly revision: number;
}

function ProfileView({
  session,
  revision,
  renderProfile,
}: AtRevisionProps & { readonly renderProfile: (profile: Profile) => ReactNode }) {
  const query = useGetProfileAtQuery({ ...session, revision });
  return (
    <QueryState query={query} failure="The profile could not be loaded.">
      {({ profile }) => {
        const { personalInfo } = profile;
        const name = [personalInfo?.firstName, personalInfo?.lastName].filter(Boolean).join(' ');
        return (
          <div className="tr-replayed">
            <div className="tr-row mb-4">
              <span className="tr-avatar" aria-hidden="true">
                {getInitials(name)}
              </span>
              <div>
                <div className="fw-semibold">
                  <bdi>{name === '' ? 'No name' : name}</bdi>
                </div>
                <div className="tr-muted tr-small">
                  {personalInfo?.title ?? personalInfo?.headline ?? 'No title'} ·{' '}
                  {profile.onboardingCompleted ? 'onboarding completed' : 'onboarding not completed'}
                </div>
              </div>
            </div>
            {renderProfile(profile)}
          </div>
        );
      }}
    </QueryState>
  );
}

/** The response of the server, unchanged. */
function JsonView({ session, revision }: AtRevisionProps) {
  const query = useGetProfileAtQuery({ ...session, revision });
  return (
    <QueryState query={query} failure="The profile could not be loaded.">
      {({ response }) => {
        const json = JSON.stringify(response, undefined, 2);
        return (
          <>
            <CopyButton text={json} label="Copy the JSON" />
            <JsonBlock label="Profile as JSON" json={json} />
          </>
        );
      }}
    </QueryState>
  );
}

interface CompareViewProps extends AtRevisionProps {
  readonly newestRevision: number;
}

function CompareView({ session, revision, newestRevision }: CompareViewProps) {
  const id = useId();
  const { compare, update } = usePeopleUrl();
  const otherRevision = Math.min(compare ?? Math.max(0, revision - 1), newestRevision);
  const isSame = otherRevision === revision;
  const range = { from: Math.min(revision, otherRevision), to: Math.max(revision, otherRevision) };
  const query = useGetDiffQuery(isSame ? skipToken : { ...session, ...range });
  return (
    <>
      <div className="tr-compare">
        <span className="tr-num">Revision {revision} compared with</span>
        <label className="visually-hidden" htmlFor={id}>
          Revision to compare with
        </label>
        <input
          id={id}
          className="form-control"
          type="number"
          min={0}
          max={newestRevision}
          value={otherRevision}
          onChange={({ target }) => {
            if (!Number.isNaN(target.valueAsNumber)) update({ compare: String(target.valueAsNumber) });
          }}
        />
        <span className="tr-quiet tr-small">0 to {newestRevision}</span>
      </div>
      {isSame ? (
        <p className="mb-0">It is the same revision. Enter another one.</p>
      ) : (
        <QueryState query={query} failure="The differences could not be loaded.">
          {({ descriptions, eventCount, before, after }) => (
            <>
              <h3>
                From revision {range.from} to {range.to}
              </h3>
              <ProfileDiff before={before} after={after} description="" />
              {Object.keys({ ...before, ...after }).length === 0 && <p className="mb-0">The profiles are equal.</p>}
              {descriptions.length > 0 && (
                <details className="mt-3">
                  <summary>{eventCount === 1 ? '1 event' : `${eventCount} events`}</summary>
                  <ul className="tr-descriptions">
                    {descriptions.map((line, index) => (
                      // Changes can have the same description.
                      <li key={index}>{line}</li>
                    ))}
                  </ul>
                </details>
              )}
            </>
          )}
        </QueryState>
      )}
    </>
  );
}

function CvView({ session, revision }: AtRevisionProps) {
  const [download, { isLoading }] = useDownloadCvAtMutation();
  const start = async (): Promise<void> => {
    try {
      await download({ ...session, revision }).unwrap();
      notify.success(`CV of revision ${revision} downloaded`);
    } catch (error) {
      notify.error(getErrorMessage(error, 'The CV could not be rendered.'), error);
    }
  };
  return (
    <>
      <p>
        Renders the CV of revision {revision} as it was then, and downloads it as a PDF. Delete the file when the ticket
        is closed.
      </p>
      <button
        type="button"
        className="btn btn-plain"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) void start();
        }}
      >
        {isLoading ? <ButtonSpinner /> : <Icon name="download" />}
        {isLoading ? 'Rendering CV...' : `Download CV of revision ${revision}`}
      </button>
    </>
  );
}

interface MomentPanelProps {
  readonly session: ReplaySession;
  readonly person: PersonCard;
  /** The shown revision of the profile; undefined if nothing was saved. */
  readonly revision: number | undefined;
  readonly newestRevision: number | undefined;
  readonly renderProfile: (profile: Profile) => ReactNode;
}

/** The profile, the wizard, the differences and the CV at a moment. */
export function MomentPanel({ session, person, revision, newestRevision, renderProfile }: MomentPanelProps) {
  const { view, update } = usePeopleUrl();
  const isProfileMissing = view !== 'onboarding' && (revision === undefined || newestRevision === undefined);
  return (
    <section className="card" aria-labelledby="moment-title">
      <div className="card-body">
        <div className="tr-card-head tr-moment-head">
          <h2 id="moment-title">At this moment</h2>
          <div className="tr-seg tr-push" role="group" aria-label="View">
            {MOMENT_VIEWS.map((name) => (
              <button
                key={name}
                type="button"
                aria-pressed={name === view}
                onClick={() => update({ view: name === 'profile' ? undefined : name })}
              >
                {VIEW_LABELS[name]}
              </button>
            ))}
          </div>
        </div>
        {isProfileMissing && <p className="mb-0">No profile was saved yet.</p>}
        {view === 'onboarding' && <OnboardingView session={session} person={person} />}
        {revision !== undefined && newestRevision !== undefined && (
          <>
            {view === 'profile' && <ProfileView session={session} revision={revision} renderProfile={renderProfile} />}
            {view === 'compare' && (
              <CompareView session={session} revision={revision} newestRevision={newestRevision} />
            )}
            {view === 'json' && <JsonView session={session} revision={revision} />}
            {view === 'cv' && <CvView session={session} revision={revision} />}
          </>
        )}
      </div>
    </section>
  );
}
