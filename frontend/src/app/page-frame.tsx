import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { LastHeading } from '../shared/ui/page-heading';

// Following the link would push a history entry without the state of the current one.
const skipToContent = (event: MouseEvent): void => {
  event.preventDefault();
  document.getElementById('main')?.focus();
};

/** Wraps every screen: skip link, scroll restoration and focus after a route change. */
export function PageFrame() {
  const lastHeading = useRef<string | undefined>(undefined);
  return (
    <LastHeading value={lastHeading}>
      <a className="btn btn-primary tr-skip" href="#main" onClick={skipToContent}>
        Skip to content
      </a>
      <Outlet />
      <ScrollRestoration />
    </LastHeading>
  );
}
