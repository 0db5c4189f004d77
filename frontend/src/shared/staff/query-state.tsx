import type { ReactNode } from 'react';
import { LoadErrorBody } from '../ui/load-error';
import { SlowLoadingNote } from '../ui/loading';

interface Query<Data> {
  readonly data?: Data | undefined;
  readonly currentData?: Data | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface QueryStateProps<Data> {
  readonly query: Query<Data>;
  /** The text shown if the query fails. */
  readonly failure: string;
  readonly children: (data: Data) => ReactNode;
}

const ROWS = [0, 1, 2];

/** Shows what was read. While something else loads, the last state stays, dimmed; a skeleton appears after 150 ms. */
export function QueryState<Data>({ query, failure, children }: QueryStateProps<Data>) {
  const { data, currentData, error, isFetching, refetch } = query;
  if (currentData === undefined && error !== undefined && !isFetching) {
    return <LoadErrorBody text={failure} error={error} isWorking={isFetching} onRetry={() => void refetch()} />;
  }
  const shownData = currentData ?? data;
  if (shownData === undefined) {
    return (
      <div className="tr-stack" aria-busy="true">
        <SlowLoadingNote />
        <div className="tr-stack tr-delayed" aria-hidden="true">
          {ROWS.map((row) => (
            <span key={row} className="tr-skeleton" />
          ))}
        </div>
      </div>
    );
  }
  return (
    <div className="tr-dim-busy" aria-busy={currentData === undefined}>
      {children(shownData)}
    </div>
  );
}
