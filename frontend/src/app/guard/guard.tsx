import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { arrivalIn, withoutArrival } from '../../shared/session/arrival';
import { useNavigationState } from '../../shared/session/navigation-state';
import { WaitingScreen } from '../../shared/ui/waiting';
import { decide } from './decide';
import { ProfileRetry } from './profile-retry';
import { useGuardInput } from './use-guard-input';

/**
 * Takes the arrival out of the browser's history once it has counted, so that a reload does not repeat it. At
 * `/onboarding` itself the wizard is about to choose its step, and takes the state there.
 */
function useOneShotArrival(shown: boolean): void {
  const { pathname, search } = useLocation();
  const state = useNavigationState();
  const navigate = useNavigate();

  useEffect(() => {
    if (!shown || pathname === '/onboarding' || arrivalIn(state) === undefined) return;
    void navigate({ pathname, search }, { replace: true, state: withoutArrival(state) });
  }, [shown, pathname, search, state, navigate]);
}

/** Lets only those through whom spec section 2 lets through; sends the others where they belong. */
export default function Guard() {
  const { situation, standing } = useGuardInput();
  const { key } = useLocation();
  const decision = decide(situation);
  useOneShotArrival(decision.kind === 'show' && standing.kind !== 'loading');

  switch (decision.kind) {
    case 'wait':
      return <WaitingScreen label="Loading" />;
    case 'redirect':
      return <Navigate key={key} to={decision.to} replace />;
    case 'retry':
      return <ProfileRetry standing={standing} />;
    case 'show':
      return <Outlet context={standing} />;
  }
}
