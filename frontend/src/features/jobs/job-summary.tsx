import type { ReactNode } from 'react';
import { keepTogether } from '../../shared/format/keep-together';
import { formatRelativeTime } from '../../shared/format/format-relative-time';
import { Icon } from '../../shared/ui/icon';
import type { IconName } from '../../shared/ui/icon-name';
import { NewTabLink } from '../../shared/ui/new-tab-link';
import { RemoteImage } from '../../shared/ui/remote-image';
import { useTrackedJob } from '../../shared/jobs/use-tracked-job';
import { useApplyState } from './apply/apply-context';
import {
  getCompanyInitials,
  formatLocation,
  formatRole,
  formatSalary,
  formatCompanySize,
  toAccessibleSuffix,
} from '../../shared/jobs/format-job';
import type { ListedJob } from '../../shared/jobs/listed-job';

interface JobHeadProps {
  readonly job: ListedJob;
  readonly headingId?: string;
  /** Rendered after the company. */
  readonly note?: ReactNode;
  /** Rendered at the end of the line. */
  readonly children?: ReactNode;
}

/** The company's logo or initials, the title and the company. */
export function JobHead({ job: { title, company, companyInfo }, headingId, note, children }: JobHeadProps) {
  return (
    <div className="tr-job-head">
      <span className="tr-brand" aria-hidden="true">
        <RemoteImage src={companyInfo.logo} placeholder={getCompanyInitials(company)} />
      </span>
      <div className="tr-job-title" dir="auto">
        <h2 id={headingId}>{title}</h2>
        <div className="tr-muted">
          {company} {note}
        </div>
      </div>
      {children}
    </div>
  );
}

interface FactProps {
  readonly icon: IconName;
  readonly label: string;
  readonly text: string;
}

function Fact({ icon, label, text }: FactProps) {
  return (
    <li>
      <Icon name={icon} />
      <span className="visually-hidden">{label}: </span>
      <bdi className="tr-num">{text}</bdi>
    </li>
  );
}

/** A narrow card breaks a salary only before that in the currency of the posting, and leaves out what does not fit. */
const keepSalaryTogether = (text: string): string => text.split(' (').map(keepTogether).join(' (');

interface JobFactsProps {
  readonly job: ListedJob;
}

/** Location, company size, salary and role. */
export function JobFacts({ job }: JobFactsProps) {
  const role = formatRole(job);
  return (
    <ul className="tr-meta">
      <Fact icon="geo-alt" label="Location" text={formatLocation(job)} />
      <Fact icon="people" label="Company size" text={formatCompanySize(job)} />
      <Fact icon="cash" label="Salary" text={keepSalaryTogether(formatSalary(job.salary))} />
      {role !== undefined && <Fact icon="layers" label="Role" text={role} />}
    </ul>
  );
}

interface JobTagsProps {
  readonly job: ListedJob;
  /** Rendered before the tags. */
  readonly children?: ReactNode;
}

/** Work mode, employment types and age of the posting. */
export function JobTags({ job: { remote, employmentType, postedAt }, children }: JobTagsProps) {
  return (
    <div className="tr-row">
      {children}
      {remote && <span className="tr-tag is-accent">Remote</span>}
      {[...new Set(employmentType)].map((type) => (
        <span key={type} className="tr-tag">
          {type}
        </span>
      ))}
      {postedAt !== undefined && (
        <time className="tr-quiet tr-small" dateTime={postedAt}>
          {formatRelativeTime(postedAt)}
        </time>
      )}
    </div>
  );
}

interface ApplyLinkProps {
  readonly uid: string;
  readonly job: ListedJob;
  readonly className: string;
}

/**
 * Opens the posting in a new tab. When the user comes back, `ApplyQuestion` asks whether they applied, unless they had.
 */
export function ApplyLink({ uid, job, className }: ApplyLinkProps) {
  const { rememberOpenedJob } = useApplyState();
  const { application } = useTrackedJob(uid, job.jobId);
  const isApplied = application !== undefined && application.moves.at(-1)?.stage !== 'saved';
  return (
    <NewTabLink
      to={job.url}
      text="Apply Now"
      labelSuffix={toAccessibleSuffix(job)}
      className={className}
      onClick={isApplied ? undefined : () => rememberOpenedJob(job)}
    />
  );
}
