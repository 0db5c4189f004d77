import { useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { LastHeading } from '../shared/ui/page-heading';

/** Around every screen: the skip link, the scroll position and the focus after a change of route. */
export function PageFrame() {
  const lastHeading = useRef<string | undefined>(undefined);
  return (
    <LastHeading value={lastHeading}>
      <a className="btn btn-primary tr-skip" href="#main">
        Skip to content
      </a>
      <Outlet />
      <ScrollRestoration />
    </LastHeading>
  );
}
