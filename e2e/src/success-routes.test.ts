import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ALL_ENDPOINTS } from '@trackrecord/contracts';

const readFile = (file: string): string => readFileSync(resolve(__dirname, '../..', file), 'utf8');
const matchAll = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, match = '']) => match);

const gatewayPatterns = matchAll(readFile('embedded/src/gateway/success-routes.ts'), /^ {2}'(\^.+)',$/gm);
const [, nginxMap = ''] = /map "\$original_method \$request_path" \$success_field \{([^]*?)\n\}/.exec(
  readFile('deploy/nginx.conf.template'),
) ?? ['', ''];
const nginxPatterns = matchAll(nginxMap, /"~\*(\^.+?)" /g);

const hasSuccessField = (method: string, path: string): boolean =>
  gatewayPatterns.some((pattern) => new RegExp(pattern, 'i').test(`${method} ${path}`));
const fillParameters = (path: string): string => path.replace(/\{\w+\}/g, 'someone');

describe('success field in errors of the gateway and nginx', () => {
  it.each(ALL_ENDPOINTS.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'is present for %s if its responses have one',
    (_name, route) => {
      const path = fillParameters(route.path);
      const expected = route.hasSuccessField === true;
      expect(hasSuccessField(route.method, path)).toBe(expected);
      expect(hasSuccessField(route.method, `${path.toUpperCase()}/`)).toBe(expected);
    },
  );

  it('is present for the same routes in both', () => {
    expect(nginxPatterns).toEqual(gatewayPatterns);
  });
});
