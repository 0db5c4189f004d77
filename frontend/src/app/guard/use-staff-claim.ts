import { useEffect, useState } from 'react';
import { useServices } from '../../shared/api/services';
import type { Identity } from '../../shared/identity/identity';
import { claimsStaffRole } from '../../shared/identity/staff-claims';

/** Reads the claim from the current token. */
export const readStaffClaim = async (identity: Identity): Promise<boolean> =>
  claimsStaffRole(await identity.getToken());

/** Reads the claim; renews a token without a role once, because the role may have been granted since. */
export const readNewStaffClaim = async (identity: Identity): Promise<boolean> =>
  (await readStaffClaim(identity)) || claimsStaffRole(await identity.getToken(true));

/** Returns whether the token claims a role of staff; undefined until it is known. Without `readClaim`, nothing is read. */
export function useStaffClaim(readClaim: typeof readStaffClaim | undefined): boolean | undefined {
  const { identity } = useServices();
  const [isStaff, setIsStaff] = useState<boolean>();

  useEffect(() => {
    let isWaiting = true;
    void readClaim?.(identity)
      .catch(() => false)
      .then((claim) => {
        if (isWaiting) setIsStaff(claim);
      });
    return () => {
      isWaiting = false;
    };
  }, [readClaim, identity]);

  return isStaff;
}
