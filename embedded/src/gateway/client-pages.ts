/** The routes of the client (specification, section 2); a test compares them with its route table. */
const CLIENT_ROUTE = /^\/(signup|onboarding(\/.*)?|profile|profile\/import|settings|jobs|events)?$/;
/** First segments that belong to operations or to other servers: never a page, not even in a browser. */
const RESERVED = new Set([
  ...[
    'api',
    'internal',
    'assets',
    'emulator',
    'healthz',
    'livez',
    'readyz',
    'metrics',
    'health',
    'debug',
    'server-status',
  ],
]);

/** How a path without a file is answered. */
export type PageAnswer = 'page' | 'page for browsers' | 'not found';

/**
 * Decides whether a path is answered with the client's page. The client redirects paths it does not know to `/`, so
 * browsers get the page for these too; programs, and names that look like files or belong to operations, get 404.
 */
export function pageAnswer(path: string): PageAnswer {
  const decoded = decodedPath(path);
  if (decoded === undefined) return 'not found';
  const segments = decoded.split(/[/\\]+/).filter((segment) => segment !== '');
  if (segments.some((segment) => segment.startsWith('.'))) return 'not found';
  if (RESERVED.has(segments[0]?.toLowerCase() ?? '') || segments.at(-1)?.includes('.') === true) return 'not found';
  return CLIENT_ROUTE.test(decoded.length > 1 ? decoded.replace(/\/$/, '') : decoded) ? 'page' : 'page for browsers';
}

function decodedPath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
