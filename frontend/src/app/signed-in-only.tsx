import { Navigate, useLocation } from 'react-router-dom';
import { useAuth } from '../shared/identity/auth-context';
import { lazyScreen } from '../shared/ui/lazy-screen';
import { LoadingScreen } from '../shared/ui/loading';

const SignedInArea = lazyScreen(() => import('./signed-in-area'));

/**
 * Renders the signed-in area, or redirects visitors before its chunks are loaded: from `/` to `/signup`, from every
 * other path to `/` (spec section 2). The key remounts the redirect at every location, so that an interrupted
 * redirect is repeated.
 */
export function SignedInOnly() {
  const { loading, user } = useAuth();
  const { pathname, key } = useLocation();

  if (loading) return <LoadingScreen label="Loading" />;
  if (user === null) return <Navigate key={key} to={pathname === '/' ? '/signup' : '/'} replace />;
  return <SignedInArea key={user.uid} />;
}
