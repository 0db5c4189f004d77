import { CLIENT_PAGES } from '@trackrecord/contracts';
import type { RouteObject } from 'react-router-dom';
import { routes } from './routes';

const getPaths = (routeObjects: readonly RouteObject[]): readonly string[] =>
  routeObjects.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...getPaths(children)]);

it('has a route for each page that servers know, and redirects every other path', () => {
  expect(getPaths(routes).toSorted()).toEqual(['*', ...CLIENT_PAGES].toSorted());
});
