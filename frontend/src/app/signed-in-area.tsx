import { setupListeners } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { ServicesContext, useServices } from '../shared/api/services';
import { SessionRenewal } from '../shared/identity/session-renewal';
import { UnsavedEditsContext } from '../shared/session/unsaved-edits';
import type { UnsavedEdits } from '../shared/session/unsaved-edits';
import { SessionEndedPrompt } from './session/session-ended-prompt';
import { SessionWatch } from './session/session-watch';
import { makeStore } from './store';

/** Provides the store to the screens of one user. The store is discarded on sign-out, with everything cached in it. */
export default function SignedInArea() {
  const parentServices = useServices();
  const [unsavedEdits] = useState<RefObject<UnsavedEdits | undefined>>(() => ({ current: undefined }));
  const [session] = useState(() => new SessionRenewal(() => unsavedEdits.current?.isUnsaved() ?? false));
  const [services] = useState(() => ({ ...parentServices, session }));
  const [store] = useState(() => makeStore(services));

  useEffect(() => setupListeners(store.dispatch), [store]);

  return (
    <ServicesContext value={services}>
      <Provider store={store}>
        <UnsavedEditsContext value={unsavedEdits}>
          <Outlet />
          <SessionEndedPrompt session={session} />
          <SessionWatch session={session} />
        </UnsavedEditsContext>
      </Provider>
    </ServicesContext>
  );
}
