import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

const getIsPrinting = (): boolean => document.documentElement.hasAttribute('data-printing');

function subscribe(notify: () => void): () => void {
  const update = ({ type }: Event): void => {
    document.documentElement.toggleAttribute('data-printing', type === 'beforeprint');
    // The browser prints right after this event.
    flushSync(notify);
  };
  window.addEventListener('beforeprint', update);
  window.addEventListener('afterprint', update);
  return () => {
    window.removeEventListener('beforeprint', update);
    window.removeEventListener('afterprint', update);
  };
}

/** Returns true while the page is printed: what the screen shows in part is then shown whole. */
export const useIsPrinting = (): boolean => useSyncExternalStore(subscribe, getIsPrinting);
