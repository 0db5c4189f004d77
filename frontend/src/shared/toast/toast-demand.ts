import { useSyncExternalStore } from 'react';

let isNeeded = false;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Asks for the container of the toasts, which is not part of the first load. */
export function requestToasts(): void {
  isNeeded = true;
  listeners.forEach((notify) => notify());
}

/** Returns true once the container of the toasts is needed. */
export const useToastDemand = (): boolean => useSyncExternalStore(subscribe, () => isNeeded);
