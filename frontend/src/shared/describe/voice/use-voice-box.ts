import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { isFocusLost } from '../../ui/is-focus-lost';
import type { PendingRecording } from '../../forms/pending-recordings';
import type { VoiceInputProps } from './voice-input-props';

interface VoiceBoxState extends Pick<VoiceInputProps, 'isShown' | 'onShow' | 'onPendingChange'> {
  /** Names the shown controls: when it changes, the focus moves to the first of the new ones. */
  readonly shownStage: string;
  /** Whether the box replaces another one, whose control was pressed. */
  readonly replacesBox?: boolean;
  readonly pendingStage?: PendingRecording['stage'] | undefined;
  readonly errorText?: string | undefined;
  /** Closes the microphone; called when the box is hidden. */
  readonly stop: () => void;
}

/** The focus of a voice box, and what its form has to know: pending recordings, and errors while it is hidden. */
export function useVoiceBox(state: VoiceBoxState): RefObject<HTMLDivElement | null> {
  const { isShown, onShow, onPendingChange, shownStage, replacesBox = false, pendingStage, errorText, stop } = state;
  const box = useRef<HTMLDivElement>(null);

  const focusFirstControl = (): void => {
    box.current?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
    // Scrolls to the whole box, because a sticky footer may cover the focused control.
    box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  };
  const show = (): void => {
    flushSync(onShow);
    focusFirstControl();
  };

  const reportPending = useEffectEvent((newStage: PendingRecording['stage'] | undefined) =>
    onPendingChange(newStage && { stage: newStage, stop, show }),
  );
  useEffect(() => reportPending(pendingStage), [pendingStage]);
  useEffect(() => () => reportPending(undefined), []);

  const showFailure = useEffectEvent(() => {
    if (!isShown) onShow();
  });
  useEffect(() => {
    if (errorText !== undefined) showFailure();
  }, [errorText]);

  const stopListening = useEffectEvent(stop);
  useEffect(() => {
    if (!isShown) stopListening();
  }, [isShown]);

  // The pressed control was unmounted: focus the first control of the new stage.
  const previousStage = useRef(replacesBox ? undefined : shownStage);
  const focusNewStage = useEffectEvent(focusFirstControl);
  useLayoutEffect(() => {
    const isFocusInside = isFocusLost(box.current) || box.current?.contains(document.activeElement) === true;
    if (previousStage.current !== shownStage && isShown && isFocusInside) focusNewStage();
    previousStage.current = shownStage;
  }, [shownStage, isShown]);

  return box;
}
