import { TOAST } from '@trackrecord/contracts/constants';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { toast, ToastContainer } from 'react-toastify/unstyled';
import type { ToastTransitionProps } from 'react-toastify/unstyled';
import { Icon } from '../ui/icon';
import { positionToasts } from './position-toasts';
import { getAutoCloseMs, TOAST_EXIT_MS } from './toast-options';

/**
 * Fades a toast in and out. The transitions of react-toastify start the timer only after their entrance (0.7 s) and add
 * an exit and a collapse (0.5 s), so that a toast of 2,000 ms would be visible for 3.2 s.
 */
function ToastTransition(props: ToastTransitionProps) {
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

/** Events after which toasts or obstacles may have moved; a dialog takes the focus, then ends its transition. */
const EVENTS = ['scroll', 'resize', 'focusin', 'transitionend'] as const;

/** Repositions the toasts when toasts change, dialogs open or the page is scrolled. */
function useToastPosition(): void {
  useEffect(() => {
    let frame = 0;
    const schedulePosition = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(positionToasts);
    };
    const unsubscribe = toast.onChange(schedulePosition);
    for (const event of EVENTS) window.addEventListener(event, schedulePosition, { passive: true, capture: true });
    return () => {
      cancelAnimationFrame(frame);
      unsubscribe();
      for (const event of EVENTS) window.removeEventListener(event, schedulePosition, { capture: true });
    };
  }, []);
}

/** The container of the toasts. */
export function Toasts() {
  useToastPosition();
  // Outside the root element, which is inert while a dialog is open.
  return createPortal(
    <ToastContainer
      position="top-right"
      limit={TOAST.max}
      autoClose={getAutoCloseMs('other')}
      transition={ToastTransition}
      // Hover and focus pause a toast (WCAG 2.2.1); losing the window focus does not.
      pauseOnFocusLoss={false}
      hideProgressBar
      closeOnClick
      newestOnTop
      draggable={false}
      closeButton={({ closeToast }) => (
        <button type="button" className="tr-toast-close" aria-label="Dismiss" onClick={closeToast}>
          <Icon name="x-lg" />
        </button>
      )}
    />,
    document.body,
  );
}
