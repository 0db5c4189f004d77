import { useSyncExternalStore } from 'react';
import { notify } from '../toast/notify';

/** A recording that is no text yet: how far it is, and what the form around it can ask of its recorder. */
export interface PendingRecording {
  readonly stage: 'listening' | 'recorded' | 'processing';
  /** Closes the microphone; what was said so far stays. */
  readonly stop: () => void;
  /** Shows the recorder, and gives it the focus. */
  readonly show: () => void;
}

/** What is said to whoever would save a form without the recording in it. */
const PENDING_MESSAGES: Readonly<Record<PendingRecording['stage'], string>> = {
  listening: 'Stop recording first.',
  recorded: 'Confirm or discard your recording first.',
  processing: "We're still transcribing your recording. Please wait or cancel it.",
};

/** What is held, by the control of its form: a recording is in no field, and in no draft. */
const pending = new Map<object, PendingRecording>();
const listeners = new Set<() => void>();

/** Says what recording a form, known by its control, holds; nothing where it holds none, or none that counts. */
export function holdRecording(form: object, recording: PendingRecording | undefined): void {
  if (recording === undefined) pending.delete(form);
  else pending.set(form, recording);
  listeners.forEach((listener) => listener());
}

/** Whether a form holds a recording, or any form where none is named. */
export const holdsRecording = (form?: object): boolean => (form === undefined ? pending.size > 0 : pending.has(form));

/** Whether all that a form holds is in its fields. Where a recording is not, the person is told and shown. */
export function isAllWritten(form: object): boolean {
  const recording = pending.get(form);
  if (recording === undefined) return true;
  notify.error(PENDING_MESSAGES[recording.stage]);
  recording.show();
  return false;
}

/** Closes the microphone, wherever it is open; what was said so far stays. */
export const stopRecordings = (): void => pending.forEach(({ stop }) => stop());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same as {@link holdsRecording}, for what is shown. */
export const useHoldsRecording = (form?: object): boolean =>
  useSyncExternalStore(subscribe, () => holdsRecording(form));
