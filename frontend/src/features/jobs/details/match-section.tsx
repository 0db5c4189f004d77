import { getMatchLevel } from '@trackrecord/contracts/jobs/match-level';
import type { ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { RetryButton } from '../../../shared/ui/load-error';
import { MatchGauge } from '../../../shared/ui/match-gauge';
import type { ExplainedJob, CriterionView, QuotedSkill } from '../explained-job';
import { CRITERION_LABELS } from '../../../shared/jobs/format-job';

/** Sorts what a posting demands before what would be nice to have. */
const sortRequiredFirst = (skills: readonly QuotedSkill[]): readonly QuotedSkill[] =>
  skills.toSorted((left, right) => Number(left.isExtra) - Number(right.isExtra));

interface RequiredSkillsProps {
  readonly title: string;
  readonly skills: readonly QuotedSkill[];
  /** `is-found` for skills in the profile, `is-tip` for missing ones. */
  readonly tone: 'is-found' | 'is-tip';
}

/** Skills that a job requires. Each one expands to its quote from the posting. */
function RequiredSkills({ title, skills, tone }: RequiredSkillsProps) {
  const id = useId();
  const [selectedName, setSelectedName] = useState<string>();
  const quote = useRef<HTMLParagraphElement>(null);
  // The quote is below all skills, on a phone often below the screen.
  useEffect(() => quote.current?.scrollIntoView({ block: 'nearest' }), [selectedName]);
  if (skills.length === 0) return null;
  const selectedSkill = skills.find(({ name }) => name === selectedName);
  return (
    <div>
      <h4 id={id}>{title}</h4>
      <ul className="tr-chips" aria-labelledby={id}>
        {skills.map(({ name, isExtra }) => (
          <li key={name}>
            <button
              type="button"
              className={`tr-chip ${tone}`}
              aria-expanded={name === selectedName}
              aria-controls={name === selectedName ? `${id}quote` : undefined}
              onClick={() => setSelectedName(name === selectedName ? undefined : name)}
            >
              <bdi>{name}</bdi>
              {isExtra && tone === 'is-found' && <small>nice to have</small>}
            </button>
          </li>
        ))}
      </ul>
      {/* Always rendered, so that screen readers announce changes. */}
      <div id={`${id}quote`} aria-live="polite">
        {selectedSkill !== undefined && (
          <p ref={quote} className="tr-small">
            From the posting: <q dir="auto">{selectedSkill.quote}</q>
          </p>
        )}
      </div>
    </div>
  );
}

const TITLE = 'How it matches';

function Criterion({ criterion: { part, percentage, why } }: { readonly criterion: CriterionView }) {
  return (
    <li className="tr-meter">
      <span className="fw-semibold">{CRITERION_LABELS[part]}</span>
      <span className="tr-num tr-muted">{`${percentage}%`}</span>
      {/* The percentage is already in the text. */}
      <div className="progress" aria-hidden="true">
        <div className="progress-bar" style={{ width: `${percentage}%` }} />
      </div>
      <small dir="auto">{why}</small>
    </li>
  );
}

const CRITERION_ORDER = Object.keys(CRITERION_LABELS);

const sortCriteria = (criteria: readonly CriterionView[]): readonly CriterionView[] =>
  criteria.toSorted((left, right) => CRITERION_ORDER.indexOf(left.part) - CRITERION_ORDER.indexOf(right.part));

function UnknownMatch({ children }: { readonly children: ReactNode }) {
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

/** The criteria of the match score and the required skills, or why there is no score. */
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
        <RetryButton isWorking={isRetrying} onRetry={onRetry} />
      </UnknownMatch>
    );
  }
  const level = getMatchLevel(match.matchPercentage);
  return (
    <section className="tr-entry tr-stack">
      <div className="tr-role-head">
        <MatchGauge match={match.matchPercentage} />
        <div>
          <h3>{TITLE}</h3>
          <p className="tr-small">
            {level !== undefined && <b>{`${level} match. `}</b>}
            {match.summary}
          </p>
        </div>
      </div>
      <p className="tr-small tr-muted mb-0">
        The percentage compares this job with the other open jobs. It is not the average of these parts.
      </p>
      <ul className="tr-plain tr-stack tr-gap-sm">
        {sortCriteria(match.parts).map((criterion) => (
          <Criterion key={criterion.part} criterion={criterion} />
        ))}
      </ul>
      <RequiredSkills title="You have" skills={sortRequiredFirst(match.met)} tone="is-found" />
      <RequiredSkills
        title={match.met.length === 0 ? 'Asked for' : 'Also asked for'}
        skills={match.missing.filter(({ isExtra }) => !isExtra)}
        tone="is-tip"
      />
      <RequiredSkills title="Nice to have" skills={match.missing.filter(({ isExtra }) => isExtra)} tone="is-tip" />
      {match.met.length + match.missing.length > 0 && (
        <p className="tr-small tr-muted mb-0">Press a skill to read where the posting asks for it.</p>
      )}
    </section>
  );
}
