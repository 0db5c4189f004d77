import { ALL_ENDPOINTS, EndpointIndex, getTimeoutMs, REQUEST_TIMEOUT_MS } from '@trackrecord/contracts';

/** The gateway waits this much longer than the service's own timeout, so that the service responds first. */
const MARGIN_MS = 2_000;

const index = new EndpointIndex(ALL_ENDPOINTS);

/** Returns how long (ms) the gateway waits for the response headers of an API request. */
export function getResponseTimeoutMs(method: string, url: string): number {
  const endpoint = index.find(method, url);
  return (endpoint === undefined ? REQUEST_TIMEOUT_MS : getTimeoutMs(endpoint)) + MARGIN_MS;
}

/** Returns true if the responses of a route have a `success` field. */
export const hasSuccessField = (method: string, url: string): boolean =>
  index.find(method, url)?.hasSuccessField === true;

/** Returns the path of an endpoint with `:uid` instead of `{uid}`; undefined if there is no endpoint at this address. */
export const findEndpointPath = (url: string): string | undefined =>
  index.findAll(url)[0]?.path.replaceAll(/\{(\w+)\}/g, ':$1');
