import type { IconName } from '../../shared/ui/icon-name';

export interface NavItem {
  readonly to: string;
  readonly text: string;
  readonly icon: IconName;
  /** A badge with a number, and its label for screen readers. */
  readonly count?: { readonly number: number; readonly meaning: string };
}

/** The main links of the sidebar (spec section 2, Authenticated shell). */
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
