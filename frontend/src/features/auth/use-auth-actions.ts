import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { retry } from '../../shared/api/retry';
import { sendRequest } from '../../shared/api/base-query';
import { endpointRequest } from '../../shared/api/endpoint-request';
import { useServices } from '../../shared/api/services';
import type { Services } from '../../shared/api/services';
import { useAuth } from '../../shared/identity/auth-context';
import { areCredentialsWrong, AuthError, getAuthErrorMessage } from '../../shared/identity/auth-error';
import type { GoogleSignIn } from '../../shared/identity/identity';
import { logError } from '../../shared/log/log';
import { createProfileRequest } from '../../shared/profile/profile-request';
import { toArrivalState } from '../../shared/session/navigation-state';
import type { Arrival } from '../../shared/session/navigation-state';
import { storeItem } from '../../shared/storage/browser-storage';
import { notify } from '../../shared/toast/notify';

/** `unknown` if the request failed; the guard then requests the profile again. */
type ProfileLookup = { readonly kind: 'present'; readonly profile: unknown } | { readonly kind: 'absent' | 'unknown' };

/**
 * Requests the profile after a Google sign-in (spec section 7). Outside RTK Query: the sign-up page does not load the
 * store.
 */
async function lookUpProfile(uid: string, services: Services): Promise<ProfileLookup> {
  const { data, error } = await retry(() => sendRequest(createProfileRequest(uid), services), services.wait);
  if (error === undefined) return { kind: 'present', profile: data };
  return { kind: error.status === 404 ? 'absent' : 'unknown' };
}

/**
 * Ends all other sign-ins after a change of the account. The provider ends them, too, but not before their tokens
 * expire.
 */
async function signOutElsewhere(uid: string, services: Services): Promise<void> {
  const request = endpointRequest('POST /api/profile/{uid}/sign-out-everywhere', {
    params: { uid },
    body: { keepThis: true },
  });
  const { error } = await sendRequest(request, services);
  if (error !== undefined) logError('other devices were not signed out', error);
}

/** Stores the Google session as spec section 3 requires. Nothing reads it: the SDK keeps a newer copy (decision 075). */
function storeGoogleSession({ user, token }: GoogleSignIn, profile: unknown): void {
  storeItem('local', 'authData', JSON.stringify({ user, token }));
  storeItem('local', 'profile', JSON.stringify(profile));
}

/** Validates a form before it is sent. Resolves to false if it is invalid. */
type Validate = () => Promise<boolean>;

type Rejection = 'credentials' | 'email-in-use';

export interface AuthActions {
  /** The sign-in method in progress. */
  readonly pendingMethod: 'google' | 'email' | undefined;
  /** Why the provider rejected the last email and password; undefined if it did not, or for another reason. */
  readonly rejection: Rejection | undefined;
  readonly continueWithGoogle: () => Promise<void>;
  readonly signIn: (email: string, password: string) => Promise<void>;
  readonly signUp: (email: string, password: string, validate: Validate) => Promise<void>;
  /** Signs in after the email was changed, and ends all other sign-ins. */
  readonly signInWithNewEmail: (email: string, password: string) => Promise<void>;
  /** Changes the password with a reset code, then signs in. */
  readonly confirmPasswordReset: (code: string, email: string, password: string, validate: Validate) => Promise<void>;
}

function getRejection(error: unknown): Rejection | undefined {
  if (!(error instanceof AuthError)) return undefined;
  if (error.code === 'auth/email-already-in-use') return 'email-in-use';
  return areCredentialsWrong(error) ? 'credentials' : undefined;
}

const DESTINATION_PATHS: Readonly<Record<Arrival, string>> = { signin: '/profile', signup: '/onboarding' };

/** Returns the sign-in methods. They lead to the profile, or to the wizard for a new account. */
export function useAuthActions(googleFallbackMessage: string): AuthActions {
  const auth = useAuth();
  const navigate = useNavigate();
  const services = useServices();
  const [pendingMethod, setPendingMethod] = useState<AuthActions['pendingMethod']>();
  const [rejection, setRejection] = useState<Rejection>();

  const run = async (
    method: 'google' | 'email',
    action: () => Promise<Arrival | undefined>,
    fallbackMessage?: string,
  ): Promise<void> => {
    if (pendingMethod !== undefined) return;
    setPendingMethod(method);
    setRejection(undefined);
    try {
      const arrival = await action();
      if (arrival === undefined) setPendingMethod(undefined);
      else await navigate(DESTINATION_PATHS[arrival], { replace: true, state: toArrivalState(arrival) });
    } catch (error) {
      setPendingMethod(undefined);
      setRejection(getRejection(error));
      logError('authentication failed', error);
      notify.error(getAuthErrorMessage(error, fallbackMessage));
    }
  };

  const signInWithGoogle = async (): Promise<Arrival> => {
    const googleSignIn = await auth.continueWithGoogle();
    const lookup = await lookUpProfile(googleSignIn.user.uid, services);
    storeGoogleSession(googleSignIn, lookup.kind === 'present' ? lookup.profile : null);
    notify.success('Signed in with Google!');
    return lookup.kind === 'absent' ? 'signup' : 'signin';
  };

  const signInHereOnly = async (email: string, password: string): Promise<Arrival> => {
    const { uid } = await auth.signIn(email, password);
    await signOutElsewhere(uid, services);
    return 'signin';
  };

  return {
    pendingMethod,
    rejection,
    continueWithGoogle: () => run('google', signInWithGoogle, googleFallbackMessage),
    signIn: (email, password) =>
      run('email', async () => {
        await auth.signIn(email, password);
        return 'signin';
      }),
    signUp: (email, password, validate) =>
      run('email', async () => {
        if (!(await validate())) return undefined;
        await auth.signUp(email, password);
        return 'signup';
      }),
    signInWithNewEmail: (email, password) => run('email', () => signInHereOnly(email, password)),
    confirmPasswordReset: (code, email, password, validate) =>
      run('email', async () => {
        if (!(await validate())) return undefined;
        await auth.confirmPasswordReset(code, password);
        notify.success('Your password was changed');
        return signInHereOnly(email, password);
      }),
  };
}
