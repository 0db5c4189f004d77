import { ROLE_LIST_DELAY_MS } from '@trackrecord/contracts/constants';
import { useEffect, useState } from 'react';
import { useServices } from '../api/services';

/** Loads the built-in list of roles, which appears after half a second (spec section 9). */
export function useRoleList(): { readonly roles: readonly string[]; readonly loading: boolean } {
  const { wait } = useServices();
  const [roles, setRoles] = useState<readonly string[]>();

  useEffect(() => {
    let isActive = true;
    void Promise.all([import('@trackrecord/contracts/lists/roles'), wait(ROLE_LIST_DELAY_MS)]).then(
      ([{ ROLES }]) => isActive && setRoles(ROLES),
      // Without the list, a role can still be typed.
      () => isActive && setRoles([]),
    );
    return () => {
      isActive = false;
    };
  }, [wait]);

  return { roles: roles ?? [], loading: roles === undefined };
}
