import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { ApiError } from './api-error';
import { retry } from './retry';
import { send } from './send';
import type { ApiResult, ApiRequest } from './send';
import { getServices } from './services';

/**
 * The base query. Queries are retried after network errors and server errors. Mutations are never retried, because the
 * first attempt may have succeeded.
 */
export const baseQuery: BaseQueryFn<ApiRequest, unknown, ApiError, object, object> = (
  request,
  { extra, signal, type },
) => {
  const services = getServices(extra);
  const { deadline } = request;
  const abortSignal = deadline === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(deadline)]);
  const sendRequest = (): Promise<ApiResult> => send(request, services, abortSignal);
  return type === 'query' ? retry(sendRequest, services.wait, abortSignal) : sendRequest();
};
