import { setupListeners } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef, useState } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { ServicesContext, useServices } from '../shared/api/services';
import { SessionRenewal } from '../shared/session/session-renewal';
import { ConfirmDiscardContext } from '../shared/session/confirm-discard';
import type { ConfirmDiscard } from '../shared/session/confirm-discard';
import { SessionEndedPrompt } from './session/session-ended-prompt';
import { SessionWatch } from './session/session-watch';
import { makeStore } from './store';

/** Provides the store to the screens of one user. The store is discarded on sign-out, with everything cached in it. */
export default function SignedInArea() {
  const parentServices = useServices();
  const [session] = useState(() => new SessionRenewal());
  const [services] = useState(() => ({ ...parentServices, session }));
  const [store] = useState(() => makeStore(services));
  const confirmDiscardRef = useRef<ConfirmDiscard | undefined>(undefined);

  useEffect(() => setupListeners(store.dispatch), [store]);

  return (
    <ServicesContext value={services}>
      <Provider store={store}>
        <ConfirmDiscardContext value={confirmDiscardRef}>
          <Outlet />
          <SessionEndedPrompt session={session} />
          <SessionWatch session={session} />
        </ConfirmDiscardContext>
      </Provider>
    </ServicesContext>
  );
}
