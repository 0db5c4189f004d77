import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { AuthProvider } from '../identity/auth-provider';
import { Toasts } from '../toast/toasts';
import { memoryIdentity } from '../../testing/memory-identity';
import { makeTestServices } from '../../testing/render-app';
import { makeTestStore } from '../../testing/test-store';
import { createUser } from '../../testing/user';
import { useConflictAwareSave } from './use-conflict-aware-save';

const WITHOUT_USER = 'Please wait while we load your profile...';

it('shows a toast and sends nothing while no user is signed in', async () => {
  const send = jest.fn();
  function Form() {
    const { save } = useConflictAwareSave({}, { withoutUser: WITHOUT_USER, failed: 'Failed' }, send);
    return (
      <button type="button" onClick={() => void save(undefined)}>
        Save Profile
      </button>
    );
  }
  const identity = memoryIdentity({ user: null });
  render(
    <AuthProvider identity={identity}>
      <Provider store={makeTestStore(makeTestServices(identity))}>
        <Form />
      </Provider>
      <Toasts />
    </AuthProvider>,
  );
  await createUser().click(screen.getByRole('button', { name: 'Save Profile' }));
  expect(await screen.findByText(WITHOUT_USER)).toBeVisible();
  expect(send).not.toHaveBeenCalled();
});
