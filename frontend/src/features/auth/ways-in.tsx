import { Link } from 'react-router-dom';
import { Agreement } from './agreement';
import { GoogleButton } from './google-button';
import { SignInForm } from './sign-in-form';
import { SignUpForm } from './sign-up-form';
import type { Entrance } from './use-entrance';

interface WaysInProps {
  readonly mode: 'signup' | 'signin';
  readonly entrance: Entrance;
}

/** The ways in of one mode: Google, or email and password. */
export function WaysIn({ mode, entrance }: WaysInProps) {
  const isNew = mode === 'signup';
  return (
    <>
      <GoogleButton
        text={isNew ? 'Sign up with Google' : 'Sign in with Google'}
        workingText={isNew ? 'Signing up...' : 'Signing in...'}
        working={entrance.working === 'google'}
        disabled={entrance.working !== undefined}
        onClick={() => void entrance.withGoogle()}
      />
      <div className="tr-or my-4">or with email</div>
      {isNew ? <SignUpForm entrance={entrance} /> : <SignInForm entrance={entrance} />}
      <p className="mt-4 mb-0">
        {isNew ? 'Already have an account? ' : 'New here? '}
        <Link className="tr-inline" to={isNew ? '/signup?mode=signin' : '/signup'}>
          {isNew ? 'Sign in' : 'Create an account'}
        </Link>
      </p>
      <Agreement act={isNew ? 'signing up' : 'signing in'} />
    </>
  );
}
