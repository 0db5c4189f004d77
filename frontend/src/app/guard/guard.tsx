import { useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { arrivalIn, withoutArrival } from '../../shared/session/arrival';
import { WaitingScreen } from '../../shared/ui/waiting';
import { decide } from './decide';
import { ProfileRetry } from './profile-retry';
import { useSituation } from './use-situation';

/** Takes the arrival out of the browser's history once it has counted, so that a reload does not repeat it. */
function useOneShotArrival(shown: boolean): void {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    if (!shown || arrivalIn(state) === undefined) return;
    void navigate({ pathname, search }, { replace: true, state: withoutArrival(state) });
  }, [shown, pathname, search, state, navigate]);
}

/** Lets only those through whom spec section 2 lets through; sends the others where they belong. */
export default function Guard() {
  const { situation, standing } = useSituation();
  const decision = decide(situation);
  useOneShotArrival(decision.kind === 'show' && standing.kind !== 'loading');

  switch (decision.kind) {
    case 'wait':
      return <WaitingScreen label="Loading" />;
    case 'redirect':
      return <Navigate to={decision.to} replace />;
    case 'retry':
      return <ProfileRetry standing={standing} />;
    case 'show':
      return <Outlet context={standing} />;
  }
}
