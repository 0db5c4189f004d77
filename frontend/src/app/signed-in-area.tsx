import { setupListeners } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef, useState } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { ServicesContext, useServices } from '../shared/api/services';
import { SessionRenewal } from '../shared/session/session-renewal';
import { UnsavedWork } from '../shared/session/unsaved-work';
import type { ConfirmDiscard } from '../shared/session/unsaved-work';
import { SessionEndedPrompt } from './session/session-ended-prompt';
import { makeStore } from './store';

/** Provides the store to the screens of one user. It is discarded on sign-out, with everything cached in it. */
export default function SignedInArea() {
  const outer = useServices();
  const [session] = useState(() => new SessionRenewal());
  const [services] = useState(() => ({ ...outer, session }));
  const [store] = useState(() => makeStore(services));
  const unsaved = useRef<ConfirmDiscard | undefined>(undefined);

  useEffect(() => setupListeners(store.dispatch), [store]);

  return (
    <ServicesContext value={services}>
      <Provider store={store}>
        <UnsavedWork value={unsaved}>
          <Outlet />
          <SessionEndedPrompt session={session} />
        </UnsavedWork>
      </Provider>
    </ServicesContext>
  );
}
