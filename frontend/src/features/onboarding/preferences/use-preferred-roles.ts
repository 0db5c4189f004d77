import { MAX_FALLBACK_ROLE_SKILLS, ROLE_MATCH } from '@trackrecord/contracts/constants';
import type { PreferredRole, ProfileSections, RecommendedRole } from '@trackrecord/contracts';
import { VALIDATION } from '@trackrecord/contracts/validation-messages';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTask } from '../../../shared/api/task';
import { clampMatch } from '../../../shared/profile/format-role';
import { notify } from '../../../shared/toast/notify';
import { useIsActive } from '../../../shared/ui/use-is-active';
import { useEnhanceRolesMutation, useRecommendRolesMutation } from '../../../shared/describe/suggestions-api';
import type { UpdatePreferences } from './use-preferences-form';

const hasSameTitle = (left: string, right: string): boolean => left.trim().toLowerCase() === right.trim().toLowerCase();

/** Fetches role recommendations for the profile; returns none on failure (spec section 8). */
export function useRecommendedRoles({ skills, projects, experiences, userType }: ProfileSections) {
  const task = useTask();
  const [send, { isLoading, isUninitialized, data }] = useRecommendRolesMutation();

  const request = useEffectEvent(() =>
    send({ profile: { skills, projects, experiences, userType }, correlationId: task?.correlationId }),
  );
  useEffect(() => void request(), []);

  return { roles: data?.roles ?? [], workId: data?.workId, isWorking: isUninitialized || isLoading };
}

/**
 * Adds and removes preferred roles. A custom role is added at once with a match of 70 and the user's first skills, then
 * replaced by the server's enhanced version (spec sections 7 to 9).
 */
export function usePreferredRoles(
  roles: readonly PreferredRole[],
  skills: readonly string[],
  update: UpdatePreferences,
) {
  const task = useTask();
  const [send] = useEnhanceRolesMutation();
  const isStillOpen = useIsActive();
  const [error, setError] = useState<string>();

  const append = (role: PreferredRole): void =>
    update(({ preferredRoles }) => ({ preferredRoles: [...preferredRoles, role] }));

  const enhance = async (role: PreferredRole): Promise<void> => {
    try {
      const response = await send({ title: role.title, skills, correlationId: task?.correlationId }).unwrap();
      const enhancedRole = response.roles.find(({ title }) => hasSameTitle(title, role.title));
      if (enhancedRole === undefined) throw new Error('Role missing in response');
      if (!isStillOpen()) return;
      notify.success('Role added successfully');
      task?.setWorkId(role.id, response.workId);
      update(({ preferredRoles }) => ({
        preferredRoles: preferredRoles.map((preferredRole) =>
          preferredRole.id === role.id
            ? { ...role, ...enhancedRole, title: role.title, match: clampMatch(enhancedRole.match), id: role.id }
            : preferredRole,
        ),
      }));
    } catch {
      if (isStillOpen()) notify.success('Added role with basic information');
    }
  };

  /** Adds a role, which a work may have recommended. Returns false if the role is empty or a duplicate. */
  const add = (title: string, recommendedRole?: RecommendedRole, workId?: string): boolean => {
    const isDuplicate = roles.some((role) => hasSameTitle(role.title, title));
    setError(isDuplicate ? VALIDATION.duplicateRole : undefined);
    if (isDuplicate || title.trim() === '') return false;
    const id = crypto.randomUUID();
    if (recommendedRole !== undefined) {
      append({ ...recommendedRole, match: clampMatch(recommendedRole.match), id });
      task?.setWorkId(id, workId);
      notify.success('Role added successfully');
      return true;
    }
    const role = {
      id,
      title: title.trim(),
      match: ROLE_MATCH.userAdded,
      requiredSkills: skills.slice(0, MAX_FALLBACK_ROLE_SKILLS),
    };
    append(role);
    void enhance(role);
    return true;
  };

  const remove = (id: string): void =>
    update(({ preferredRoles }) => ({ preferredRoles: preferredRoles.filter((role) => role.id !== id) }));

  return { error, add, remove };
}
