import { getErrorMessage } from '../../../shared/api/api-error';
import { ErrorReference } from '../../../shared/ui/error-reference';
import { Icon } from '../../../shared/ui/icon';

/** Why a save did not succeed: an error, or a text for the user. */
export type SaveFailure = { readonly error: unknown } | { readonly text: string };

interface SaveFailureNoteProps {
  readonly failure: SaveFailure;
}

/** Says why a save did not succeed. */
export function SaveFailureNote({ failure }: SaveFailureNoteProps) {
  return (
    <div className="tr-note is-red" role="alert">
      <Icon name="exclamation-circle" />
      <div>
        {'text' in failure
          ? failure.text
          : getErrorMessage(failure.error, 'This could not be saved. Please try again.')}
        {'error' in failure && <ErrorReference error={failure.error} />}
      </div>
    </div>
  );
}
