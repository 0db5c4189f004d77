import type { Home } from '@trackrecord/contracts';
import { getMatchLevel } from '@trackrecord/contracts/jobs/match-level';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { formatKnownSalary, formatLocation, isSample, toAccessibleSuffix } from '../../../shared/jobs/format-job';
import { MatchReason } from '../../../shared/jobs/match-reason';
import type { ListedJob } from '../../../shared/jobs/listed-job';
import { useSaveJob } from '../../../shared/jobs/use-save-job';
import { getEditorPath } from '../../../shared/profile/editor-path';
import { OPENED_HERE } from '../../../shared/session/navigation-state';
import { Card } from '../../../shared/ui/card';
import { EmptyIllustration } from '../../../shared/ui/empty-illustration';
import { Icon } from '../../../shared/ui/icon';
import type { IconName } from '../../../shared/ui/icon-name';
import { ButtonSpinner } from '../../../shared/ui/loading';
import { MatchGauge } from '../../../shared/ui/match-gauge';
import { SampleTag } from '../../../shared/ui/sample-tag';
import { useFocusNeighborFallback } from '../../../shared/ui/use-focus-fallback';
import { nameVisitDay } from '../greeting';
import { CardLink, EmptyCard } from './card-parts';

const COUNT_FORMAT = new Intl.NumberFormat('en-US');

function Fact({ icon, label, text }: { readonly icon: IconName; readonly label: string; readonly text: string }) {
  return (
    <li>
      <Icon name={icon} />
      <span className="visually-hidden">{label}: </span>
      <bdi>{text}</bdi>
    </li>
  );
}

/** The location, and whether the job is remote unless the location says so. */
function formatPlace(job: ListedJob): string {
  const location = formatLocation(job);
  return job.remote && !/remote/i.test(location) ? `${location} · Remote` : location;
}

interface MatchRowProps {
  readonly job: ListedJob;
  readonly isSaving: boolean;
  readonly onSave: () => void;
}

function MatchRow({ job, isSaving, onSave }: MatchRowProps) {
  const match = job.searchContext?.matchPercentage;
  const level = match === undefined ? undefined : getMatchLevel(match);
  return (
    <li>
      {match !== undefined && <MatchGauge match={match} />}
      <div className="tr-row-text">
        <Link to={`/jobs?job=${encodeURIComponent(job.jobId)}`} dir="auto">
          {job.title}
        </Link>
        <ul className="tr-meta">
          {level !== undefined && <li className="fw-semibold">{`${level} match`}</li>}
          <Fact icon="building" label="Company" text={job.company} />
          <Fact icon="geo-alt" label="Location" text={formatPlace(job)} />
          <Fact icon="cash" label="Salary" text={formatKnownSalary(job.salary) ?? 'Salary not specified'} />
        </ul>
        <MatchReason job={job} />
      </div>
      <button
        type="button"
        className="btn btn-plain btn-sm"
        aria-label={`Save${toAccessibleSuffix(job)}`}
        title="Save"
        aria-disabled={isSaving}
        onClick={onSave}
      >
        {isSaving ? <ButtonSpinner /> : <Icon name="bookmark" />}
        <span className="d-none d-sm-inline">Save</span>
      </button>
    </li>
  );
}

interface NoMatchesProps extends Pick<Home['matches'], 'isReady' | 'openCount'> {
  readonly canBeMatched: boolean;
}

/** What the card shows without matches: they are being found, the profile says too little, or there are none. */
function NoMatches({ isReady, openCount, canBeMatched }: NoMatchesProps) {
  if (!isReady) {
    return (
      <>
        <EmptyIllustration />
        <EmptyCard
          title="Your matches are on their way"
          text={`Your profile is being compared with ${COUNT_FORMAT.format(openCount)} open jobs. They show up here by themselves.`}
        >
          <Link className="btn btn-plain" to="/jobs?mode=all">
            Browse all jobs
          </Link>
        </EmptyCard>
      </>
    );
  }
  const openJobsText = `${COUNT_FORMAT.format(openCount)} jobs are open.`;
  return (
    <EmptyCard
      title={canBeMatched ? 'No matches right now' : 'No matches yet'}
      text={
        canBeMatched
          ? `Jobs that match your profile show up here. ${openJobsText}`
          : `Matches are based on your experience, skills and roles. Add them to your profile. ${openJobsText}`
      }
    >
      <Link className="btn btn-plain" to="/jobs?mode=all">
        Browse all jobs
      </Link>
      <Link className="btn btn-plain" to={getEditorPath(canBeMatched ? 'preferences' : 'skills')} state={OPENED_HERE}>
        {canBeMatched ? 'Change preferences' : 'Add skills'}
      </Link>
    </EmptyCard>
  );
}

interface MatchesCardProps {
  readonly uid: string;
  readonly matches: Home['matches'];
  /** Whether the profile has work experience or projects, skills and roles, by which matches are found. */
  readonly canBeMatched: boolean;
}

/** The best matches that are new since the last visit of the jobs page, or the best of all if none is new. */
export function MatchesCard({ uid, matches, canBeMatched }: MatchesCardProps) {
  const { jobs, since, newCount, isReady, openCount } = matches;
  const { save } = useSaveJob(uid);
  const [savingId, setSavingId] = useState<string>();
  const list = useFocusNeighborFallback<HTMLUListElement>();
  const hasNewMatches = newCount > 0 && since !== null;

  // Saving makes the job an application, and the list has none of these: it is loaded again without the job.
  const saveJob = async (job: ListedJob): Promise<void> => {
    if (savingId !== undefined) return;
    setSavingId(job.jobId);
    await save(job, 'saved');
    setSavingId(undefined);
  };

  return (
    <Card
      title={hasNewMatches ? `New since ${nameVisitDay(since)}` : 'Best matches'}
      action={
        hasNewMatches ? (
          <CardLink
            to="/jobs?show=new"
            text={`All ${COUNT_FORMAT.format(newCount)}`}
            label={`All ${COUNT_FORMAT.format(newCount)} new jobs`}
          />
        ) : (
          <CardLink to="/jobs" text="All" label="All matches" />
        )
      }
    >
      {hasNewMatches || since === null || jobs.length === 0 ? null : (
        <p className="tr-muted tr-small">Nothing new since your last visit. These match best.</p>
      )}
      {jobs.length === 0 && <NoMatches isReady={isReady} openCount={openCount} canBeMatched={canBeMatched} />}
      <ul ref={list} className="tr-rows tr-match-rows" aria-label="Matches" tabIndex={-1}>
        {jobs.map((job) => (
          <MatchRow key={job.jobId} job={job} isSaving={savingId === job.jobId} onSave={() => void saveJob(job)} />
        ))}
      </ul>
      {jobs.some(isSample) && (
        <p className="tr-home-foot">
          <SampleTag />
        </p>
      )}
    </Card>
  );
}
