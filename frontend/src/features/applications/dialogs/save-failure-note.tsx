import type { ReactNode } from 'react';
import { getErrorMessage } from '../../../shared/api/api-error';
import { ErrorReference } from '../../../shared/ui/error-reference';
import { Icon } from '../../../shared/ui/icon';

/** Why a save did not succeed: an error, or a text for the user, which may ask a question. */
export type SaveFailure = { readonly error: unknown } | { readonly text: ReactNode; readonly isQuestion?: true };

interface SaveFailureNoteProps {
  readonly failure: SaveFailure;
}

/** Says why a save did not succeed. */
export function SaveFailureNote({ failure }: SaveFailureNoteProps) {
  const isQuestion = 'isQuestion' in failure;
  return (
    <div className={`tr-note ${isQuestion ? 'is-yellow' : 'is-red'}`} role="alert">
      <Icon name={isQuestion ? 'exclamation-triangle' : 'exclamation-circle'} />
      <div>
        {'text' in failure
          ? failure.text
          : getErrorMessage(failure.error, 'This could not be saved. Please try again.')}
        {'error' in failure && <ErrorReference error={failure.error} />}
      </div>
    </div>
  );
}
