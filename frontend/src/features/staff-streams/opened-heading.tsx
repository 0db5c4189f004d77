import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';

interface OpenedHeadingProps {
  readonly action?: ReactNode;
  readonly children: string;
}

/** The heading of what was opened. It gets the focus, so that screen readers begin there, but not after going back. */
export function OpenedHeading({ action, children }: OpenedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isOpened = useNavigationType() === NavigationType.Push;

  const focusIfOpened = useEffectEvent(() => {
    if (isOpened) heading.current?.focus({ preventScroll: true });
  });

  // Once for each thing that is opened, not for each change of the URL.
  useEffect(() => focusIfOpened(), [children]);

  return (
    <div className="tr-card-head tr-opened-head">
      <h2 id="opened-title" ref={heading} tabIndex={-1}>
        {children}
      </h2>
      {action}
    </div>
  );
}
