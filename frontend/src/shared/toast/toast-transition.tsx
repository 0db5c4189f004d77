import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { ToastTransitionProps } from 'react-toastify/unstyled';
import { positionToasts } from './position-toasts';
import { TOAST_EXIT_MS } from './toast-duration';

/**
 * Fades a toast in and out. The transitions of react-toastify start the timer only after their entrance (0.7 s) and add
 * an exit and a collapse (0.5 s), so that a toast of 2,000 ms would be visible for 3.2 s.
 */
export function ToastTransition(props: ToastTransitionProps) {
  const { children, isIn, nodeRef } = props;
  const start = useEffectEvent(() => props.playToast());
  const remove = useEffectEvent(() => props.done());

  useLayoutEffect(() => {
    // Before the first paint: the first toast is mounted before useToastPosition subscribes to changes.
    positionToasts();
    nodeRef.current?.classList.add('tr-enter');
    start();
  }, [nodeRef]);

  useEffect(() => {
    if (isIn) return undefined;
    nodeRef.current?.classList.add('tr-leave');
    const timer = setTimeout(() => remove(), TOAST_EXIT_MS);
    return () => clearTimeout(timer);
  }, [isIn, nodeRef]);

  return children;
}
