import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../shared/identity/auth-context';
import { lazyScreen } from '../shared/ui/lazy-screen';
import { WaitingScreen } from '../shared/ui/waiting';

const SignedInArea = lazyScreen(() => import('./signed-in-area'));

/**
 * The screens of people signed in. Visitors are sent away here, before the chunks of those screens are fetched:
 * from `/` to the sign-up, from everywhere else to `/` (spec section 2). The key makes the
 * redirect a new one at every address: one that is interrupted is tried again.
 */
export function SignedInOnly() {
  const { loading, user } = useAuth();
  const { pathname, key } = useLocation();

  if (loading) return <WaitingScreen label="Loading" />;
  if (user === null) return <Navigate key={key} to={pathname === '/' ? '/signup' : '/'} replace />;
  return <SignedInArea key={user.uid} />;
}
