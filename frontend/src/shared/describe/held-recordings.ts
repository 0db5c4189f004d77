import { useSyncExternalStore } from 'react';

/** The forms in which somebody has said something that is no text yet: a recording is in no field, and no draft. */
const held = new Set<object>();
const listeners = new Set<() => void>();

/** What is said to whoever would save a form without the recording in it. */
export const RECORDING_HELD = 'Your recording is not in the text yet. Confirm or discard it first.';

/** Says whether a form, known by its control, holds a recording. */
export function holdRecording(form: object, holds: boolean): void {
  if (holds) held.add(form);
  else held.delete(form);
  listeners.forEach((listener) => listener());
}

/** Whether a form holds a recording, or any form where none is named. */
export const holdsRecording = (form?: object): boolean => (form === undefined ? held.size > 0 : held.has(form));

/** The person agreed to lose what they recorded. */
export function dropRecordings(): void {
  held.clear();
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same as {@link holdsRecording}, for what is shown. */
export const useHoldsRecording = (form: object): boolean => useSyncExternalStore(subscribe, () => held.has(form));
