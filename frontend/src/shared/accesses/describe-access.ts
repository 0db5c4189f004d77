import type { AccessPurpose } from '@trackrecord/contracts';

/** What an access session was for, in words. */
const PURPOSE_NAMES: Readonly<Record<AccessPurpose, string>> = {
  'save-failed': 'Something could not be saved',
  'wrong-content': 'Something was shown wrongly',
  cv: 'Your CV',
  dictation: 'Dictation',
  'sign-in': 'Signing in',
  'data-request': 'A request about your data',
  abuse: 'Suspected abuse',
  other: 'Another reason',
};

/** Describes a purpose. The server may send one that this version does not know. */
export const describePurpose = (purpose: string): string =>
  Object.hasOwn(PURPOSE_NAMES, purpose) ? PURPOSE_NAMES[purpose as AccessPurpose] : PURPOSE_NAMES.other;

/** Says whether the person gave support access, or whether support opened the session on another basis. */
export const describeConsent = (basis: string): string =>
  basis === 'consent' ? 'You gave access' : 'You did not give access';
