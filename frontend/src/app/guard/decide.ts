import type { Arrival } from '../../shared/session/navigation-state';
import type { ProfileState } from './profile-state';

/** The current location, and the authentication and profile state of the user. */
export interface GuardInput {
  readonly path: string;
  readonly auth: 'loading' | 'signed-out' | 'signed-in';
  readonly profile: ProfileState['kind'];
  readonly onboardingCompleted: boolean;
  readonly arrival: Arrival | undefined;
  /** Whether the wizard was opened to edit the profile. */
  readonly isEditing: boolean;
  /** Whether the token claims a role of staff; undefined until it is known. */
  readonly isStaff: boolean | undefined;
}

type RedirectTarget = '/' | '/signup' | '/onboarding' | '/profile' | '/staff';

export type Decision =
  | { readonly kind: 'wait' | 'show' | 'retry' }
  | { readonly kind: 'redirect'; readonly to: RedirectTarget };

const redirect = (to: RedirectTarget): Decision => ({ kind: 'redirect', to });
const wait: Decision = { kind: 'wait' };
const show: Decision = { kind: 'show' };
const retry: Decision = { kind: 'retry' };

/** Returns true if the path belongs to the onboarding wizard. */
export const isOnboardingPath = (path: string): boolean => path === '/onboarding' || path.startsWith('/onboarding/');

/** The last screen of the wizard; it stays open to users who have completed onboarding. */
const THANK_YOU_PATH = '/onboarding/thank-you';

function decideOnboarding({ path, profile, onboardingCompleted, isEditing }: GuardInput): Decision {
  if (isEditing) return show;
  switch (profile) {
    case 'loading':
      return wait;
    case 'failed':
      return retry;
    case 'absent':
    case 'gone':
      return show;
    case 'present':
      return onboardingCompleted && path !== THANK_YOU_PATH ? redirect('/profile') : show;
  }
}

/** Decides where users without a profile go: staff to their pages, everybody else to the wizard. */
function decideWithoutProfile({ isStaff }: GuardInput): Decision {
  if (isStaff === undefined) return wait;
  return redirect(isStaff ? '/staff' : '/onboarding');
}

/**
 * Decides what to do at a protected screen (spec section 2). Screens inside the shell are shown while the profile
 * loads, because they have a skeleton, and after it failed to load, because the shell offers a retry. They also handle
 * a profile that is deleted while they are open.
 */
export function decide(input: GuardInput): Decision {
  const { auth, path, arrival, profile } = input;
  if (auth === 'loading') return wait;
  if (auth === 'signed-out') return redirect('/');
  if (isOnboardingPath(path)) return decideOnboarding(input);
  if (arrival === 'signup') return redirect('/onboarding');
  if (profile === 'absent') return decideWithoutProfile(input);
  return show;
}

/** Decides where `/` redirects to (spec section 2, Route table). */
export function decideHomeRedirect(input: GuardInput): Decision {
  const { auth, arrival, profile } = input;
  if (auth === 'loading') return wait;
  if (auth === 'signed-out') return redirect('/signup');
  if (arrival === 'signin') return redirect('/profile');
  switch (profile) {
    case 'loading':
      return wait;
    case 'failed':
      return retry;
    case 'absent':
    case 'gone':
      return decideWithoutProfile(input);
    case 'present':
      return redirect('/profile');
  }
}
