import { ErrorReference } from '../../../shared/ui/error-reference';
import { Icon } from '../../../shared/ui/icon';
import { ButtonSpinner } from '../../../shared/ui/loading';

interface LoadEarlierChangesProps {
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly error: unknown;
  readonly onLoad: () => void;
}

/** The button that loads the next page of the list. */
export function LoadEarlierChanges({ isLoading, hasFailed, error, onLoad }: LoadEarlierChangesProps) {
  return (
    <div className="tr-earlier">
      {hasFailed && (
        <div className="tr-note is-red" role="alert">
          <Icon name="exclamation-circle" />
          <div>
            Earlier changes could not be loaded.
            <ErrorReference error={error} />
          </div>
        </div>
      )}
      <button type="button" className="btn btn-plain w-100" aria-disabled={isLoading} onClick={onLoad}>
        {isLoading && <ButtonSpinner />}
        {hasFailed && !isLoading ? 'Try Again' : 'Show earlier changes'}
      </button>
    </div>
  );
}
