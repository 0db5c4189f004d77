import { useEffect, useState } from 'react';
import { stopRecordings, useHasPendingRecording } from './pending-recordings';
import { ConfirmDialog } from '../ui/confirm-dialog';
import type { DiscardPrompt } from './use-unsaved-guard';

interface UnsavedWarningProps {
  readonly discardPrompt: DiscardPrompt;
  /** The text of the cancel button. */
  readonly cancelLabel?: string;
}

/** Returns whether a recording was pending when the dialog opened, so that its text is stable while it closes. */
function useIsAboutRecording(isOpen: boolean): boolean {
  const hasRecording = useHasPendingRecording();
  const [state, setState] = useState({ isOpen: false, isAboutRecording: false });
  if (state.isOpen !== isOpen) setState({ isOpen, isAboutRecording: isOpen ? hasRecording : state.isAboutRecording });
  return state.isAboutRecording;
}

/** Asks before discarding unsaved edits or a recording; stops recording while it is open. */
export function UnsavedWarning({ discardPrompt, cancelLabel = 'Keep editing' }: UnsavedWarningProps) {
  const { isOpen, onClosed } = discardPrompt;
  const isAboutRecording = useIsAboutRecording(isOpen);

  useEffect(() => {
    if (isOpen) stopRecordings();
  }, [isOpen]);

  return (
    <ConfirmDialog
      show={isOpen}
      title={isAboutRecording ? 'Discard your recording?' : 'Discard your changes?'}
      description={
        isAboutRecording ? "It hasn't been added to your text yet." : 'They were not saved, and cannot be restored.'
      }
      confirmLabel="Discard changes"
      cancelLabel={cancelLabel}
      onConfirm={discardPrompt.discard}
      onCancel={discardPrompt.keep}
      {...(onClosed && { onClosed })}
    />
  );
}
