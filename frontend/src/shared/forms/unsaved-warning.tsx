import { useEffect, useState } from 'react';
import { stopRecordings, useHoldsRecording } from '../describe/held-recordings';
import { ConfirmDialog } from '../ui/confirm-dialog';
import type { DiscardQuestion } from './use-unsaved-guard';

interface UnsavedWarningProps {
  readonly question: DiscardQuestion;
  /** The way back, by what it leads back to. */
  readonly cancel?: string;
}

/** Whether there was a recording when the question was asked: what it says stays while it fades. */
function useIsAboutRecording(asked: boolean): boolean {
  const hasRecording = useHoldsRecording();
  const [state, setState] = useState({ asked: false, isAboutRecording: false });
  if (state.asked !== asked) setState({ asked, isAboutRecording: asked ? hasRecording : state.isAboutRecording });
  return state.isAboutRecording;
}

/** Asks before unsaved edits are lost, or what was recorded; nobody listens while it asks. */
export function UnsavedWarning({ question, cancel = 'Keep editing' }: UnsavedWarningProps) {
  const { asked, onClosed } = question;
  const isAboutRecording = useIsAboutRecording(asked);

  useEffect(() => {
    if (asked) stopRecordings();
  }, [asked]);

  return (
    <ConfirmDialog
      show={asked}
      question={isAboutRecording ? 'Discard your recording?' : 'Discard your changes?'}
      consequence={isAboutRecording ? "It hasn't been added to your text yet." : "Your changes haven't been saved."}
      confirm="Discard changes"
      cancel={cancel}
      onConfirm={question.discard}
      onCancel={question.keep}
      {...(onClosed && { onClosed })}
    />
  );
}
