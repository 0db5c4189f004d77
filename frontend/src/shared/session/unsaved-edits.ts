import { createContext } from 'react';
import type { RefObject } from 'react';

/** The form whose edits would be lost if its page were closed. */
export interface UnsavedEdits {
  readonly isUnsaved: () => boolean;
  /** Asks whether unsaved edits may be discarded; resolves to true if so, or if there are none. */
  readonly confirmDiscard: () => Promise<boolean>;
}

/** Holds the form that is open, if any. Forms set it; signing out asks it. */
export const UnsavedEditsContext = createContext<RefObject<UnsavedEdits | undefined> | null>(null);
