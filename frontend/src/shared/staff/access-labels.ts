import type { AccessBasis, AccessPurpose, AccessUse, FoundBy, StaffRole } from '@trackrecord/contracts';

export const BASIS_LABELS: Readonly<Record<AccessBasis, string>> = {
  consent: 'Consent',
  ticket: 'Ticket',
  incident: 'Incident',
  legal: 'Legal request',
};

export const PURPOSE_LABELS: Readonly<Record<AccessPurpose, string>> = {
  'save-failed': 'A save failed',
  'wrong-content': 'Wrong content',
  cv: 'CV',
  dictation: 'Dictation',
  'sign-in': 'Sign-in',
  'data-request': 'Data request',
  abuse: 'Abuse',
  other: 'Other',
};

export const USE_LABELS: Readonly<Record<AccessUse, string>> = {
  timeline: 'Timeline',
  profile: 'Profile',
  diff: 'Differences',
  onboarding: 'Onboarding',
  activity: 'Activity',
  work: 'Work',
  cv: 'CV',
  payload: 'Event payload',
  bundle: 'Bundle',
};

export const FOUND_BY_LABELS: Readonly<Record<FoundBy, string>> = {
  email: 'email address',
  uid: 'user id',
  number: 'reference',
  code: 'consent code or reference',
};

export const ROLE_LABELS: Readonly<Record<StaffRole, string>> = {
  support: 'Support',
  operator: 'Operator',
  developer: 'Developer',
  auditor: 'Auditor',
};

/** Shortens a user id: `kT4x…9Qa2`. */
export const shortenUid = (uid: string): string => (uid.length <= 10 ? uid : `${uid.slice(0, 4)}…${uid.slice(-4)}`);
