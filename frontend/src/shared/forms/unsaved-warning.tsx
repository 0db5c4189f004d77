import { ConfirmDialog } from '../ui/confirm-dialog';
import type { DiscardQuestion } from './use-unsaved-guard';

interface UnsavedWarningProps {
  readonly question: DiscardQuestion;
}

/** Asks before unsaved edits are lost. */
export function UnsavedWarning({ question }: UnsavedWarningProps) {
  return (
    <ConfirmDialog
      show={question.asked}
      question="Discard your changes?"
      consequence="What you typed has not been saved yet."
      confirm="Discard changes"
      cancel="Keep editing"
      onConfirm={question.discard}
      onCancel={question.keep}
    />
  );
}
