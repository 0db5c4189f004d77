import type { ProjectionSummary } from '@trackrecord/contracts';
import { formatTimestampInText } from '../../shared/format/format-timestamp';
import { ErrorReference } from '../../shared/ui/error-reference';
import { RetryButton } from '../../shared/ui/load-error';
import { ActionButton, Outcome } from './actions-context';
import { formatCount } from '../../shared/staff/format-amounts';
import { useListQuarantineQuery } from './operations-api';

interface QuarantinedStreamsProps {
  readonly projection: ProjectionSummary['projection'];
  /** How many streams of this projection are quarantined, and how many of all. */
  readonly count: number;
  readonly totalCount: number;
}

/** The streams of a projection that are quarantined. They are named by pseudonyms. */
export function QuarantinedStreams({ projection, count, totalCount }: QuarantinedStreamsProps) {
  const { data, error, isFetching, refetch } = useListQuarantineQuery({ quarantinedCount: totalCount });
  if (data === undefined)
    return error === undefined ? (
      <p className="tr-muted tr-small mb-0">Reading the streams...</p>
    ) : (
      <div className="tr-row">
        <span>The streams could not be read.</span>
        <ErrorReference error={error} />
        <RetryButton isWorking={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  const streams = data.streams.filter((stream) => stream.projection === projection);
  return (
    <>
      <ul className="tr-problem-parts">
        {streams.map((stream) => (
          <li key={stream.id}>
            <div>
              Person <span className="tr-mono">{stream.person}</span>, at revision {formatCount(stream.revision)} since{' '}
              {formatTimestampInText(stream.since)}
              <div className="tr-muted tr-small">{stream.reason}</div>
              <Outcome rowKey={`stream ${stream.id}`} />
            </div>
            <span className="tr-problem-actions">
              <ActionButton
                action={{ kind: 'rebuild-stream', stream }}
                text="Rebuild view"
                name={`Rebuild view: ${projection}, ${stream.person}`}
              />
            </span>
          </li>
        ))}
      </ul>
      {streams.length < count && (
        <p className="tr-muted tr-small mb-0">
          The newest {formatCount(data.streams.length)} of all {formatCount(data.total)} are listed.
        </p>
      )}
    </>
  );
}
