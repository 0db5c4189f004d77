import { RouterProvider } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';
import { ServicesContext } from '../shared/api/services';
import type { Services } from '../shared/api/services';
import { AuthProvider } from '../shared/identity/auth-provider';
import { Toasts } from '../shared/toast/toasts';

interface AppProps {
  readonly services: Services;
  readonly router: ReturnType<typeof createBrowserRouter>;
}

/** The whole client: its providers around the routes. */
export function App({ services, router }: AppProps) {
  return (
    <ServicesContext value={services}>
      <AuthProvider identity={services.identity}>
        <RouterProvider router={router} />
        <Toasts />
      </AuthProvider>
    </ServicesContext>
  );
}
