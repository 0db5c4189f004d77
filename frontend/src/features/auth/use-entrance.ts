import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../shared/api/services';
import { AuthFailure, authFailureText, isChangeOfMind } from '../../shared/identity/auth-failure';
import { useAuth } from '../../shared/identity/auth-context';
import { logFailure } from '../../shared/log/log';
import { arriving } from '../../shared/session/arrival';
import type { Arrival } from '../../shared/session/arrival';
import { notify } from '../../shared/toast/notify';
import { keepGoogleSession } from './google-session';
import { findStoredProfile } from './stored-profile';

/** What a form has to find out before it is sent; false when the person has something to correct. */
export type Check = () => Promise<boolean>;

export interface Entrance {
  /** Which of the ways in is being tried. */
  readonly working: 'google' | 'email' | undefined;
  /** Whether the provider has just refused an email and password. */
  readonly isRefused: boolean;
  readonly withGoogle: () => Promise<void>;
  readonly signIn: (email: string, password: string) => Promise<void>;
  readonly signUp: (email: string, password: string, check: Check) => Promise<void>;
  /** Changes the password by the code of a link, then signs in with it. */
  readonly choosePassword: (code: string, email: string, password: string, check: Check) => Promise<void>;
}

/** Codes of a wrong email or password; the provider does not tell which, nor how an account signs in. */
const WRONG_CREDENTIALS = /^auth\/(invalid-credential|wrong-password|user-not-found)$/;

const DESTINATION: Readonly<Record<Arrival, string>> = { signin: '/profile', signup: '/onboarding' };

/** The ways in, and where each leads: after signing in to the profile, with a new account to the wizard. */
export function useEntrance(googleFailure: string): Entrance {
  const auth = useAuth();
  const navigate = useNavigate();
  const services = useServices();
  const [working, setWorking] = useState<Entrance['working']>();
  const [isRefused, setRefused] = useState(false);

  const enter = async (
    way: 'google' | 'email',
    steps: () => Promise<Arrival | undefined>,
    failure?: string,
  ): Promise<void> => {
    if (working !== undefined) return;
    setWorking(way);
    setRefused(false);
    try {
      const arrival = await steps();
      if (arrival === undefined) setWorking(undefined);
      else await navigate(DESTINATION[arrival], { replace: true, state: arriving(arrival) });
    } catch (error) {
      setWorking(undefined);
      setRefused(error instanceof AuthFailure && WRONG_CREDENTIALS.test(error.code));
      if (isChangeOfMind(error)) return;
      logFailure('Signing in failed', error);
      notify.error(authFailureText(error, failure));
    }
  };

  const arrivalWithGoogle = async (): Promise<Arrival> => {
    const signedIn = await auth.continueWithGoogle();
    const stored = await findStoredProfile(signedIn.user.uid, services);
    keepGoogleSession(signedIn, stored.kind === 'present' ? stored.profile : null);
    notify.success('Signed in with Google!');
    return stored.kind === 'absent' ? 'signup' : 'signin';
  };

  return {
    working,
    isRefused,
    withGoogle: () => enter('google', arrivalWithGoogle, googleFailure),
    signIn: (email, password) =>
      enter('email', async () => {
        await auth.signIn(email, password);
        return 'signin';
      }),
    signUp: (email, password, check) =>
      enter('email', async () => {
        if (!(await check())) return undefined;
        await auth.signUp(email, password);
        return 'signup';
      }),
    choosePassword: (code, email, password, check) =>
      enter('email', async () => {
        if (!(await check())) return undefined;
        await auth.choosePassword(code, password);
        notify.success('Your password was changed');
        await auth.signIn(email, password);
        return 'signin';
      }),
  };
}
