import { ALL_ENDPOINTS } from './endpoints.js';
import { getTimeoutMs } from './endpoint.js';
import { renderNginxRoutes } from './nginx-routes.js';

const { maps, locations, slowMethods } = renderNginxRoutes();
const locationBlocks = [...locations.matchAll(/location ~\* (\S+) \{([^]*?)\n\}/g)].map(
  ([, pattern = '', settings = '']) => ({
    pattern: new RegExp(pattern, 'i'),
    settings,
  }),
);
const successPatterns = [...maps.matchAll(/"~\*(\S+ \S+)" '"success"/g)].map(
  ([, pattern = '']) => new RegExp(pattern, 'i'),
);

/** Returns the first read timeout in seconds; in all locations, that is the default. */
const findReadTimeout = (settings: string): number | undefined => {
  const [, seconds] = /proxy_read_timeout (\d+)s/.exec(settings) ?? [];
  return seconds === undefined ? undefined : Number(seconds);
};

/** Finds the settings of a request as nginx does: the first location that matches. */
function findSettings(method: string, path: string): string {
  const { settings = '' } = locationBlocks.find(({ pattern }) => pattern.test(path)) ?? {};
  const [, slowLocation] = new RegExp(`request_method = ${method}\\) \\{ rewrite \\^ (\\S+)`).exec(settings) ?? [];
  if (slowLocation === undefined) return settings;
  return slowMethods
    .slice(slowMethods.indexOf(`location = ${slowLocation} {`))
    .split('\n}', 1)
    .join();
}

it.each(ALL_ENDPOINTS.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
  'sets timeout, compression and the success field of %s',
  (_name, endpoint) => {
    const path = endpoint.path.replaceAll(/\{\w+\}/g, 'u1');
    for (const spelling of [path, `${path.toUpperCase()}/`]) {
      const settings = findSettings(endpoint.method, spelling);
      const seconds = findReadTimeout(settings) ?? findReadTimeout(locations) ?? 0;
      expect(seconds * 1_000).toBeGreaterThan(getTimeoutMs(endpoint));
      expect(successPatterns.some((pattern) => pattern.test(`${endpoint.method} ${spelling}`))).toBe(
        endpoint.hasSuccessField === true,
      );
      const hasEtag = Object.values(endpoint.responses).some((response) => response?.headers?.ETag === 'always');
      if (hasEtag || endpoint.isStream) expect(settings).toContain('gzip off;');
      expect(settings.includes('proxy_buffering off;')).toBe(endpoint.isStream === true);
    }
  },
);

it('keeps the default timeout of reads whose path has a slow write', () => {
  expect(findSettings('GET', '/api/profile/u1')).not.toContain('proxy_read_timeout');
  expect(findSettings('DELETE', '/api/profile/u1')).toContain('proxy_read_timeout 62s;');
});

it('waits 30 seconds for the next part of a tail', () => {
  expect(findSettings('GET', '/api/streams/tail')).toContain('proxy_read_timeout 30s;');
});
