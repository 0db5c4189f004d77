import type { StaffRole } from '@trackrecord/contracts';
import { useGetStaffMeQuery } from './staff-api';

/** Returns true if the signed-in staff member has a role. */
export const useHasRole = (role: StaffRole): boolean => useGetStaffMeQuery().data?.roles.includes(role) ?? false;
