import { Navigate, useLocation } from 'react-router-dom';
import { LoadingScreen } from '../../shared/ui/loading';
import { decideEntry } from './decide';
import { ProfileLoadError } from './profile-load-error';
import { useGuardInput } from './use-guard-input';

/** The route `/`: redirects depending on the authentication and profile state. */
export default function Entry() {
  const { input, profileState } = useGuardInput();
  const { key } = useLocation();
  const decision = decideEntry(input);

  switch (decision.kind) {
    case 'redirect':
      return <Navigate key={key} to={decision.to} replace />;
    case 'retry':
      return <ProfileLoadError profileState={profileState} />;
    default:
      return <LoadingScreen label="Loading" />;
  }
}
