/** The routes of the client (specification, section 2); a test compares them with its route table. */
const CLIENT_ROUTE = /^\/(signup|onboarding(\/.*)?|profile|profile\/import|settings|jobs|events)?$/;
/** First path segments that never get the page, not even in a browser: operations and other servers. */
const RESERVED = new Set([
  ...['api', 'internal', 'assets', 'emulator', 'healthz', 'livez', 'readyz', 'metrics', 'health', 'debug'],
  'server-status',
]);

/** The response to a path without a file. */
export type PageDecision = 'page' | 'page for browsers' | 'not found';

/**
 * Decides whether a path gets the client's page. The client redirects unknown paths to `/`, so browsers get the page
 * for these too. Other clients get 404, as do paths that look like files or belong to operations.
 */
export function decidePage(path: string): PageDecision {
  const decoded = decodePath(path);
  if (decoded === undefined) return 'not found';
  const segments = decoded.split(/[/\\]+/).filter((segment) => segment !== '');
  if (segments.some((segment) => segment.startsWith('.'))) return 'not found';
  if (RESERVED.has(segments[0]?.toLowerCase() ?? '') || segments.at(-1)?.includes('.') === true) return 'not found';
  return CLIENT_ROUTE.test(decoded.length > 1 ? decoded.replace(/\/$/, '') : decoded) ? 'page' : 'page for browsers';
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
