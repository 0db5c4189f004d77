import type { PreferredRole } from '@trackrecord/contracts';
import { ROLE_MATCH } from '@trackrecord/contracts/constants';
import { VALIDATION } from '@trackrecord/contracts/validation';
import { useState } from 'react';
import { readRoles } from '../../../../shared/profile/reading/read-items';
import { restoreFields } from '../frame/restore-fields';

interface Roles {
  readonly roles: readonly PreferredRole[];
  readonly typed: string;
  readonly fault: string | undefined;
  readonly type: (text: string) => void;
  /** The roles with this one; nothing where it is there already. */
  readonly add: (title: string) => readonly PreferredRole[] | undefined;
  readonly remove: (id: string) => void;
  readonly load: (roles: readonly PreferredRole[]) => void;
}

/** Titles are the same in any case (spec section 5). */
const isSameTitle = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

const findRole = (roles: readonly PreferredRole[], title: string): PreferredRole | undefined =>
  roles.find((role) => isSameTitle(role.title, title));

/** Whether a role is among others. */
export const hasRole = (roles: readonly PreferredRole[], title: string): boolean =>
  findRole(roles, title) !== undefined;

const newRole = (title: string): PreferredRole => ({
  id: crypto.randomUUID(),
  title: title.trim(),
  match: ROLE_MATCH.added,
  requiredSkills: [],
});

/** A working list of roles over those that are stored, and the search box that adds to it (spec section 5). */
export function useRoles(start: readonly PreferredRole[], draft: unknown): Roles {
  const [restored] = useState(() => restoreFields({ roles: start, typed: '' }, draft));
  const [roles, setRoles] = useState<readonly PreferredRole[]>(() =>
    restored.roles === start ? start : readRoles(restored.roles),
  );
  const [typed, setTyped] = useState(restored.typed);
  const [fault, setFault] = useState<string>();

  const type = (text: string): void => {
    setTyped(text);
    setFault(undefined);
  };

  const add = (title: string): readonly PreferredRole[] | undefined => {
    if (title.trim() === '') return roles;
    if (hasRole(roles, title)) {
      setFault(VALIDATION.rolePresent);
      return undefined;
    }
    // A stored role that was removed comes back with all it holds.
    const all = [...roles, findRole(start, title) ?? newRole(title)];
    setRoles(all);
    setFault(undefined);
    if (isSameTitle(title, typed)) setTyped('');
    return all;
  };

  return {
    roles,
    typed,
    fault,
    type,
    add,
    remove: (id) => {
      setRoles(roles.filter((role) => role.id !== id));
      setFault(undefined);
    },
    load: (list) => {
      setRoles(list);
      type('');
    },
  };
}
