import { createContext } from 'react';
import type { RefObject } from 'react';

/** Asks the person whether what is unsaved may be lost; true when it may. */
export type ConfirmDiscard = () => Promise<boolean>;

/** Who asks about the unsaved edits on the screen; undefined while there are none. Forms write it, signing out reads it. */
export const UnsavedWork = createContext<RefObject<ConfirmDiscard | undefined> | null>(null);
