import type { StaffRole } from '@trackrecord/contracts';
import type { IconName } from '../../shared/ui/icon-name';

interface StaffLink {
  readonly to: string;
  readonly text: string;
  readonly icon: IconName;
  /** Any of these roles may open the page. */
  readonly roles: readonly StaffRole[];
}

const LINKS: readonly StaffLink[] = [
  { to: '/staff/people', text: 'People', icon: 'people', roles: ['support'] },
  { to: '/staff/access', text: 'Access', icon: 'eye', roles: ['auditor'] },
  { to: '/staff/streams', text: 'Streams', icon: 'layers', roles: ['developer'] },
  { to: '/staff/operations', text: 'Operations', icon: 'activity', roles: ['operator', 'developer'] },
];

/** Returns the links to the pages of these roles. */
export const getStaffLinks = (roles: readonly StaffRole[]): readonly StaffLink[] =>
  LINKS.filter((link) => link.roles.some((role) => roles.includes(role)));
