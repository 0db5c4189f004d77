import { useSyncExternalStore } from 'react';
import { notify } from '../toast/notify';

/** A recording that has not been transcribed yet, and how the form can control its recorder. */
export interface PendingRecording {
  readonly stage: 'listening' | 'recorded' | 'processing';
  /** Closes the microphone and keeps the recording. */
  readonly stop: () => void;
  /** Shows and focuses the recorder. */
  readonly show: () => void;
}

/** The error toasts when a form is saved while a recording is pending. */
const PENDING_MESSAGES: Readonly<Record<PendingRecording['stage'], string>> = {
  listening: 'Stop recording first.',
  recorded: 'Confirm or discard your recording first.',
  processing: "We're still transcribing your recording. Please wait or cancel it.",
};

/** Pending recordings by the `control` of their form. They are neither in a field nor in a draft. */
const pendingRecordings = new Map<object, PendingRecording>();
const listeners = new Set<() => void>();

/** Sets or clears the pending recording of a form, identified by its `control`. */
export function setPendingRecording(control: object, recording: PendingRecording | undefined): void {
  if (recording === undefined) pendingRecordings.delete(control);
  else pendingRecordings.set(control, recording);
  listeners.forEach((listener) => listener());
}

/** Returns true if the form with this `control`, or any form if none is given, has a pending recording. */
export const hasPendingRecording = (control?: object): boolean =>
  control === undefined ? pendingRecordings.size > 0 : pendingRecordings.has(control);

/**
 * Returns true if the form with this `control` has no pending recording; otherwise shows an error toast and the
 * recorder.
 */
export function ensureNoPendingRecording(control: object): boolean {
  const recording = pendingRecordings.get(control);
  if (recording === undefined) return true;
  notify.error(PENDING_MESSAGES[recording.stage]);
  recording.show();
  return false;
}

/** Stops all recorders and keeps their recordings. */
export const stopRecordings = (): void => pendingRecordings.forEach(({ stop }) => stop());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Subscribes a component to {@link hasPendingRecording}. */
export const useHasPendingRecording = (control?: object): boolean =>
  useSyncExternalStore(subscribe, () => hasPendingRecording(control));
