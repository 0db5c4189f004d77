import { useSyncExternalStore } from 'react';
import { notify } from '../toast/notify';

/** A recording that is no text yet: how far it is, and what the form around it can ask of its recorder. */
export interface HeldRecording {
  readonly stage: 'listening' | 'recorded' | 'processing';
  /** Closes the microphone; what was said so far stays. */
  readonly stop: () => void;
  /** Shows the recorder, and gives it the focus. */
  readonly show: () => void;
}

/** What is said to whoever would save a form without the recording in it. */
const HELD: Readonly<Record<HeldRecording['stage'], string>> = {
  listening: 'Stop recording first.',
  recorded: 'Confirm or discard your recording first.',
  processing: "We're still transcribing your recording. Please wait or cancel it.",
};

/** What is held, by the control of its form: a recording is in no field, and in no draft. */
const held = new Map<object, HeldRecording>();
const listeners = new Set<() => void>();

/** Says what recording a form, known by its control, holds; nothing where it holds none, or none that counts. */
export function holdRecording(form: object, recording: HeldRecording | undefined): void {
  if (recording === undefined) held.delete(form);
  else held.set(form, recording);
  listeners.forEach((listener) => listener());
}

/** Whether a form holds a recording, or any form where none is named. */
export const holdsRecording = (form?: object): boolean => (form === undefined ? held.size > 0 : held.has(form));

/** Whether all that a form holds is in its fields. Where a recording is not, the person is told and shown. */
export function isAllWritten(form: object): boolean {
  const recording = held.get(form);
  if (recording === undefined) return true;
  notify.error(HELD[recording.stage]);
  recording.show();
  return false;
}

/** Closes the microphone, wherever it is open; what was said so far stays. */
export const stopRecordings = (): void => held.forEach(({ stop }) => stop());

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same as {@link holdsRecording}, for what is shown. */
export const useHoldsRecording = (form?: object): boolean =>
  useSyncExternalStore(subscribe, () => holdsRecording(form));
