import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { LastHeading } from '../shared/ui/page-heading';

// Following the link would be a navigation, whose new entry in the history lacks the state of this one.
const skipToContent = (event: MouseEvent): void => {
  event.preventDefault();
  document.getElementById('main')?.focus();
};

/** Around every screen: the skip link, the scroll position and the focus after a change of route. */
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
