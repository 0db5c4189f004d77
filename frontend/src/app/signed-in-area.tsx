import { setupListeners } from '@reduxjs/toolkit/query/react';
import { useEffect, useRef, useState } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { useServices } from '../shared/api/services';
import { UnsavedWork } from '../shared/session/unsaved-work';
import type { AskToDiscard } from '../shared/session/unsaved-work';
import { makeStore } from './store';

/** The store around the screens of one person. It goes when they sign out, and everything cached with it. */
export default function SignedInArea() {
  const services = useServices();
  const [store] = useState(() => makeStore(services));
  const unsaved = useRef<AskToDiscard | undefined>(undefined);

  useEffect(() => setupListeners(store.dispatch), [store]);

  return (
    <Provider store={store}>
      <UnsavedWork value={unsaved}>
        <Outlet />
      </UnsavedWork>
    </Provider>
  );
}
