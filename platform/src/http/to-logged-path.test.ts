import { toLoggedPath } from './to-logged-path.js';

it.each([
  ['/api/calendar/SECRET.ics', '/api/calendar/:address'],
  ['/api/calendar/SECRET.ics?a=SECRET', '/api/calendar/:address'],
  ['/API/Calendar/SECRET/SECRET', '/API/calendar/:address'],
  ['/calendar/a\nSECRET', '/calendar/:address'],
  ['/api/profile/ada?token=SECRET', '/api/profile/ada'],
])('logs %j as %s', (url, logged) => {
  expect(toLoggedPath(url)).toBe(logged);
});
