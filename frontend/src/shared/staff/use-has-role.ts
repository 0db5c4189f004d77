import type { StaffRole } from '@trackrecord/contracts';
import { useStaffMe } from './staff-api';

/** Returns true if the signed-in staff member has a role. */
export const useHasRole = (role: StaffRole): boolean => useStaffMe().data?.roles.includes(role) ?? false;
