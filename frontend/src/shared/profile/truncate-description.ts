import { PROFILE_CAPS } from '@trackrecord/contracts/constants';

/** Truncates a role description to one paragraph of 120 characters and an ellipsis (spec section 9). */
export function truncateDescription(text: string): string {
  const chars = Array.from(text.trim().replace(/\s+/g, ' '));
  if (chars.length <= PROFILE_CAPS.roleDescription) return chars.join('');
  return `${chars.slice(0, PROFILE_CAPS.roleDescription).join('').trimEnd()}…`;
}
