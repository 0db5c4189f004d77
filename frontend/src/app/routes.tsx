import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../shared/ui/lazy-screen';
import { Main } from '../shared/ui/main';
import { LoadingScreen } from '../shared/ui/loading';
import { PageFrame } from './page-frame';
import { RouteError } from './route-error';
import { SignedInOnly } from './signed-in-only';

// Rendered, and therefore loaded, only inside SignedInOnly.
const Entry = lazyScreen(() => import('./guard/entry'));
const Guard = lazyScreen(() => import('./guard/guard'));

const insideShell: RouteObject[] = [
  { path: 'profile', lazy: () => import('./screens/profile') },
  { path: 'profile/import', lazy: () => import('./screens/resume') },
  { path: 'settings', lazy: () => import('./screens/settings') },
  { path: 'jobs', lazy: () => import('./screens/jobs') },
  { path: 'events', lazy: () => import('./screens/events') },
];

const signedIn: RouteObject[] = [
  { index: true, element: <Entry /> },
  {
    element: <Guard />,
    children: [
      { path: 'onboarding/*', lazy: () => import('./screens/onboarding') },
      {
        lazy: () => import('./shell/shell-route'),
        children: [{ errorElement: <RouteError />, children: insideShell }],
      },
    ],
  },
];

/** Error element of routes outside the shell. */
const standaloneError = (
  <Main className="tr-alone">
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
          { path: 'signup', lazy: () => import('./screens/signup') },
          { element: <SignedInOnly />, children: signedIn },
          { path: '*', element: <Navigate to="/" replace /> },
        ],
      },
    ],
  },
];
