import type { TestUser } from '@trackrecord/platform/testing/test-stack';
import type { Person } from './person.js';

/**
 * Who views a screen: a guest who is not signed in; a user at the first, third, fourth or last onboarding step; or a
 * user whose profile is nearly empty, full, larger than a page, or that support has looked at and can see now; a user
 * with applications; or staff.
 */
export const VIEWERS = [
  'guest',
  'onboarding-step-1',
  'onboarding-step-3',
  'onboarding-step-4',
  'onboarding-last-step',
  'sparse-profile',
  'member',
  'large-profile',
  'accessed-profile',
  'applicant',
  'support',
  'auditor',
  'operator',
  'developer',
] as const;
export type Viewer = (typeof VIEWERS)[number];

/** Accounts that screens of all viewers may use. */
export interface SharedAccounts {
  readonly member: TestUser;
  /** A staff member with the role `support`, who views no screen. */
  readonly supportStaff: TestUser;
}

/** A screen or one of its states. `show` navigates there; the viewer is signed in already. */
export interface Screen {
  readonly name: string;
  readonly viewer: Viewer;
  /** Maximum width (px) at which the screen exists, such as a menu of the narrow layout. */
  readonly maxWidth?: number;
  /** True if `show` has to run again at each width, because other components with their own state render it. */
  readonly shouldReopenPerWidth?: boolean;
  readonly show: (person: Person, accounts: SharedAccounts) => Promise<void>;
}
