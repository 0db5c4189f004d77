import { UNENCRYPTED_ACCESS_TYPES } from './access-events.js';
import type { ProfileEventType } from './profile-events.js';
import { STAFF_EVENT_TYPES } from './staff-events.js';

/**
 * Events without personal data. Their payload is not encrypted, so that it can be read after the user's key is deleted.
 */
export const UNENCRYPTED_EVENT_TYPES: ReadonlySet<string> = new Set<string>([
  'AccountErased' satisfies ProfileEventType,
  ...UNENCRYPTED_ACCESS_TYPES,
  ...STAFF_EVENT_TYPES,
]);
