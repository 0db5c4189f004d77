import type { PreferredRole } from '@trackrecord/contracts';
import { ROLE_MATCH } from '@trackrecord/contracts/constants';
import { VALIDATION } from '@trackrecord/contracts/validation';
import { useState } from 'react';

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

/** Whether a role is among others: titles are the same in any case (spec section 5). */
export const hasRole = (roles: readonly PreferredRole[], title: string): boolean =>
  roles.some((role) => role.title.toLowerCase() === title.trim().toLowerCase());

/** A working list of roles, and the search box that adds to it (spec section 5, Preferences). */
export function useRoles(start: readonly PreferredRole[]): Roles {
  const [roles, setRoles] = useState(start);
  const [typed, setTyped] = useState('');
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
    const role = { id: crypto.randomUUID(), title: title.trim(), match: ROLE_MATCH.added, requiredSkills: [] };
    const all = [...roles, role];
    setRoles(all);
    type('');
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
