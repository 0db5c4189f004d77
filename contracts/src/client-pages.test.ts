import { findClientPage } from './client-pages.js';

it.each([
  ['/', '/'],
  ['/profile', '/profile'],
  ['/profile/', '/profile'],
  ['/profile/import', '/profile/import'],
  ['/profile/x', undefined],
  ['/onboarding', '/onboarding/*'],
  ['/onboarding/any/step', '/onboarding/*'],
  ['/applications/a1', '/applications/:applicationId'],
  ['/applications/a1/b', undefined],
  ['/Profile', undefined],
  ['/signups', undefined],
  ['//profile', undefined],
])('finds the page at %s', (path, page) => {
  expect(findClientPage(path)).toBe(page);
});
