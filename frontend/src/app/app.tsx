import { lazy, Suspense } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { createBrowserRouter } from 'react-router-dom';
import { ServicesContext } from '../shared/api/services';
import type { Services } from '../shared/api/services';
import { useAuth } from '../shared/identity/auth-context';
import { AuthProvider } from '../shared/identity/auth-provider';
import { LoadError } from '../shared/ui/load-error';
import { Main } from '../shared/ui/main';

interface StartupErrorProps {
  readonly onRetry: () => void;
}

/** Full-page error shown when the configuration or the authentication state cannot be loaded. */
export function StartupError({ onRetry }: StartupErrorProps) {
  return (
    <Main className="tr-standalone">
      <h1 className="visually-hidden">Trackrecord</h1>
      <LoadError
        text="Trackrecord could not be started. Check your connection and try again."
        isWorking={false}
        onRetry={onRetry}
      />
    </Main>
  );
}

// Loaded together with showToast, so that a toast can still be shown after the connection is lost.
const Toasts = lazy(async () => {
  const [{ Toasts: container }] = await Promise.all([
    import('../shared/toast/toasts'),
    import('../shared/toast/show-toast'),
  ]);
  return { default: container };
});

interface ScreensProps {
  readonly router: ReturnType<typeof createBrowserRouter>;
}

interface AppProps extends ScreensProps {
  readonly services: Services;
}

/** Renders the routes, or an error page when the identity provider could not be reached. */
function Screens({ router }: ScreensProps) {
  const { retry } = useAuth();
  return retry === undefined ? <RouterProvider router={router} /> : <StartupError onRetry={retry} />;
}

/** Renders the client: its providers around the routes. */
export function App({ services, router }: AppProps) {
  return (
    <ServicesContext value={services}>
      <AuthProvider identity={services.identity}>
        <Screens router={router} />
        <Suspense>
          <Toasts />
        </Suspense>
      </AuthProvider>
    </ServicesContext>
  );
}
