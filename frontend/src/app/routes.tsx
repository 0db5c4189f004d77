import { Navigate } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';
import { lazyScreen } from '../shared/ui/lazy-screen';
import { Main } from '../shared/ui/main';
import { WaitingScreen } from '../shared/ui/waiting';
import { PageFrame } from './page-frame';
import { RouteFailure } from './route-failure';
import { SignedInOnly } from './signed-in-only';

// Rendered, and therefore fetched, only inside SignedInOnly.
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
        children: [{ errorElement: <RouteFailure />, children: insideShell }],
      },
    ],
  },
];

/** Where no shell is around the screen that broke. */
const failureAlone = (
  <Main className="tr-alone">
    <RouteFailure />
  </Main>
);

/** The route table (spec section 2). Every screen is a chunk of its own. */
export const routes: RouteObject[] = [
  {
    element: <PageFrame />,
    errorElement: failureAlone,
    hydrateFallbackElement: <WaitingScreen label="Loading" />,
    children: [
      {
        errorElement: failureAlone,
        children: [
          { path: 'signup', lazy: () => import('./screens/signup') },
          { element: <SignedInOnly />, children: signedIn },
          { path: '*', element: <Navigate to="/" replace /> },
        ],
      },
    ],
  },
];
