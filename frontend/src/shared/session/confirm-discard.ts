import { createContext } from 'react';
import type { RefObject } from 'react';

/** Asks whether unsaved edits may be discarded; resolves to true if so. */
export type ConfirmDiscard = () => Promise<boolean>;

/** Holds the confirmation of the form with unsaved edits, if any. Forms set it, signing out calls it. */
export const ConfirmDiscardContext = createContext<RefObject<ConfirmDiscard | undefined> | null>(null);
