import { ALL_ENDPOINTS, EndpointIndex, getGatewayTimeoutMs } from '@trackrecord/contracts';

const index = new EndpointIndex(ALL_ENDPOINTS);

/** Returns how long (ms) the gateway waits for the response headers of an API request. */
export const getResponseTimeoutMs = (method: string, url: string): number =>
  getGatewayTimeoutMs(index.find(method, url));

/** Returns true if the responses of a route have a `success` field. */
export const hasSuccessField = (method: string, url: string): boolean =>
  index.find(method, url)?.hasSuccessField === true;

/** Returns true if the response to a request goes on until one side ends it. */
export const isStream = (method: string, url: string): boolean => index.find(method, url)?.isStream === true;

/** Returns the path of an endpoint with `:uid` instead of `{uid}`; undefined if there is no endpoint at this address. */
export const findEndpointPath = (url: string): string | undefined =>
  index.findAll(url)[0]?.path.replaceAll(/\{(\w+)\}/g, ':$1');
