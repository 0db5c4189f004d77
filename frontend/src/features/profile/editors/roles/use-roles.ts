import type { PreferredRole } from '@trackrecord/contracts';
import { ROLE_MATCH } from '@trackrecord/contracts/constants';
import { VALIDATION } from '@trackrecord/contracts/validation-messages';
import { useState } from 'react';
import { readRoles } from '../../../../shared/profile/reading/read-items';
import { restoreEditorFields } from '../frame/editor-draft';

interface RoleList {
  readonly roles: readonly PreferredRole[];
  /** The text in the search field. */
  readonly input: string;
  readonly error: string | undefined;
  readonly setInput: (text: string) => void;
  /** Adds a role. Returns the new list, or undefined if it contains the role already. */
  readonly add: (title: string) => readonly PreferredRole[] | undefined;
  readonly remove: (id: string) => void;
  readonly reset: (roles: readonly PreferredRole[]) => void;
}

/** Compares titles case-insensitively (spec section 5). */
const isSameTitle = (left: string, right: string): boolean => left.trim().toLowerCase() === right.trim().toLowerCase();

const findRole = (roles: readonly PreferredRole[], title: string): PreferredRole | undefined =>
  roles.find((role) => isSameTitle(role.title, title));

export const hasRole = (roles: readonly PreferredRole[], title: string): boolean =>
  findRole(roles, title) !== undefined;

const createRole = (title: string): PreferredRole => ({
  id: crypto.randomUUID(),
  title: title.trim(),
  match: ROLE_MATCH.userAdded,
  requiredSkills: [],
});

/** Holds a working list of preferred roles and the search field that adds to it (spec section 5). */
export function useRoles(storedRoles: readonly PreferredRole[], draft: unknown): RoleList {
  // `typed` is the name of the input in stored drafts.
  const [restoredFields] = useState(() => restoreEditorFields({ roles: storedRoles, typed: '' }, draft));
  // Only the roles of a draft have to be validated: without those, the field holds the stored roles themselves.
  const [roles, setRoles] = useState<readonly PreferredRole[]>(() =>
    restoredFields.roles === storedRoles ? storedRoles : readRoles(restoredFields.roles),
  );
  const [input, setInputText] = useState(restoredFields.typed);
  const [error, setError] = useState<string>();

  const setInput = (text: string): void => {
    setInputText(text);
    setError(undefined);
  };

  const add = (title: string): readonly PreferredRole[] | undefined => {
    if (title.trim() === '') return roles;
    if (hasRole(roles, title)) {
      setError(VALIDATION.duplicateRole);
      return undefined;
    }
    // A stored role that was removed gets its details back.
    const newRoles = [...roles, findRole(storedRoles, title) ?? createRole(title)];
    setRoles(newRoles);
    setError(undefined);
    if (isSameTitle(title, input)) setInputText('');
    return newRoles;
  };

  return {
    roles,
    input,
    error,
    setInput,
    add,
    remove: (id) => {
      setRoles(roles.filter((role) => role.id !== id));
      setError(undefined);
    },
    reset: (list) => {
      setRoles(list);
      setInput('');
    },
  };
}
