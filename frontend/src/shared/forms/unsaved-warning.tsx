import { ConfirmDialog } from '../ui/confirm-dialog';
import type { DiscardQuestion } from './use-unsaved-guard';

interface UnsavedWarningProps {
  readonly question: DiscardQuestion;
  /** The way back, by what it leads back to. */
  readonly cancel?: string;
}

/** Asks before unsaved edits are lost. */
export function UnsavedWarning({ question, cancel = 'Keep editing' }: UnsavedWarningProps) {
  return (
    <ConfirmDialog
      show={question.asked}
      question="Discard your changes?"
      consequence="What you typed has not been saved yet."
      confirm="Discard changes"
      cancel={cancel}
      onConfirm={question.discard}
      onCancel={question.keep}
    />
  );
}
