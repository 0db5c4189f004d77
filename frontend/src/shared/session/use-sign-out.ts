import { useNavigate } from 'react-router-dom';
import { useAuth } from '../identity/auth-context';
import { logFailure } from '../log/log';
import { notify } from '../toast/notify';
import { forgetPerson } from './forget-person';

/** Signs out, forgets the person and goes to the start; `failureText` is the toast when the provider refuses. */
export function useSignOut(failureText = 'Failed to sign out'): () => Promise<void> {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  return async () => {
    try {
      await signOut();
    } catch (error) {
      logFailure('Sign-out failed', error);
      notify.error(failureText);
      return;
    }
    forgetPerson();
    notify.success('Signed out successfully');
    await navigate('/', { replace: true });
  };
}
