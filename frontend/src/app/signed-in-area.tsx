import { setupListeners } from '@reduxjs/toolkit/query/react';
import { useEffect, useState } from 'react';
import { Provider } from 'react-redux';
import { Outlet } from 'react-router-dom';
import { useServices } from '../shared/api/services';
import { makeStore } from './store';

/** The store around the screens of one person. It goes when they sign out, and everything cached with it. */
export default function SignedInArea() {
  const services = useServices();
  const [store] = useState(() => makeStore(services));

  useEffect(() => setupListeners(store.dispatch), [store]);

  return (
    <Provider store={store}>
      <Outlet />
    </Provider>
  );
}
