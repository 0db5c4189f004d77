import { isRecord } from '../is-record';

/**
 * Returns true if an identity token claims that the user is staff. Decides only where `/` leads: the server asks the
 * identity provider instead of the token.
 */
export function claimsStaffRole(token: string | null): boolean {
  try {
    const claims: unknown = JSON.parse(atob((token?.split('.')[1] ?? '').replace(/-/g, '+').replace(/_/g, '/')));
    return isRecord(claims) && Array.isArray(claims.roles) && claims.roles.length > 0;
  } catch {
    return false;
  }
}
