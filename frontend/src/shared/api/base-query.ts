import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from './api-error';
import { retrying } from './retrying';
import { send } from './send';
import type { Answer, ApiRequest } from './send';
import { servicesOf } from './services';

/**
 * The base query. Queries are tried again after network errors and server errors; mutations never, since nobody knows
 * what the first try did.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, object, object> = (
  request,
  { extra, signal, type },
) => {
  const services = servicesOf(extra);
  const { deadline } = request;
  const end = deadline === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(deadline)]);
  const attempt = (): Promise<Answer> => send(request, services, end);
  return type === 'query' ? retrying(attempt, services.wait, end) : attempt();
};
