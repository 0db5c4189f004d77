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
  page('dashboard', () => import('../features/home/home-page')),
  page('profile', () => import('../features/profile/profile-page')),
  page('profile/import', () => import('../features/resume/resume-page')),
  page('applications', () => import('../features/applications/applications-page')),
  page('applications/:applicationId', () => import('../features/applications/details/application-page')),
  page('settings', () => import('../features/settings/settings-page')),
  page('extensions', () => import('../features/extensions/extensions-page')),
  page('jobs', () => import('../features/jobs/jobs-page')),
  page('events', () => import('../features/career-events/events-page')),
];

const signedInRoutes: RouteObject[] = [
  { index: true, element: <HomeRedirect /> },
  // Staff need no profile, so this branch is beside the guard.
  { path: STAFF_PAGES, element: <StaffGuard /> },
  {
    element: <Guard />,
    children: [
      page('onboarding/*', () => import('../features/onboarding/onboarding-wizard')),
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
          page('signup', () => import('./sign-up-screen')),
          page('terms', () => import('../features/legal/terms-page')),
          page('privacy', () => import('../features/legal/privacy-page')),
          { element: <SignedInOnly />, children: signedInRoutes },
          { path: '*', element: <Navigate to="/" replace /> },
        ],
      },
    ],
  },
];
