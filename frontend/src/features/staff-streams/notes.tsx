import type { IndexProgress } from '@trackrecord/contracts';
import type { ReactNode } from 'react';
import { isApiError } from '../../shared/api/api-error';
import { formatSeconds } from '../../shared/staff/format-amounts';
import { Note } from '../../shared/staff/note';
import { LoadErrorBody } from '../../shared/ui/load-error';

/** Returns true for the error of a search without an index. */
export const isIndexOff = (error: unknown): boolean => isApiError(error) && error.code === 'index-off';

/** Says that there is no index to search in. */
export function IndexOffNote({ children }: { readonly children?: ReactNode }) {
  return (
    <Note>
      <strong>
        Searches are off: <code>EVENT_INDEX_DAYS=0</code>.
      </strong>{' '}
      {children ?? 'Streams still open by name.'}
    </Note>
  );
}

interface QueryErrorProps {
  /** What could not be done, if the server does not say why. */
  readonly text: string;
  readonly error: unknown;
  readonly isWorking: boolean;
  readonly onRetry: () => void;
}

/** Why something could not be read: the index is off, a store is away, or what the server says. */
export function QueryError({ text, error, isWorking, onRetry }: QueryErrorProps) {
  if (isIndexOff(error)) return <IndexOffNote />;
  const reason = isApiError(error) ? error.error : undefined;
  return (
    <LoadErrorBody
      text={reason === undefined ? text : `${text} ${reason}`}
      error={error}
      isWorking={isWorking}
      onRetry={onRetry}
    />
  );
}

/** The index is behind if it lacks an event that is older than this (s). */
const BEHIND_SECONDS = 2;

/** Says how far the index is, if searches may lack events. */
export function IndexLag({ index: { position, lagSeconds } }: { readonly index: IndexProgress }) {
  if (lagSeconds !== null && lagSeconds < BEHIND_SECONDS) return null;
  const upTo = position === null ? 'The index is empty' : `As of position ${position}`;
  return (
    <Note>
      <span className="tr-num">
        {lagSeconds === null
          ? `${upTo}. No process fills the index, so later events are not found.`
          : `${upTo}, ${formatSeconds(lagSeconds)} behind. Later events are not found yet.`}
      </span>
    </Note>
  );
}
