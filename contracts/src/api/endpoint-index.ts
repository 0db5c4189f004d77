import type { Endpoint } from './endpoint.js';

/** The properties of an endpoint that are needed before a request reaches its handler and after it failed. */
export type EndpointRoute = Pick<
  Endpoint,
  'method' | 'hasSuccessField' | 'failureMessage' | 'timeoutMs' | 'isStream'
> & {
  readonly path: string;
  readonly tag?: Endpoint['tag'];
  readonly body?: Pick<NonNullable<Endpoint['body']>, 'contentType'>;
};

interface Entry {
  readonly endpoint: EndpointRoute;
  /** The segments of the path in lower case; undefined for a parameter. */
  readonly segments: readonly (string | undefined)[];
}

/** Finds the endpoint of a request. Ignores case and a trailing slash, as Express does. */
export class EndpointIndex {
  /** By the number of segments; those with fewer parameters first. */
  readonly #entries = new Map<number, Entry[]>();

  constructor(endpoints: readonly EndpointRoute[]) {
    for (const endpoint of endpoints) {
      const segments = splitPath(endpoint.path).map((segment) => (segment.startsWith('{') ? undefined : segment));
      const entries = this.#entries.get(segments.length) ?? [];
      this.#entries.set(segments.length, entries);
      entries.push({ endpoint, segments });
    }
    for (const entries of this.#entries.values()) entries.sort((a, b) => countParameters(a) - countParameters(b));
  }

  /** Returns the endpoint of a request; that of GET for HEAD. `url` may have a query. */
  find(method: string, url: string): EndpointRoute | undefined {
    const endpointMethod = method === 'HEAD' ? 'GET' : method;
    return this.findAll(url).find((endpoint) => endpoint.method === endpointMethod);
  }

  /** Returns the endpoints at a path, of every method. */
  findAll(url: string): readonly EndpointRoute[] {
    const path = splitPath(url.split('?', 1).join());
    return (this.#entries.get(path.length) ?? [])
      .filter(({ segments }) => segments.every((segment, index) => matchesSegment(segment, path[index])))
      .map(({ endpoint }) => endpoint);
  }

  /** Returns the methods of a path; HEAD goes with GET. Empty if there is no endpoint. */
  findMethods(url: string): readonly string[] {
    return [...new Set(this.findAll(url).flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])))];
  }
}

const splitPath = (path: string): readonly string[] => path.toLowerCase().replace(/\/$/, '').split('/');

const matchesSegment = (expected: string | undefined, segment: string | undefined): boolean =>
  expected === undefined ? segment !== '' : segment === expected;

const countParameters = ({ segments }: Entry): number => segments.filter((segment) => segment === undefined).length;
