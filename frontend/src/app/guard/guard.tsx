import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { readArrival, removeArrival } from '../../shared/session/arrival';
import { useNavigationState } from '../../shared/session/navigation-state';
import { LoadingScreen } from '../../shared/ui/loading';
import { decide } from './decide';
import { ProfileLoadError } from './profile-load-error';
import { useGuardInput } from './use-guard-input';

/**
 * Removes the arrival from the history state once it has been used, so that a reload does not repeat it. At
 * `/onboarding` itself the wizard is about to redirect to a step, and passes the state on.
 */
function useOneShotArrival(shown: boolean): void {
  const { pathname, search } = useLocation();
  const state = useNavigationState();
  const navigate = useNavigate();

  useEffect(() => {
    if (!shown || pathname === '/onboarding' || readArrival(state) === undefined) return;
    void navigate({ pathname, search }, { replace: true, state: removeArrival(state) });
  }, [shown, pathname, search, state, navigate]);
}

/** Protects the signed-in screens: shows the route, or redirects as spec section 2 says. */
export default function Guard() {
  const { input, profileState } = useGuardInput();
  const { key } = useLocation();
  const decision = decide(input);
  useOneShotArrival(decision.kind === 'show' && profileState.kind !== 'loading');

  switch (decision.kind) {
    case 'wait':
      return <LoadingScreen label="Loading" />;
    case 'redirect':
      return <Navigate key={key} to={decision.to} replace />;
    case 'retry':
      return <ProfileLoadError profileState={profileState} />;
    case 'show':
      return <Outlet context={profileState} />;
  }
}
