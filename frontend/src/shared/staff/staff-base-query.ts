import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from '../api/api-error';
import { baseQuery } from '../api/base-query';
import type { ApiRequest, ResponseMeta } from '../api/api-request';
import type { Services } from '../api/services';
import type { SessionRenewal } from '../identity/session-renewal';

/** The services of the staff area. `stepUp` asks staff to confirm who they are. */
export interface StaffServices extends Services {
  readonly stepUp: SessionRenewal;
}

const isStaffServices = (extra: unknown): extra is StaffServices =>
  typeof extra === 'object' && extra !== null && 'stepUp' in extra;

type BaseQuery = BaseQueryFn<ApiRequest, unknown, ApiError, object, ResponseMeta>;

/**
 * The base query of staff: if an action needs a recent sign-in, it continues after the dialog of `app/staff/step-up`.
 */
export const staffBaseQuery: BaseQuery = async (request, api, options) => {
  const result = await baseQuery(request, api, options);
  if (result.error?.code !== 'reauthenticate' || !isStaffServices(api.extra)) return result;
  // As for a write, so that the dialog opens even if the user has dismissed an earlier one.
  const isConfirmed = await api.extra.stepUp.renew(true);
  return isConfirmed && !api.signal.aborted ? baseQuery(request, api, options) : result;
};
