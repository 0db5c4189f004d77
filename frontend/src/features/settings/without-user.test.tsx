import { render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'react-redux';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { ServicesContext } from '../../shared/api/services';
import { AuthProvider } from '../../shared/identity/auth-provider';
import { Toasts } from '../../shared/toast/toasts';
import { memoryIdentity } from '../../testing/memory-identity';
import { makeTestServices } from '../../testing/render-app';
import { makeTestStore } from '../../testing/test-store';
import { createUser } from '../../testing/user';
import { SettingsPage } from './settings-page';

// No MSW handlers, so that any request fails the test.
const renderSettings = (at: string) => {
  const identity = memoryIdentity({ user: null });
  const router = createMemoryRouter([{ path: '/settings', element: <SettingsPage /> }], { initialEntries: [at] });
  const services = makeTestServices(identity);
  render(
    <ServicesContext value={services}>
      <Provider store={makeTestStore(services)}>
        <AuthProvider identity={identity}>
          <RouterProvider router={router} />
          <Toasts />
        </AuthProvider>
      </Provider>
    </ServicesContext>,
  );
};

it('deletes no account without a user', async () => {
  renderSettings('/settings?confirm=delete');
  await createUser().click(await screen.findByRole('button', { name: 'Yes, Delete My Account' }));
  expect(await screen.findByText('No user found')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

it('requests no data without a user', async () => {
  renderSettings('/settings');
  await createUser().click(await screen.findByRole('button', { name: 'Download my data' }));
  expect(await screen.findByText('No user found')).toBeVisible();
});
