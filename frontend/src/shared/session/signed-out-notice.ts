import { useSyncExternalStore } from 'react';

/** Where the user was signed out from: by their own action on this page, or on another device. */
export type SignedOutNotice = 'here' | 'elsewhere';

/** In memory only: storage is cleared on every sign-out, and a reload of the sign-in page needs no notice. */
let currentNotice: SignedOutNotice | undefined;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Sets what the sign-in page says about the sign-out; undefined for nothing. */
export function setSignedOutNotice(notice: SignedOutNotice | undefined): void {
  currentNotice = notice;
  listeners.forEach((notify) => notify());
}

/** Returns what the sign-in page says about the sign-out; undefined for nothing. */
export const useSignedOutNotice = (): SignedOutNotice | undefined =>
  useSyncExternalStore(subscribe, () => currentNotice);
