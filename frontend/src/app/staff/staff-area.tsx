import { setupListeners } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { Navigate } from 'react-router-dom';
import '../../styles/staff.scss';
import { isApiError } from '../../shared/api/api-error';
import { useServices } from '../../shared/api/services';
import { SessionRenewal } from '../../shared/identity/session-renewal';
import { OpenSessionsProvider } from '../../shared/staff/open-sessions';
import { useStaffMe } from '../../shared/staff/staff-api';
import { LoadError } from '../../shared/ui/load-error';
import { LoadingScreen } from '../../shared/ui/loading';
import { Main } from '../../shared/ui/main';
import { RemoteImagesContext } from '../../shared/ui/remote-image';
import { SessionEndedPrompt } from '../session/session-ended-prompt';
import { StaffShell } from './staff-shell';
import { makeStaffStore } from './staff-store';

/** Shows the shell to staff, and sends everybody else to `/`. */
function StaffOnly() {
  const { data: me, error, isFetching, refetch } = useStaffMe();
  if (isApiError(error) && error.code === 'not-staff') return <Navigate to="/" replace />;
  if (me !== undefined) return <StaffShell me={me} />;
  if (error === undefined) return <LoadingScreen label="Loading" />;
  const text = isApiError(error) && error.status === 403 ? error.error : undefined;
  return (
    <Main className="tr-standalone">
      <h1 className="visually-hidden">Staff</h1>
      <LoadError
        text={text ?? 'Your staff account could not be loaded.'}
        error={error}
        isWorking={isFetching}
        onRetry={() => void refetch()}
      />
    </Main>
  );
}

/** The area of staff, with a store of its own: nothing in it outlives the area. */
export default function StaffArea() {
  const parentServices = useServices();
  const [stepUp] = useState(() => new SessionRenewal());
  const [store] = useState(() => makeStaffStore({ ...parentServices, stepUp }));

  useEffect(() => setupListeners(store.dispatch), [store]);

  return (
    <Provider store={store}>
      <RemoteImagesContext value={false}>
        <OpenSessionsProvider>
          <StaffOnly />
          <StepUpPrompt stepUp={stepUp} />
        </OpenSessionsProvider>
      </RemoteImagesContext>
    </Provider>
  );
}

interface StepUpPromptProps {
  readonly stepUp: SessionRenewal;
}

/** Opens the sign-in dialog when an action of staff needs a recent sign-in; the action then continues. */
function StepUpPrompt({ stepUp }: StepUpPromptProps) {
  return (
    <SessionEndedPrompt
      session={stepUp}
      title="Confirm that it is you"
      lead="This action needs a sign-in from the last few minutes. It continues after you sign in."
    />
  );
}
