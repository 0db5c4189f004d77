import type { StaffAccess } from '../http/require-staff.js';
import { HttpError } from '../requests/http-error.js';

/** Rejects every request as not from staff. For tests of endpoints that have nothing to do with staff. */
export const noStaff: StaffAccess = {
  authorizer: {
    identify: () => Promise.reject(new HttpError(403, 'not-staff', 'This page is for staff only.')),
    authorize: () => {
      throw new HttpError(403, 'not-staff', 'This page is for staff only.');
    },
  },
  recordRefusal: () => undefined,
};
