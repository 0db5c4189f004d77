import type { EditedSection, PreferredRole } from '@trackrecord/contracts';
import { isRecord } from '../../shared/api/is-record';
import { readRoles } from '../../shared/profile/reading/read-items';
import { isPlaceholderId } from '../../shared/profile/reading/item-ids';

/** An item without an id that was only given here. */
const withoutPlaceholderId = (item: unknown): unknown => {
  if (!isRecord(item) || !isPlaceholderId(item.id)) return item;
  const { id: _id, ...rest } = item;
  return rest;
};

const isSameTitle = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/**
 * Preferred roles as spec section 7 names them: titles alone. The server keeps what it holds of a role it knows; what
 * else is known of a new one stands beside them, where a server that takes only titles does not look.
 */
function rolesBody(value: unknown, stored: readonly PreferredRole[]): Readonly<Record<string, unknown>> {
  const roles = readRoles(value);
  const roleDetails = roles.filter(({ title }) => !stored.some((known) => isSameTitle(known.title, title)));
  return {
    preferredRoles: roles.map(({ title }) => ({ title })),
    ...(roleDetails.length > 0 && { roleDetails }),
  };
}

/** What a section save sends (spec section 7). */
export const bodyOf = (
  section: EditedSection,
  value: unknown,
  stored: readonly PreferredRole[],
): Readonly<Record<string, unknown>> =>
  section === 'preferredRoles'
    ? rolesBody(value, stored)
    : { [section]: Array.isArray(value) ? value.map(withoutPlaceholderId) : value };
