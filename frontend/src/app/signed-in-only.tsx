import { lazy, Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../shared/identity/auth-context';
import { WaitingScreen } from '../shared/ui/waiting';

const SignedInArea = lazy(() => import('./signed-in-area'));

/**
 * The screens of people signed in. Visitors are sent away here, before the chunks of those screens are fetched:
 * from `/` to the sign-up, from everywhere else to `/` (spec section 2).
 */
export function SignedInOnly() {
  const { loading, user } = useAuth();
  const { pathname } = useLocation();

  if (loading) return <WaitingScreen label="Loading" />;
  if (user === null) return <Navigate to={pathname === '/' ? '/signup' : '/'} replace />;
  return (
    <Suspense fallback={<WaitingScreen label="Loading" />}>
      <SignedInArea key={user.uid} />
    </Suspense>
  );
}
