import { Navigate, useLocation } from 'react-router-dom';
import { WaitingScreen } from '../../shared/ui/waiting';
import { decideEntry } from './decide';
import { ProfileRetry } from './profile-retry';
import { useGuardInput } from './use-guard-input';

/** `/`: decides where to send the visitor. */
export default function Entry() {
  const { situation, standing } = useGuardInput();
  const { key } = useLocation();
  const decision = decideEntry(situation);

  switch (decision.kind) {
    case 'redirect':
      return <Navigate key={key} to={decision.to} replace />;
    case 'retry':
      return <ProfileRetry standing={standing} />;
    default:
      return <WaitingScreen label="Loading" />;
  }
}
