import type { ClientPage } from '@trackrecord/contracts';
import { useRef } from 'react';
import type { MouseEvent } from 'react';
import { Navigate, Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { useAuth } from '../shared/identity/auth-context';
import { lazyScreen } from '../shared/ui/lazy-screen';
import { LoadingScreen } from '../shared/ui/loading';
import { Main } from '../shared/ui/main';
import { LastHeadingContext } from '../shared/ui/page-heading';
import { RouteError } from './route-error';

const SignedInArea = lazyScreen(() => import('./signed-in-area'));

/**
 * Renders the signed-in area, or redirects visitors before its chunks are loaded: from `/` to `/signup`, from every
 * other path to `/` (spec section 2). The key remounts the redirect at every location, so that an interrupted
 * redirect is repeated.
 */
function SignedInOnly() {
  const { loading, user } = useAuth();
  const { pathname, key } = useLocation();

  if (loading) return <LoadingScreen label="Loading" />;
  if (user === null) return <Navigate key={key} to={pathname === '/' ? '/signup' : '/'} replace />;
  return <SignedInArea key={user.uid} />;
}

// Following the link would push a history entry without the state of the current one.
const skipToContent = (event: MouseEvent): void => {
  event.preventDefault();
  document.getElementById('main')?.focus();
};

/** Wraps every screen: skip link, scroll restoration and focus after a route change. */
function PageFrame() {
  const lastHeadingRef = useRef<string | undefined>(undefined);
  return (
    <LastHeadingContext value={lastHeadingRef}>
      <a className="btn btn-primary tr-skip" href="#main" onClick={skipToContent}>
        Skip to content
      </a>
      <Outlet />
      <ScrollRestoration />
    </LastHeadingContext>
  );
}

// Rendered, and therefore loaded, only inside SignedInOnly.
const HomeRedirect = lazyScreen(async () => ({ default: (await import('./guard/guard')).HomeRedirect }));
const StaffGuard = lazyScreen(async () => ({ default: (await import('./guard/guard')).StaffGuard }));
const Guard = lazyScreen(async () => ({ default: (await import('./guard/guard')).Guard }));

const STAFF_PAGES = 'staff/*' satisfies ClientPage;

/** A screen at one of the pages that servers know. */
const page = (path: ClientPage, lazy: NonNullable<RouteObject['lazy']>): RouteObject => ({ path, lazy });

const routesInsideShell: RouteObject[] = [
  page('dashboard', () => import('./screens/dashboard')),
  page('profile', () => import('./screens/profile')),
  page('profile/import', () => import('./screens/resume')),
  page('applications', () => import('./screens/applications')),
  page('applications/:applicationId', () => import('./screens/application')),
  page('settings', () => import('./screens/settings')),
  page('extensions', () => import('./screens/extensions')),
  page('jobs', () => import('./screens/jobs')),
  page('events', () => import('./screens/events')),
];

const signedInRoutes: RouteObject[] = [
  { index: true, element: <HomeRedirect /> },
  // Staff need no profile, so this branch is beside the guard.
  { path: STAFF_PAGES, element: <StaffGuard /> },
  {
    element: <Guard />,
    children: [
      page('onboarding/*', () => import('./screens/onboarding')),
      {
        lazy: () => import('./shell/shell'),
        children: [{ errorElement: <RouteError />, children: routesInsideShell }],
      },
    ],
  },
];

/** Error element of routes outside the shell. */
const standaloneError = (
  <Main className="tr-standalone">
    <RouteError />
  </Main>
);

/** The route table (spec section 2). Every screen is a separate chunk. */
export const routes: RouteObject[] = [
  {
    element: <PageFrame />,
    errorElement: standaloneError,
    hydrateFallbackElement: <LoadingScreen label="Loading" />,
    children: [
      {
        errorElement: standaloneError,
        children: [
          page('signup', () => import('./screens/signup')),
          page('terms', () => import('./screens/terms')),
          page('privacy', () => import('./screens/privacy')),
          { element: <SignedInOnly />, children: signedInRoutes },
          { path: '*', element: <Navigate to="/" replace /> },
        ],
      },
    ],
  },
];
