import type { Operation, OperationRecord } from '@trackrecord/contracts';
import { formatTimestamp } from '../../shared/format/format-timestamp';
import { ListSkeleton } from '../../shared/staff/list-skeleton';
import { ScrollTable } from '../../shared/staff/scroll-table';
import { ShowOlder } from '../../shared/staff/show-older';
import { Card } from '../../shared/ui/card';
import { LoadErrorBody } from '../../shared/ui/load-error';
import { useOperations } from './operations-api';
import { StateTag } from './states';

const LABELS: Readonly<Record<Operation, string>> = {
  'pause-queue': 'Paused queue',
  'resume-queue': 'Resumed queue',
  'limit-queue': 'Limited queue',
  'retry-jobs': 'Retried jobs',
  'discard-jobs': 'Discarded jobs',
  'open-payload': 'Opened a payload',
  'rebuild-stream': 'Requested rebuild',
  'rebuild-projection': 'Requested rebuild of all views',
  'fetch-feed': 'Requested fetch',
};

const OUTCOMES = {
  done: { text: 'Done', tone: 'is-green' },
  failed: { text: 'Failed', tone: 'is-red' },
  unknown: { text: 'Not known', tone: 'is-yellow' },
} as const;

const COLUMNS = ['Time', 'Staff', 'Action', 'Target', 'Outcome', 'Reason'];

function OperationRow({ operation }: { readonly operation: OperationRecord }) {
  const { at, by, action, target, reason, outcome, detail } = operation;
  return (
    <tr>
      <td className="tr-num">{formatTimestamp(at)}</td>
      <th scope="row">
        {by.name ?? 'Account deleted'} <span className="tr-mono tr-quiet">{by.pseudonym}</span>
      </th>
      <td>{LABELS[action]}</td>
      <td className="tr-mono is-long">{target}</td>
      <td>
        <span className="tr-row">
          <StateTag state={OUTCOMES[outcome]} />
          {detail}
        </span>
      </td>
      <td className="is-long">{reason}</td>
    </tr>
  );
}

/** What staff did on this page, newest first. */
export function OperationList() {
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useOperations();
  const operations = data?.pages.flatMap(({ items }) => items);
  return (
    <Card title="What staff did">
      {operations === undefined && error === undefined && <ListSkeleton label="Loading what staff did" />}
      {operations === undefined && error !== undefined && (
        <LoadErrorBody
          text="What staff did could not be loaded."
          error={error}
          isWorking={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {operations?.length === 0 && <p className="mb-0">Nothing yet.</p>}
      {operations !== undefined && operations.length > 0 && (
        <ScrollTable label="Table of what staff did" columns={COLUMNS}>
          {operations.map((operation) => (
            <OperationRow key={operation.id} operation={operation} />
          ))}
        </ScrollTable>
      )}
      {hasNextPage && <ShowOlder isLoading={isFetchingNextPage} onLoad={() => void fetchNextPage()} />}
    </Card>
  );
}
