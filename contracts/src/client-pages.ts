/**
 * The paths of the client's pages (spec section 2), in the syntax of React Router: `:name` matches one segment, `*` any
 * number. `/` is a page, too. Servers respond with the client's page at these paths.
 */
export const CLIENT_PAGES = [
  'signup',
  'terms',
  'privacy',
  'onboarding/*',
  'dashboard',
  'profile',
  'profile/import',
  'applications',
  'applications/:applicationId',
  'settings',
  'extensions',
  'jobs',
  'events',
  'staff/*',
] as const;
export type ClientPage = (typeof CLIENT_PAGES)[number];

/** Returns the pattern of the client's page at a path, such as `/onboarding/*`; undefined if there is none. */
export function findClientPage(path: string): string | undefined {
  const segments = path.replace(/\/$/, '').split('/').slice(1);
  if (segments.length === 0) return '/';
  const page = CLIENT_PAGES.find((pattern) => matchesPage(pattern.split('/'), segments));
  return page === undefined ? undefined : `/${page}`;
}

function matchesPage(pattern: readonly string[], segments: readonly string[]): boolean {
  const [expected, ...patternRest] = pattern;
  const [segment, ...rest] = segments;
  if (expected === '*') return true;
  if (expected === undefined || segment === undefined) return expected === segment;
  return (expected.startsWith(':') ? segment !== '' : expected === segment) && matchesPage(patternRest, rest);
}
