import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { RouterProvider, createMemoryRouter } from 'react-router-dom';
import { ServicesContext } from '../../../shared/api/services';
import { AuthProvider } from '../../../shared/identity/auth-provider';
import { Toasts } from '../../../shared/toast/toasts';
import { EXPERIENCE } from '../../../testing/candidate';
import { memoryIdentity } from '../../../testing/memory-identity';
import { makeProfile } from '../../../testing/profile';
import { makeTestServices } from '../../../testing/render-app';
import { makeTestStore } from '../../../testing/test-store';
import { createUser } from '../../../testing/user';
import { WizardProvider } from '../wizard/wizard-context';
import { initEditingState } from '../wizard/wizard-slice';
import { useSaveProfile } from './use-save-profile';

function SaveButton() {
  const { save } = useSaveProfile();
  return (
    <button type="button" onClick={() => void save()}>
      Save Profile
    </button>
  );
}

// No MSW handlers: any request would fail the test.
it('shows a toast and sends nothing while no user is signed in', async () => {
  const identity = memoryIdentity({ user: null });
  const services = makeTestServices(identity);
  const profileData = makeProfile({ userType: 'professional', experiences: [EXPERIENCE] });
  const wizard = (
    <WizardProvider initialState={initEditingState('nadia', { edit: true, profileData }, undefined)}>
      <SaveButton />
    </WizardProvider>
  );
  render(
    <ServicesContext value={services}>
      <AuthProvider identity={identity}>
        <Provider store={makeTestStore(services)}>
          <RouterProvider router={createMemoryRouter([{ path: '/', element: wizard }])} />
        </Provider>
        <Toasts />
      </AuthProvider>
    </ServicesContext>,
  );
  await createUser().click(await screen.findByRole('button', { name: 'Save Profile' }));
  expect(await screen.findByText('Please wait while we load your profile...')).toBeVisible();
});
