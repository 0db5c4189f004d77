import type { OperationsOverview, Problem } from '@trackrecord/contracts';
import { useId } from 'react';
import { Icon } from '../../shared/ui/icon';
import { useFocusContainerFallback } from '../../shared/ui/use-focus-fallback';
import { ActionButton, Outcome, useFocusAfterDialog } from './actions-context';
import { describeProblem } from './describe-problem';
import { FailedJobs } from './failed-jobs';
import { countOf, formatCount } from '../../shared/staff/format-amounts';
import { QuarantinedStreams } from './quarantined-streams';
import { isRebuildPending } from './rebuild-texts';

interface ProblemProps {
  readonly problem: Problem;
  readonly overview: OperationsOverview;
}

/** What belongs to a problem: the failed jobs, the streams, or the action that ends it. */
function ProblemParts({ problem, overview }: ProblemProps) {
  switch (problem.kind) {
    case 'failed-jobs':
      return <FailedJobs queue={problem.queue} failedCount={problem.count} />;
    case 'quarantine': {
      const totalCount = (overview.projections ?? []).reduce((sum, { quarantined }) => sum + quarantined, 0);
      return <QuarantinedStreams projection={problem.projection} count={problem.count} totalCount={totalCount} />;
    }
    default:
      return null;
  }
}

function ProblemAction({ problem, overview }: ProblemProps) {
  if (problem.kind === 'paused') {
    const queue = overview.queues?.find((candidate) => candidate.queue === problem.queue);
    return queue === undefined ? null : (
      <ActionButton action={{ kind: 'resume-queue', queue }} text={`Resume ${problem.queue}`} />
    );
  }
  if (problem.kind === 'feed') {
    const feed = overview.feeds?.find((candidate) => candidate.feed === problem.feed);
    return feed === undefined ? null : (
      <ActionButton action={{ kind: 'fetch-feed', feed }} text={`Fetch ${feed.feed}`} />
    );
  }
  if (problem.kind === 'mismatch') {
    const projection = overview.projections?.find((candidate) => candidate.projection === problem.projection);
    return projection === undefined || isRebuildPending(projection.rebuild) ? null : (
      <ActionButton action={{ kind: 'rebuild-projection', projection }} text={`Rebuild ${projection.projection}`} />
    );
  }
  return null;
}

function ProblemRow({ problem, overview }: ProblemProps) {
  const { title, detail, isMinor = false } = describeProblem(problem);
  return (
    <li className={isMinor ? 'is-minor' : undefined}>
      <Icon name={isMinor ? 'exclamation-triangle' : 'exclamation-circle'} className="tr-problem-icon" />
      <div className="tr-problem-text">
        <h3>{title}</h3>
        <p className="tr-muted tr-small tr-num mb-0">{detail}</p>
        {'queue' in problem && <Outcome rowKey={`queue ${problem.queue}`} />}
        {'feed' in problem && <Outcome rowKey={`feed ${problem.feed}`} />}
        <ProblemParts problem={problem} overview={overview} />
      </div>
      <span className="tr-problem-actions">
        <ProblemAction problem={problem} overview={overview} />
      </span>
    </li>
  );
}

/** Returns a key that stays the same while the problem stays the same. */
function getKey(problem: Problem): string {
  const subject =
    ('queue' in problem && problem.queue) ||
    ('projection' in problem && problem.projection) ||
    ('instance' in problem && problem.instance) ||
    ('feed' in problem && problem.feed) ||
    '';
  return `${problem.kind} ${subject}`;
}

/** What needs a person, the most urgent first. */
export function Problems({ overview }: { readonly overview: OperationsOverview }) {
  const { problems, queues, projections, processes, feeds, erasures } = overview;
  const titleId = useId();
  // A row disappears with its button when its problem is solved.
  const card = useFocusContainerFallback<HTMLElement>();
  useFocusAfterDialog(card);
  const isComplete = [queues, projections, processes, feeds, erasures].every((part) => part !== null);
  return (
    <section ref={card} className="card" aria-labelledby={titleId} tabIndex={-1}>
      <div className="card-body">
        <div className="tr-card-head">
          <h2 id={titleId}>Needs a person</h2>
          {problems.length > 0 && (
            <span className="tr-count" role="img" aria-label={countOf(problems.length, 'problem')}>
              {formatCount(problems.length)}
            </span>
          )}
        </div>
        {!isComplete && (
          <div className="tr-note is-yellow">
            <Icon name="exclamation-triangle" />
            <div>A store cannot be reached, so there may be problems that are not listed here.</div>
          </div>
        )}
        {problems.length === 0 && isComplete && (
          <p className="tr-all-well mb-0">
            <Icon name="check-circle-fill" className="tr-good" />
            Nothing needs a person.
          </p>
        )}
        {problems.length > 0 && (
          <ul className="tr-problems">
            {problems.map((problem) => (
              <ProblemRow key={getKey(problem)} problem={problem} overview={overview} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
