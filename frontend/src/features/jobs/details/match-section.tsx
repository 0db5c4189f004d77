import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MatchGauge } from '../../../shared/ui/match-gauge';
import { RetryButton } from '../../../shared/ui/load-error';
import type { ExplainedJob, MatchPartView } from '../explained-job';
import { MATCH_PART_LABELS } from '../format-job';
import { RequiredSkills } from './required-skills';

const TITLE = 'Why it matches';

interface PartProps {
  readonly part: MatchPartView;
}

function Part({ part: { part, percentage, why } }: PartProps) {
  return (
    <li className="tr-meter">
      <span className="fw-semibold">{MATCH_PART_LABELS[part]}</span>
      <span className="tr-num tr-muted">{`${percentage}%`}</span>
      {/* The percentage is already in the text. */}
      <div className="progress" aria-hidden="true">
        <div className="progress-bar" style={{ width: `${percentage}%` }} />
      </div>
      <small dir="auto">{why}</small>
    </li>
  );
}

const ORDER = Object.keys(MATCH_PART_LABELS);

const sortParts = (parts: readonly MatchPartView[]): readonly MatchPartView[] =>
  parts.toSorted((one, other) => ORDER.indexOf(one.part) - ORDER.indexOf(other.part));

interface UnknownMatchProps {
  readonly children: ReactNode;
}

function UnknownMatch({ children }: UnknownMatchProps) {
  return (
    <section className="tr-entry">
      <h3>{TITLE}</h3>
      {children}
    </section>
  );
}

interface MatchSectionProps {
  readonly match: ExplainedJob['match'];
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

/** The parts of the match score and the required skills, or why there is no score. */
export function MatchSection({ match, isRetrying, onRetry }: MatchSectionProps) {
  if (match === 'no-profile') {
    return (
      <UnknownMatch>
        <p>
          Complete your profile to see how well this job matches. <Link to="/profile">Go to your profile</Link>
        </p>
      </UnknownMatch>
    );
  }
  if (match === 'not-ready') {
    return (
      <UnknownMatch>
        <p className="mb-2">Match score unavailable.</p>
        <RetryButton working={isRetrying} onRetry={onRetry} />
      </UnknownMatch>
    );
  }
  return (
    <section className="tr-entry tr-stack">
      <div className="tr-role-head">
        <MatchGauge match={match.matchPercentage} />
        <div>
          <h3>{TITLE}</h3>
          <p className="tr-small">{match.summary}</p>
        </div>
      </div>
      <ul className="tr-plain tr-stack tr-close">
        {sortParts(match.parts).map((part) => (
          <Part key={part.part} part={part} />
        ))}
      </ul>
      <RequiredSkills title="You have" skills={match.met} tone="is-found" />
      <RequiredSkills title="Also required" skills={match.missing} tone="is-tip" />
    </section>
  );
}
