import { FALLBACK_ROLE_SKILLS, ROLE_MATCH } from '@trackrecord/contracts/constants';
import type { PreferredRole, ProfileSections, RecommendedRole } from '@trackrecord/contracts';
import { VALIDATION } from '@trackrecord/contracts/validation';
import { useEffect, useEffectEvent, useState } from 'react';
import { notify } from '../../../shared/toast/notify';
import { useStillOpen } from '../../../shared/ui/use-still-open';
import { useEnhanceRolesMutation, useRecommendRolesMutation } from '../../../shared/describe/suggestions-api';
import type { ChangePreferences } from './use-preferences';

const sameTitle = (left: string, right: string): boolean => left.trim().toLowerCase() === right.trim().toLowerCase();

/** Roles recommended from what the profile says so far; none where that fails (spec section 8). */
export function useRecommendedRoles({ skills, projects, experiences, userType }: ProfileSections) {
  const [send, { isLoading }] = useRecommendRolesMutation();
  const [roles, setRoles] = useState<readonly RecommendedRole[]>([]);

  const ask = useEffectEvent(() =>
    send({ skills, projects, experiences, userType })
      .unwrap()
      .then(setRoles, () => setRoles([])),
  );
  useEffect(() => void ask(), []);

  return { roles, working: isLoading };
}

/** A match in percent that is one (spec section 9). */
export const clampedMatch = (match: number): number => Math.min(ROLE_MATCH.most, Math.max(ROLE_MATCH.least, match));

/**
 * The roles somebody would like, and ways to change them. A role they add themselves is there at once, with a match of
 * 70 and their first skills; what the server knows of it comes a moment later (spec sections 7 to 9).
 */
export function usePreferredRoles(
  roles: readonly PreferredRole[],
  skills: readonly string[],
  change: ChangePreferences,
) {
  const [send] = useEnhanceRolesMutation();
  const isStillOpen = useStillOpen();
  const [fault, setFault] = useState<string>();

  const put = (role: PreferredRole): void =>
    change(({ preferredRoles }) => ({ preferredRoles: [...preferredRoles, role] }));

  const complete = async (role: PreferredRole): Promise<void> => {
    try {
      const answer = await send({ title: role.title, skills }).unwrap();
      const known = answer.find(({ title }) => sameTitle(title, role.title));
      if (known === undefined) throw new Error('The answer does not hold the role.');
      if (!isStillOpen()) return;
      notify.success('Role added successfully');
      change(({ preferredRoles }) => ({
        preferredRoles: preferredRoles.map((other) =>
          other.id === role.id
            ? { ...role, ...known, title: role.title, match: clampedMatch(known.match), id: role.id }
            : other,
        ),
      }));
    } catch {
      if (isStillOpen()) notify.success('Added role with basic information');
    }
  };

  /** Adds a role; whether that could be done. */
  const add = (title: string, recommended?: RecommendedRole): boolean => {
    const isThere = roles.some((role) => sameTitle(role.title, title));
    setFault(isThere ? VALIDATION.rolePresent : undefined);
    if (isThere || title.trim() === '') return false;
    const id = crypto.randomUUID();
    if (recommended !== undefined) {
      put({ ...recommended, match: clampedMatch(recommended.match), id });
      notify.success('Role added successfully');
      return true;
    }
    const role = {
      id,
      title: title.trim(),
      match: ROLE_MATCH.added,
      requiredSkills: skills.slice(0, FALLBACK_ROLE_SKILLS),
    };
    put(role);
    void complete(role);
    return true;
  };

  const remove = (id: string): void =>
    change(({ preferredRoles }) => ({ preferredRoles: preferredRoles.filter((role) => role.id !== id) }));

  return { fault, add, remove };
}
