import type { Home, DueStep, Stage } from '@trackrecord/contracts';
import { STAGE_NAMES, STAGES } from '@trackrecord/contracts/applications/stages';
import { Link } from 'react-router-dom';
import { Card } from '../../../shared/ui/card';
import { Icon } from '../../../shared/ui/icon';
import { groupDueSteps } from '../due-texts';
import type { DueGroups } from '../due-texts';
import { CardLink, EmptyCard } from './card-parts';
import { DueList } from './due-list';

const MAX_DUE_STEPS = 5;

const countStepsInStage = (steps: readonly DueStep[], stage: Stage): number =>
  steps.filter((step) => step.stage === stage).length;

interface StageStopProps {
  readonly stage: Stage;
  readonly count: number;
  readonly dueGroups: DueGroups;
}

/** A stage with the number of its applications, and how many of them are due. */
function StageStop({ stage, count, dueGroups }: StageStopProps) {
  const overdueCount = countStepsInStage(dueGroups.overdue, stage);
  const thisWeekCount = countStepsInStage(dueGroups.thisWeek, stage);
  return (
    <li className={count > 0 ? 'is-past' : undefined}>
      <Link to={`/applications?view=list&stage=${stage}`}>
        <b className="tr-num">{count}</b> <span>{STAGE_NAMES[stage]}</span>{' '}
        {overdueCount > 0 && (
          <span className="tr-tag is-yellow tr-num">
            <Icon name="clock" />
            {overdueCount} overdue
          </span>
        )}{' '}
        {overdueCount === 0 && thisWeekCount > 0 && (
          <span className="tr-tag is-accent tr-num">{thisWeekCount} this week</span>
        )}
      </Link>
    </li>
  );
}

interface ApplicationsCardProps {
  readonly uid: string;
  readonly applications: Home['applications'];
}

/** How many applications are in which stage, and what is due of them this week. */
export function ApplicationsCard({ uid, applications: { counts, due } }: ApplicationsCardProps) {
  const dueGroups = groupDueSteps(due);
  const steps = [...dueGroups.overdue, ...dueGroups.thisWeek];
  const isEmpty = STAGES.every((stage) => counts[stage] === 0);
  return (
    <Card title="Applications" action={!isEmpty && <CardLink to="/applications" text="All" label="All applications" />}>
      {isEmpty ? (
        <EmptyCard
          title="No applications yet"
          text="Save a job, or add one that you have already applied to. What is due next shows up here."
        >
          <Link className="btn btn-primary" to="/applications?edit=new">
            <Icon name="plus-lg" />
            Add application
          </Link>
          <Link className="btn btn-plain" to="/jobs">
            <Icon name="search" />
            Find jobs
          </Link>
        </EmptyCard>
      ) : (
        <>
          <ol className="tr-stops" aria-label="Applications by stage">
            {STAGES.map((stage) => (
              <StageStop key={stage} stage={stage} count={counts[stage]} dueGroups={dueGroups} />
            ))}
          </ol>
          <h3 className="tr-home-over">Due this week</h3>
          {steps.length === 0 && (
            <p className="tr-muted mb-0">
              Nothing is due. Open an application to plan what you do next, such as asking for an answer.
            </p>
          )}
          <DueList uid={uid} steps={steps.slice(0, MAX_DUE_STEPS)} />
          {steps.length > MAX_DUE_STEPS && (
            <Link className="btn btn-plain btn-sm w-100 tr-home-more" to="/applications?due=week">
              Show all {steps.length}
            </Link>
          )}
        </>
      )}
    </Card>
  );
}
