import { server } from './server';

/** The ids that a request sent. */
export interface SentIds {
  /** The method and path, such as `PATCH /api/profile/skills/nadia`. */
  readonly route: string;
  readonly requestId: string | null;
  readonly correlationId: string | null;
  readonly originRef: string | null;
}

/** The path of a write that pages send when they start, at a time that tests do not know. */
const START_WRITE_PATH = /\/account-changes$/;

/** Records the ids of the writes that the client sends until the end of the test, without those of the page's start. */
export function captureWriteIds(): SentIds[] {
  const sentIds: SentIds[] = [];
  server.events.on('request:start', ({ request: { method, url, headers } }) => {
    const { pathname } = new URL(url);
    if (method === 'GET' || START_WRITE_PATH.test(pathname)) return;
    sentIds.push({
      route: `${method} ${pathname}`,
      requestId: headers.get('x-request-id'),
      correlationId: headers.get('x-correlation-id'),
      originRef: headers.get('x-origin-ref'),
    });
  });
  return sentIds;
}

/** Records the paths that the client reads until the end of the test. */
export function captureReads(): string[] {
  const paths: string[] = [];
  server.events.on('request:start', ({ request: { method, url } }) => {
    if (method === 'GET') paths.push(new URL(url).pathname);
  });
  return paths;
}
