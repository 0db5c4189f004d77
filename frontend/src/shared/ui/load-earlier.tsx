import { ErrorReference } from './error-reference';
import { Icon } from './icon';
import { ButtonSpinner } from './loading';

interface LoadEarlierProps {
  readonly label: string;
  readonly failedText: string;
  readonly loading: boolean;
  readonly failed: boolean;
  readonly error: unknown;
  readonly onLoad: () => void;
}

/** The button that loads the next page of the list. */
export function LoadEarlier({ label, failedText, loading, failed, error, onLoad }: LoadEarlierProps) {
  return (
    <div className="tr-earlier">
      {failed && (
        <div className="tr-note is-red" role="alert">
          <Icon name="exclamation-circle" />
          <div>
            {failedText}
            <ErrorReference error={error} />
          </div>
        </div>
      )}
      <button type="button" className="btn btn-plain w-100" aria-disabled={loading} onClick={onLoad}>
        {loading && <ButtonSpinner />}
        {failed && !loading ? 'Try Again' : label}
      </button>
    </div>
  );
}
