import type { IconName } from '../../shared/ui/icon-name';

export interface NavItem {
  readonly to: string;
  readonly text: string;
  readonly icon: IconName;
  /** A number worth a look, and what it counts. */
  readonly count?: { readonly number: number; readonly meaning: string };
}

/** The links of the sidebar (spec section 2, Authenticated shell). */
export const MAIN_LINKS: readonly NavItem[] = [
  { to: '/dashboard', text: 'Home', icon: 'house' },
  { to: '/applications', text: 'Applications', icon: 'send' },
  { to: '/jobs', text: 'Jobs', icon: 'briefcase' },
  { to: '/events', text: 'Events', icon: 'calendar-event' },
];

export const BOTTOM_LINKS: readonly NavItem[] = [
  { to: '/settings', text: 'Settings', icon: 'gear' },
  { to: '/extensions', text: 'Extensions', icon: 'puzzle', count: { number: 2, meaning: 'available' } },
];
