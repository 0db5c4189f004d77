import { ErrorReference } from './error-reference';
import { Icon } from './icon';
import { ButtonSpinner } from './loading';

interface LoadEarlierProps {
  readonly label: string;
  readonly failedText: string;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly error: unknown;
  readonly onLoad: () => void;
}

/** The button that loads the next page of the list. */
export function LoadEarlier({ label, failedText, isLoading, hasFailed, error, onLoad }: LoadEarlierProps) {
  return (
    <div className="tr-earlier">
      {hasFailed && (
        <div className="tr-note is-red" role="alert">
          <Icon name="exclamation-circle" />
          <div>
            {failedText}
            <ErrorReference error={error} />
          </div>
        </div>
      )}
      <button type="button" className="btn btn-plain w-100" aria-disabled={isLoading} onClick={onLoad}>
        {isLoading && <ButtonSpinner />}
        {hasFailed && !isLoading ? 'Try Again' : label}
      </button>
    </div>
  );
}
