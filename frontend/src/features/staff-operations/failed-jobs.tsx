import type { FailureGroup, QueueName } from '@trackrecord/contracts';
import { formatTimestampInText } from '../../shared/format/format-timestamp';
import { ErrorReference } from '../../shared/ui/error-reference';
import { RetryButton } from '../../shared/ui/load-error';
import { getSelectedCount } from './action';
import { ActionButton } from './actions-context';
import { countOf, formatCount } from '../../shared/staff/format-amounts';
import { useListFailuresQuery } from './operations-api';

interface GroupProps {
  readonly queue: QueueName;
  readonly group: FailureGroup;
  readonly failedCount: number;
}

function Group({ queue, group, failedCount }: GroupProps) {
  const { kind, code, count, first, last, isRetryable } = group;
  const selected = getSelectedCount(group);
  const jobs = countOf(selected, 'job');
  return (
    <li>
      <div>
        <span className="tr-mono">{kind}</span> failed with <span className="tr-mono">{code}</span>:{' '}
        <span className="tr-num fw-semibold">{countOf(count, 'job')}</span>
        <div className="tr-muted tr-small tr-num">
          {count === 1
            ? `Failed ${formatTimestampInText(last)}`
            : `First ${formatTimestampInText(first)}, last ${formatTimestampInText(last)}`}
        </div>
        {!isRetryable && (
          <div className="tr-muted tr-small">
            A person waited for this work and was told that it failed, so it cannot be retried.
          </div>
        )}
      </div>
      <span className="tr-problem-actions">
        {isRetryable && (
          <ActionButton
            action={{ kind: 'retry-jobs', queue, group, count: selected, failedCount }}
            text={`Retry ${formatCount(selected)}`}
            name={`Retry ${jobs}: ${kind}, ${code}`}
          />
        )}
        {queue !== 'erasure' && (
          <ActionButton
            action={{ kind: 'discard-jobs', queue, group, count: selected, failedCount }}
            text={`Discard ${formatCount(selected)}`}
            name={`Discard ${jobs}: ${kind}, ${code}`}
          />
        )}
      </span>
    </li>
  );
}

interface FailedJobsProps {
  readonly queue: QueueName;
  readonly failedCount: number;
}

/** The failed jobs of a queue by kind and code. */
export function FailedJobs({ queue, failedCount }: FailedJobsProps) {
  const { data, error, isFetching, refetch } = useListFailuresQuery({ queue, failedCount });
  if (data === undefined)
    return error === undefined ? (
      <p className="tr-muted tr-small mb-0">Reading why they failed...</p>
    ) : (
      <div className="tr-row">
        <span>Why they failed could not be read.</span>
        <ErrorReference error={error} />
        <RetryButton isWorking={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  return (
    <>
      <ul className="tr-problem-parts">
        {data.failures.map((group) => (
          <Group key={`${group.kind} ${group.code}`} queue={queue} group={group} failedCount={failedCount} />
        ))}
      </ul>
      {!data.isComplete && (
        <p className="tr-muted tr-small mb-0">There are more: only the newest failed jobs were counted.</p>
      )}
    </>
  );
}
