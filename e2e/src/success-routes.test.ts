import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ALL_ENDPOINTS } from '@trackrecord/contracts';

const read = (file: string): string => readFileSync(resolve(__dirname, '../..', file), 'utf8');
const patternsIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const ofGateway = patternsIn(read('embedded/src/gateway/success-routes.ts'), /^ {2}'(\^.+)',$/gm);
const [, map = ''] = /map "\$asked_method \$request_path" \$success_field \{([^]*?)\n\}/.exec(
  read('deploy/nginx.conf.template'),
) ?? ['', ''];
const ofNginx = patternsIn(map, /"~\*(\^.+?)" /g);

const carriesSuccess = (method: string, path: string): boolean =>
  ofGateway.some((pattern) => new RegExp(pattern, 'i').test(`${method} ${path}`));
const fill = (path: string): string => path.replace(/\{\w+\}/g, 'someone');

describe('success field in errors of the gateway and nginx', () => {
  it.each(ALL_ENDPOINTS.map((route) => [`${route.method} ${route.path}`, route] as const))(
    'is present for %s if its responses have one',
    (_name, route) => {
      const path = fill(route.path);
      const expected = route.hasSuccessField === true;
      expect(carriesSuccess(route.method, path)).toBe(expected);
      expect(carriesSuccess(route.method, `${path.toUpperCase()}/`)).toBe(expected);
    },
  );

  it('is present for the same routes in both', () => {
    expect(ofNginx).toEqual(ofGateway);
  });
});
