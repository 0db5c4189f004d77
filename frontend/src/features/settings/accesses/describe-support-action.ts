import type { FoundBy, SupportAction, ViewProjection } from '@trackrecord/contracts';

/** Something that staff did without opening the data. The names may be newer than this version of the client. */
export interface SupportLogEntry {
  readonly at: string;
  readonly who: string;
  /** How the account was found; undefined for actions. */
  readonly by?: string;
  readonly action?: string;
  /** What the action was done to: for a rebuild, the name of the projection. */
  readonly target?: string;
}

const FOUND_BY: Readonly<Record<FoundBy, string>> = {
  email: 'by your email address',
  uid: 'by your user id',
  number: 'by the reference on an error message',
  code: 'by your code',
};

/** What was built again, by the name of its projection. */
const REBUILDS: Readonly<Record<ViewProjection, string>> = {
  profile: 'Built your profile page again from your saved changes',
  onboarding: 'Built your setup again from your saved answers',
  applications: 'Built your list of applications again from your saved changes',
};

const ACTIONS: Readonly<Record<SupportAction, string>> = {
  rebuild: 'Built something again from your saved changes',
  'remake-cv': 'Had your CV created again',
  'remake-matches': 'Had your job matches ranked again',
  'reset-mail': 'Had an email sent to you to reset your password',
};

/** Describes what staff did: "Found your account by your email address". A newer server may send unknown names. */
export function describeSupportAction({ by, action, target }: SupportLogEntry): string {
  if (by !== undefined) {
    const way = Object.hasOwn(FOUND_BY, by) ? ` ${FOUND_BY[by as FoundBy]}` : '';
    return `Found your account${way}`;
  }
  if (action === 'rebuild' && Object.hasOwn(REBUILDS, target ?? '')) return REBUILDS[target as ViewProjection];
  return action !== undefined && Object.hasOwn(ACTIONS, action)
    ? ACTIONS[action as SupportAction]
    : 'Did something else';
}
