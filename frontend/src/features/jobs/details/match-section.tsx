import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { MatchGauge } from '../../../shared/ui/match-gauge';
import { RetryButton } from '../../../shared/ui/retry-button';
import type { ExplainedJob, ShownPart } from '../explained-job';
import { PART_WORDS } from '../job-words';
import { AskedSkills } from './asked-skills';

const TITLE = 'Why it matches';

interface PartProps {
  readonly part: ShownPart;
}

function Part({ part: { part, percentage, why } }: PartProps) {
  return (
    <li className="tr-meter">
      <span className="fw-semibold">{PART_WORDS[part]}</span>
      <span className="tr-num tr-muted">{`${percentage}%`}</span>
      {/* The number beside says the same. */}
      <div className="progress" aria-hidden="true">
        <div className="progress-bar" style={{ width: `${percentage}%` }} />
      </div>
      <small dir="auto">{why}</small>
    </li>
  );
}

const ORDER = Object.keys(PART_WORDS);

const inOrder = (parts: readonly ShownPart[]): readonly ShownPart[] =>
  parts.toSorted((one, other) => ORDER.indexOf(one.part) - ORDER.indexOf(other.part));

interface UnknownProps {
  readonly children: ReactNode;
}

function Unknown({ children }: UnknownProps) {
  return (
    <section className="tr-entry">
      <h3>{TITLE}</h3>
      {children}
    </section>
  );
}

interface MatchSectionProps {
  readonly match: ExplainedJob['match'];
  readonly working: boolean;
  readonly onRetry: () => void;
}

/** Why a job fits as well as it does: the parts of the match, and the skills it asks for; or why that is not known. */
export function MatchSection({ match, working, onRetry }: MatchSectionProps) {
  if (match === 'no-profile') {
    return (
      <Unknown>
        <p>
          Complete your profile to see how well this job matches. <Link to="/profile">Go to your profile</Link>
        </p>
      </Unknown>
    );
  }
  if (match === 'not-ready') {
    return (
      <Unknown>
        <p className="mb-2">Match score unavailable.</p>
        <RetryButton working={working} onRetry={onRetry} />
      </Unknown>
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
        {inOrder(match.parts).map((part) => (
          <Part key={part.part} part={part} />
        ))}
      </ul>
      <AskedSkills title="You have" skills={match.met} tone="is-found" />
      <AskedSkills title="Also required" skills={match.missing} tone="is-tip" />
    </section>
  );
}
