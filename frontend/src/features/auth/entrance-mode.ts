/**
 * The faces of `/signup`, told apart by `?mode=`. `resetPassword` is Firebase's own name, so that its mails can lead
 * here (`&oobCode=` follows).
 */
export type EntranceMode = 'signup' | 'signin' | 'reset' | 'resetPassword';

/** Reads the mode from the address; anything unknown is the sign-up. */
export function entranceModeOf(parameters: URLSearchParams): EntranceMode {
  const mode = parameters.get('mode');
  return mode === 'signin' || mode === 'reset' || mode === 'resetPassword' ? mode : 'signup';
}

interface EntranceTexts {
  readonly title: string;
  readonly heading: string;
  readonly lead: string;
}

export const ENTRANCE_TEXTS: Readonly<Record<EntranceMode, EntranceTexts>> = {
  signup: {
    title: 'Sign up',
    heading: 'Create your account',
    lead: 'Finish your profile in about ten minutes.',
  },
  signin: { title: 'Sign in', heading: 'Welcome back', lead: 'Pick up where you left off.' },
  reset: {
    title: 'Reset password',
    heading: 'Reset your password',
    lead: "We'll email you a link to choose a new one.",
  },
  resetPassword: {
    title: 'New password',
    heading: 'Choose a new password',
    lead: 'It replaces your old password right away.',
  },
};
