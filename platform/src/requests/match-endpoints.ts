import type { Endpoint } from '@trackrecord/contracts';

/** The properties of an endpoint that are needed before a request reaches its handler and after it failed. */
export type EndpointRoute = Pick<Endpoint, 'method' | 'hasSuccessField' | 'failureMessage'> & {
  readonly path: string;
  readonly tag?: Endpoint['tag'];
  readonly body?: Pick<NonNullable<Endpoint['body']>, 'contentType'>;
};

/** Returns the methods of a path; HEAD goes with GET. Empty if there is no endpoint. */
export function findMethods(endpoints: readonly EndpointRoute[], path: string): readonly string[] {
  const methods = findEndpoints(endpoints, path).map(({ method }) => method);
  return [...new Set(methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
}

/** Returns the endpoints at a path, one for each method. Ignores case and a trailing slash, as Express does. */
export function findEndpoints(endpoints: readonly EndpointRoute[], path: string): readonly EndpointRoute[] {
  const segments = path.toLowerCase().replace(/\/$/, '').split('/');
  return endpoints.filter((endpoint) => matchesPattern(endpoint.path.toLowerCase().split('/'), segments));
}

const matchesPattern = (pattern: readonly string[], segments: readonly string[]): boolean =>
  pattern.length === segments.length &&
  pattern.every((segment, index) => (segment.startsWith('{') ? segments[index] !== '' : segment === segments[index]));
