import type { OperationsOverview } from '@trackrecord/contracts';
import { ListSkeleton } from '../../shared/staff/list-skeleton';
import { RoleRequired } from '../../shared/staff/role-required';
import { useHasRole } from '../../shared/staff/use-has-role';
import { Card } from '../../shared/ui/card';
import { ErrorReference } from '../../shared/ui/error-reference';
import { Icon } from '../../shared/ui/icon';
import { LoadError } from '../../shared/ui/load-error';
import { PageHeading } from '../../shared/ui/page-heading';
import { usePageTitle } from '../../shared/ui/use-page-title';
import { ActionsProvider } from './actions-context';
import { AiUse } from './ai-use';
import { describeProblem } from './describe-problem';
import { Erasures } from './erasures';
import { FeedTable } from './feed-table';
import { formatExactTime } from '../../shared/staff/format-amounts';
import { OperationList } from './operation-list';
import { useOverview } from './operations-api';
import { Part } from './part';
import { Problems } from './problems';
import { ProcessTable } from './process-table';
import { ProjectionTable } from './projection-table';
import { QueueTable } from './queue-table';
import { useAnnouncement } from '../../shared/staff/use-announcement';

/** Announces changes of what needs a person, and that the picture is outdated. */
function LiveSummary({
  overview,
  isOutdated,
}: {
  readonly overview: OperationsOverview;
  readonly isOutdated: boolean;
}) {
  const titles = overview.problems.map((problem) => describeProblem(problem).title);
  const summary = titles.length === 0 ? 'Nothing needs a person.' : `Needs a person: ${titles.join(', ')}.`;
  const text = useAnnouncement(isOutdated ? 'Operations could not be refreshed.' : summary);
  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  );
}

function Picture({ overview, isOutdated }: { readonly overview: OperationsOverview; readonly isOutdated: boolean }) {
  const { queues, processes, projections, feeds, erasures, aiBudgetUsed } = overview;
  return (
    <div className={isOutdated ? 'tr-stack tr-wide-gap tr-outdated' : 'tr-stack tr-wide-gap'}>
      <Problems overview={overview} />
      <Part title="Queues" value={queues}>
        {(value) => <QueueTable queues={value} />}
      </Part>
      <Part title="Processes" value={processes}>
        {(value) => <ProcessTable processes={value} />}
      </Part>
      <Part title="Projections" value={projections}>
        {(value) => <ProjectionTable projections={value} />}
      </Part>
      <Part title="Feeds" value={feeds}>
        {(value) => <FeedTable feeds={value} />}
      </Part>
      <Part title="Erasures" value={erasures}>
        {(value) => <Erasures erasures={value} />}
      </Part>
      {/* The processes report it. */}
      <Part title="AI use" value={processes}>
        {() => <AiUse used={aiBudgetUsed} />}
      </Part>
      <OperationList />
    </div>
  );
}

function Operations() {
  usePageTitle('Operations');
  const { data: overview, error, isFetching, refetch } = useOverview();
  const isOutdated = error !== undefined;
  const isOperator = useHasRole('operator');
  return (
    <>
      <div className="tr-head">
        <div className="me-auto">
          <PageHeading>Operations</PageHeading>
          <p className="tr-num">
            {overview === undefined || isOutdated
              ? 'What runs, and what needs a person.'
              : `As of ${formatExactTime(overview.at)}`}
          </p>
          {!isOperator && <p>You can read this page. Operators act on it.</p>}
        </div>
        {overview !== undefined && (
          <button type="button" className="btn btn-plain" onClick={() => void refetch()}>
            <Icon name="arrow-clockwise" />
            Refresh
          </button>
        )}
      </div>
      {overview === undefined && error === undefined && (
        <Card title="Needs a person">
          <ListSkeleton label="Loading operations" />
        </Card>
      )}
      {overview === undefined && error !== undefined && (
        <LoadError
          text="Operations could not be loaded."
          error={error}
          isWorking={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {overview !== undefined && (
        <ActionsProvider refresh={async () => (await refetch()).data}>
          {isOutdated && (
            <div className="tr-note is-yellow mb-5">
              <Icon name="clock-history" />
              <div>
                <strong>This is as of {formatExactTime(overview.at)}.</strong> It could not be refreshed since, and is
                tried again every 5 seconds.
                <ErrorReference error={error} />
              </div>
            </div>
          )}
          <LiveSummary overview={overview} isOutdated={isOutdated} />
          <Picture overview={overview} isOutdated={isOutdated} />
        </ActionsProvider>
      )}
    </>
  );
}

/** The page of operators, which developers may read: what runs, what needs a person, and what staff did about it. */
export function StaffOperations() {
  const isOperator = useHasRole('operator');
  const isDeveloper = useHasRole('developer');
  return isOperator || isDeveloper ? <Operations /> : <RoleRequired neededRole="operator" />;
}
