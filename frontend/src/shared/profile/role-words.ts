import { PROFILE_CAPS } from '@trackrecord/contracts/constants';

/** What a role is about in one paragraph of at most 120 characters and an ellipsis (spec section 9). */
export function shortDescription(text: string): string {
  const letters = Array.from(text.trim().replace(/\s+/g, ' '));
  if (letters.length <= PROFILE_CAPS.roleDescription) return letters.join('');
  return `${letters.slice(0, PROFILE_CAPS.roleDescription).join('').trimEnd()}…`;
}
