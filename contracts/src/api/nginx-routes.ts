import { CLIENT_PAGES } from '../client-pages.js';
import { type Endpoint, getGatewayTimeoutMs, getTimeoutMs, STREAM_IDLE_TIMEOUT_MS } from './endpoint.js';
import { ALL_ENDPOINTS } from './endpoints.js';

/** The parts of the configuration of nginx that depend on the endpoints and on the pages of the client. */
export interface NginxRoutes {
  /**
   * In `http`: the maps `$success_field`, `$is_page` and `$logged_path`. The log has no user ids: only the first segment of
   * API paths, patterns of pages, and no unknown paths.
   */
  readonly maps: string;
  /** In the location `/api/`: read timeouts, and no compression where responses have an ETag or are streams. */
  readonly locations: string;
  /** In `server`: the locations of methods that take longer than the read of the same path. */
  readonly slowMethods: string;
}

/** Renders the parts of nginx's configuration that the endpoints and the pages determine (deploy/nginx.conf.template). */
export function renderNginxRoutes(): NginxRoutes {
  const byPath = new Map<string, Endpoint[]>();
  for (const endpoint of ALL_ENDPOINTS) byPath.set(endpoint.path, [...(byPath.get(endpoint.path) ?? []), endpoint]);
  const slow = ALL_ENDPOINTS.filter((endpoint) => isSlowMethod(endpoint, byPath.get(endpoint.path) ?? []));
  return {
    maps: [
      createMap('"$original_method $request_path"', '$success_field', '""', [
        ...ALL_ENDPOINTS.filter(({ hasSuccessField }) => hasSuccessField).map(
          ({ method, path }) => `"~*^${method} ${toPattern(path)}$" '"success":false,';`,
        ),
      ]),
      createMap('$request_path', '$logged_path', '"/:other"', [
        String.raw`"~^(?<api_area>/api/[A-Za-z-]{1,20})/." "$api_area/:rest";`,
        String.raw`"~^/api/[A-Za-z.-]{1,20}$" $request_path;`,
        String.raw`"~^/(assets/)?[\w-]{1,60}\.(js|css|svg|png|ico|txt|json|woff2|webmanifest|zip)$" $request_path;`,
        '/ /;',
        ...CLIENT_PAGES.map(toLoggedPage),
      ]),
      createMap('$uri', '$is_page', '0', ['/ 1;', ...CLIENT_PAGES.map((page) => `"~^${toPagePattern(page)}$" 1;`)]),
    ].join('\n'),
    locations: [
      `proxy_read_timeout ${getSeconds()}s;`,
      ...[...byPath.values()].flatMap((endpoints) => renderLocation(endpoints, slow)),
    ].join('\n'),
    slowMethods: [...new Set(slow.map((endpoint) => getSeconds(endpoint)))].map(renderSlowMethods).join('\n'),
  };
}

const createMap = (source: string, variable: string, fallback: string, lines: readonly string[]): string =>
  [`map ${source} ${variable} {`, `  default ${fallback};`, ...lines.map((line) => `  ${line}`), '}'].join('\n');

/** Converts a path of an endpoint to a regular expression, which ignores a trailing slash as Express does. */
const toPattern = (path: string): string => `${escapeDots(path).replaceAll(/\{\w+\}/g, '[^/]+')}/?`;

const toPagePattern = (page: string): string =>
  `/${escapeDots(page).replace(/\/\*$/, '(/.*)?').replaceAll(/:\w+/g, '[^/]+')}/?`;

const escapeDots = (path: string): string => path.replaceAll('.', String.raw`\.`);

/** Pages with parameters are logged by their pattern. */
const toLoggedPage = (page: string): string => `"~^${toPagePattern(page)}$" "/${page}";`;

const getSeconds = (endpoint?: Endpoint): number => getGatewayTimeoutMs(endpoint) / 1_000;

/** Tells whether a write takes longer than the read of the same path, which has the location's timeout. */
const isSlowMethod = (endpoint: Endpoint, samePath: readonly Endpoint[]): boolean => {
  const read = samePath.find(({ method }) => method === 'GET');
  return read !== undefined && getTimeoutMs(endpoint) > getTimeoutMs(read);
};

function renderLocation(endpoints: readonly Endpoint[], slow: readonly Endpoint[]): readonly string[] {
  const [first] = endpoints;
  if (first === undefined) return [];
  const seconds = Math.max(...endpoints.flatMap((endpoint) => (slow.includes(endpoint) ? [] : [getSeconds(endpoint)])));
  const hasEtag = endpoints.some(({ responses }) =>
    Object.values(responses).some((response) => response?.headers?.ETag),
  );
  const slowMethods = endpoints.filter((endpoint) => slow.includes(endpoint));
  const isStream = endpoints.some((endpoint) => endpoint.isStream);
  const settings = [
    // Also the longest pause between two parts of a stream.
    ...(isStream ? ['proxy_buffering off;', `proxy_read_timeout ${STREAM_IDLE_TIMEOUT_MS / 1_000}s;`] : []),
    ...(!isStream && seconds > getSeconds() ? [`proxy_read_timeout ${seconds}s;`] : []),
    // Compression would make the ETag weak, and If-Match needs a strong one. It would also hold back parts of a stream.
    ...(hasEtag || isStream ? ['gzip off;'] : []),
    ...slowMethods.map(
      (endpoint) => `if ($request_method = ${endpoint.method}) { rewrite ^ /.slow-${getSeconds(endpoint)} last; }`,
    ),
  ];
  if (settings.length === 0) return [];
  return [
    `location ~* ^${toPattern(first.path)}$ {`,
    ...settings.map((line) => `  ${line}`),
    '  proxy_pass $api_upstream;',
    '}',
  ];
}

const renderSlowMethods = (seconds: number): string =>
  [
    `location = /.slow-${seconds} {`,
    '  internal;',
    '  add_header X-Frame-Options "";',
    '  gzip off;',
    `  proxy_read_timeout ${seconds}s;`,
    '  proxy_pass $api_upstream$request_uri;',
    '}',
  ].join('\n');
