import type { StaffRole } from '@trackrecord/contracts';
import type { IconName } from '../../shared/ui/icon-name';

interface StaffLink {
  readonly to: string;
  readonly text: string;
  readonly icon: IconName;
  readonly role: StaffRole;
}

const LINKS: readonly StaffLink[] = [
  { to: '/staff/people', text: 'People', icon: 'people', role: 'support' },
  { to: '/staff/access', text: 'Access', icon: 'eye', role: 'auditor' },
];

/** Returns the links to the pages of these roles. */
export const getStaffLinks = (roles: readonly StaffRole[]): readonly StaffLink[] =>
  LINKS.filter(({ role }) => roles.includes(role));
