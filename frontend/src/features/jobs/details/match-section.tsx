import type { MatchExplanation, PartOfMatch } from '@trackrecord/contracts';
import { Link } from 'react-router-dom';
import { MatchGauge } from '../../../shared/ui/match-gauge';
import { PART_WORDS } from '../job-words';
import { AskedSkills } from './asked-skills';

interface PartProps {
  readonly part: PartOfMatch;
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

const inOrder = (parts: readonly PartOfMatch[]): readonly PartOfMatch[] =>
  parts.toSorted((one, other) => ORDER.indexOf(one.part) - ORDER.indexOf(other.part));

interface MatchSectionProps {
  readonly match: MatchExplanation | undefined;
}

/** Why a job fits as well as it does: the parts of the match, and the skills it asks for. */
export function MatchSection({ match }: MatchSectionProps) {
  if (match === undefined) {
    return (
      <section className="tr-entry">
        <h3>Why it fits</h3>
        <p>
          Complete your profile to see how well this fits. <Link to="/profile">Go to your profile</Link>
        </p>
      </section>
    );
  }
  return (
    <section className="tr-entry tr-stack">
      <div className="tr-role-head">
        <MatchGauge match={match.matchPercentage} />
        <div>
          <h3>Why it fits</h3>
          <p className="tr-small">{match.summary}</p>
        </div>
      </div>
      <ul className="tr-plain tr-stack tr-close">
        {inOrder(match.parts).map((part) => (
          <Part key={part.part} part={part} />
        ))}
      </ul>
      <AskedSkills title="You have" skills={match.met} tone="is-found" />
      <AskedSkills title="They also ask for" skills={match.missing} tone="is-tip" />
    </section>
  );
}
